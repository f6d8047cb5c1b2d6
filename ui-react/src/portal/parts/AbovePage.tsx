import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';

const Toasts = lazy(() => import('../../kit/ToastRegion.tsx').then(({ ToastRegion }) => ({ default: ToastRegion })));
const Overlays = lazy(() => import('./Overlays.tsx').then((part) => ({ default: part.Overlays })));

/** [P-SHELL-29] [P-SHELL-30] Messages and windows above whatever the page shows. Their code comes with the first of them. */
export function AbovePage() {
  const { toasts, overlays } = usePortal();
  const messages = useObservable(toasts.store$);
  const windows = useObservable(overlays.store$);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{windows && <Overlays overlays={windows} />}</Suspense>
      <Suspense>{messages && <Toasts toasts={messages} />}</Suspense>
    </ErrorBoundary>
  );
}
