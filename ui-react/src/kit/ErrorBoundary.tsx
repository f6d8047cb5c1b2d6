import { Component, type ReactNode } from 'react';
import { forgetFailed } from '../react/lazily.ts';

interface Props {
  /** What stands in the place of what broke. */
  readonly fallback: ReactNode;
  /** Where the page is: what broke is tried again at another address. */
  readonly at?: string;
  readonly children: ReactNode;
}

/**
 * Keeps a mistake in one part of the page from taking the rest with it. What broke may have lacked its code: it is tried
 * again when the network is back. React offers this to classes only.
 */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.#tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#tryAgain);
  }

  override componentDidCatch() {
    // The fallback has been drawn: what the part lacked is wanted by nobody until it is drawn again.
    forgetFailed();
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at) this.#tryAgain();
  }

  readonly #tryAgain = () => {
    if (this.state.broken) this.setState({ broken: false });
  };

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
