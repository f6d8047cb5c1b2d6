import { Component, type ReactNode, startTransition } from 'react';

interface Props {
  /** What stands in the place of what broke. */
  readonly fallback: ReactNode;
  /** Where the page is: what broke is tried again at another address. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** A network that is said to be back leads somewhere only a moment later; in milliseconds. */
const ONLINE_AFTER = 1_000;

/**
 * Keeps a mistake in one part of the page from taking the rest with it. What broke may have lacked its code, so it is tried
 * again when the network is back. React offers this to classes only.
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
    // What is said of it stands until there is something else to show.
    if (this.state.broken) startTransition(() => this.setState({ broken: false }));
  };

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
