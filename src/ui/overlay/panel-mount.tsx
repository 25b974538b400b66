// Draws the panel into an element of the overlay. It is a tree of its own, so that its script can come when it is first opened.
import { render } from 'preact';
import { type Notrump, printNotrumpAs } from '../../text';
import { Panel, type PanelProps } from './panel';
import { panelCss } from './styles';

export interface MountedPanel {
  draw(props: PanelProps): void;
  end(): void;
}

/** `notrump`: a script of its own has words of its own, and must be told. */
export type MountPanel = (container: HTMLElement, notrump: Notrump) => MountedPanel;

export const mountPanel: MountPanel = (container, notrump) => {
  printNotrumpAs(notrump);
  return {
    draw: (props) =>
      render(
        <>
          <style>{panelCss}</style>
          <Panel {...props} />
        </>,
        container,
      ),
    end: () => render(null, container),
  };
};
