// Draws the law index into an element of somebody else's tree.
import { render } from 'preact';
import { type DrawerProps, LawDrawer } from './drawer';
import { css } from './styles';

/** Gives what takes it away again. The style comes along, for the element may lie in a shadow root of its own. */
export function mountLaws(container: HTMLElement, props: DrawerProps): () => void {
  render(
    <>
      <style>{css}</style>
      <LawDrawer {...props} />
    </>,
    container,
  );
  return () => render(null, container);
}
