// Where the panel's own tree hangs in the overlay's.
import { Component, createRef } from 'preact';
import type { Notrump } from '../../text';
import type { PanelProps } from './panel';
import type { MountedPanel, MountPanel } from './panel-mount';

type Props = PanelProps & { mount: MountPanel; notrump: Notrump };

/** A class, as all components with a state of their own in a content script: hooks alone would be a kilobyte there. */
export class PanelPlace extends Component<Props> {
  private readonly place = createRef<HTMLElement>();
  private mounted: MountedPanel | null = null;

  override componentDidMount() {
    this.show(null);
  }
  override componentDidUpdate(before: Props) {
    this.show(before);
  }
  private show(before: Props | null) {
    const { mount, notrump, ...props } = this.props;
    // Words are set when it is mounted: another word for notrump mounts it anew.
    if (mount !== before?.mount || notrump !== before.notrump) {
      this.mounted?.end();
      this.mounted = this.place.current && mount(this.place.current, notrump);
    }
    this.mounted?.draw(props);
  }
  override componentWillUnmount() {
    this.mounted?.end();
  }
  override render() {
    return <section class="panel" aria-label="Slagwacht" ref={this.place} />;
  }
}
