import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { LazyPart } from '../../react/LazyPart.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useObservable } from '../../react/use-observable.ts';
import { type Toasts, usePortal } from '../services.ts';

/** The region of the messages; prepared with their store. */
export const toastRegion = lazyCode(async () => (await import('../../kit/ToastRegion.tsx')).ToastRegion);
const overlayWindows = lazyCode(async () => (await import('./Overlays.tsx')).Overlays);

/** [P-SHELL-29] [P-SHELL-30] Messages and windows above the page. Their code comes with the first of them at the latest. */
export function AbovePage() {
  const { toasts, overlays } = usePortal();
  const messages = useObservable(toasts.store$);
  const windows = useObservable(overlays.store$);
  useMessagesAhead(toasts);
  return (
    <>
      <Apart>{windows && <LazyPart code={overlayWindows} given={{ overlays: windows }} />}</Apart>
      <Apart>{messages && <LazyPart code={toastRegion} given={{ toasts: messages }} />}</Apart>
    </>
  );
}

/** A form may fail to be sent just because there is no network, so the code of messages is fetched while it is filled in. */
function useMessagesAhead(toasts: Toasts) {
  useEffect(() => {
    const begin = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, select, textarea')) toasts.prepare();
    };
    document.addEventListener('focusin', begin);
    return () => document.removeEventListener('focusin', begin);
  }, [toasts]);
}

/** An error here breaks nothing else; it is tried again by itself, and on the next page. */
const Apart = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={null} at={useLocation().pathname}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
