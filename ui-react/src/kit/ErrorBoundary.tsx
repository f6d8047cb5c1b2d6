import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in the place of what broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a mistake in one part of the page from taking the rest with it. React offers this to classes only. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
