import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { usePortal } from '../services.ts';

const ConsentDialog = lazy(async () => ({ default: (await import('./ConsentDialog.tsx')).ConsentDialog }));
const ConsentOpener = lazy(async () => ({ default: (await import('./ConsentOpener.tsx')).ConsentOpener }));

/** Asks for consent, as long as there is something to consent to. Its place is after the link that skips to the content. */
export const Consent = () => (
  <WhereNeeded>
    <ConsentDialog />
  </WhereNeeded>
);

/** For the footer: opens the dialog again. */
export const ConsentLink = () => (
  <WhereNeeded>
    <ConsentOpener />
  </WhereNeeded>
);

/** Its code is fetched only for centers that may have a tracker. Where it does not arrive, nothing is tracked or asked. */
function WhereNeeded({ children }: { readonly children: ReactNode }) {
  const { tracking } = usePortal();
  if (!tracking.isNeeded()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
