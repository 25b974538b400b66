// Keeps a fault in the overlay inside the overlay.
import { Component, type ComponentChildren } from 'preact';

/** Shows `instead` from the first error on, and reports it. */
export class Boundary extends Component<
  { children: ComponentChildren; instead: ComponentChildren; report(error: unknown): void },
  { failed: boolean }
> {
  override state = { failed: false };
  override componentDidCatch(error: unknown) {
    this.props.report(error);
    this.setState({ failed: true });
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
