import { Component, type ReactNode, startTransition } from 'react';

interface Props {
  /** Shown in place of the broken part. */
  readonly fallback: ReactNode;
  /** Where the page is: what broke is tried again at another address. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** A network that is reported as back works only a moment later; in milliseconds. */
const ONLINE_AFTER = 1_000;

/**
 * Keeps an error in one part of the page from breaking the rest. The broken part may have lacked its code, so it is tried again
 * when the network is back. React offers this to classes only.
 */
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
