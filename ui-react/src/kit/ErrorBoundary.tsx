import { Component, type ReactNode, startTransition } from 'react';

interface Props {
  /** Shown in place of the broken part. */
  readonly fallback: ReactNode;
  /** The current address: at another one, the broken part is tried again. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** A network that is reported as back works only a moment later; in milliseconds. */
const ONLINE_AFTER = 1_000;

/** An error in one part must not break the rest. Code may have been missing, so it is tried again when the network is back. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.#drawAgainSoon);
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at) this.#drawAgain();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#drawAgainSoon);
  }

  readonly #drawAgainSoon = () => setTimeout(this.#drawAgain, ONLINE_AFTER);

  readonly #drawAgain = () => {
    // The notice stays until there is something else to show.
    if (this.state.broken) startTransition(() => this.setState({ broken: false }));
  };

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
