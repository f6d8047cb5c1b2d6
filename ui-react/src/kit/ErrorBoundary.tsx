import { Component, type ReactNode, startTransition } from 'react';
import { CodeLost, onceItComes } from '../react/code-lost.ts';

interface Props {
  /** What stands in the place of what broke. */
  readonly fallback: ReactNode;
  /** Where the page is: what broke is tried again at another address. */
  readonly at?: string;
  readonly children: ReactNode;
}

/**
 * Keeps a mistake in one part of the page from taking the rest with it. What broke for want of its code is drawn again once
 * that is there; a part with a mistake in it would be no better for that. React offers this to classes only.
 */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  #failure: unknown = null;
  #stopWaiting = () => {};

  override componentDidCatch(failure: unknown) {
    this.#failure = failure;
    this.#wait();
  }

  override componentDidMount() {
    // What waits around it may have taken it away for a while.
    if (this.state.broken) this.#wait();
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at) this.#drawAgain();
  }

  override componentWillUnmount() {
    this.#stopWaiting();
  }

  #wait() {
    this.#stopWaiting();
    if (this.#failure instanceof CodeLost) this.#stopWaiting = onceItComes(this.#failure, this.#drawAgain);
  }

  readonly #drawAgain = () => {
    this.#stopWaiting();
    // What is said of it stands until there is something else to show.
    if (this.state.broken) startTransition(() => this.setState({ broken: false }));
  };

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
