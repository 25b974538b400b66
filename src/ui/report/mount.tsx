// Draws the report form into an element of somebody else's tree.
import { render } from 'preact';
import { ReportForm, type ReportProps } from './form';
import { css } from './styles';

/** Gives what takes it away again. The style comes along, for the element may lie in a shadow root of its own. */
export function mountReport(container: HTMLElement, props: ReportProps): () => void {
  render(
    <>
      <style>{css}</style>
      <ReportForm {...props} />
    </>,
    container,
  );
  return () => render(null, container);
}
