import { Component, type ReactNode, startTransition } from 'react';
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
 * again when the network is back, and when the page is seen again, which may have slept through that. React offers this to
 * classes only.
 */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.#beOnline);
    document.addEventListener('visibilitychange', this.#beSeen);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#beOnline);
    document.removeEventListener('visibilitychange', this.#beSeen);
  }

  /** Whether it may have broken for want of code. A part with a mistake in it is no better for being seen again. */
  #lacksCode = false;

  /** Whether the network has come back since anything broke: after the code was lost, it may be, and before that is drawn. */
  #cameBack = false;

  override componentDidCatch() {
    // The fallback has been drawn: what the part lacked is wanted by nobody until it is drawn again.
    this.#lacksCode = forgetFailed();
    if (this.#lacksCode && this.#cameBack) this.#tryAgain();
    this.#cameBack = false;
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at) this.#tryAgain();
  }

  readonly #beSeen = () => {
    if (this.#lacksCode && document.visibilityState === 'visible' && navigator.onLine) this.#tryAgain();
  };

  readonly #beOnline = () => {
    this.#cameBack = !this.state.broken;
    this.#tryAgain();
  };

  readonly #tryAgain = () => {
    // What is said of it stands until there is something else to show.
    if (this.state.broken) startTransition(() => this.setState({ broken: false }));
  };

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
