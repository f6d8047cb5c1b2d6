import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { LazyScreen } from '../../react/LazyScreen.tsx';
import { lazily } from '../../react/lazily.ts';
import { usePortal } from '../services.ts';

const dialog = lazily(async () => (await import('./ConsentDialog.tsx')).ConsentDialog);
const opener = lazily(async () => (await import('./ConsentOpener.tsx')).ConsentOpener);

/** Asks for consent, as long as there is something to consent to. Its place is after the link that skips to the content. */
export const Consent = () => <WhereNeeded code={dialog} />;

/** For the footer: opens the dialog again. */
export const ConsentLink = () => <WhereNeeded code={opener} />;

/** Its code is fetched only for centers that may have a tracker. What does not arrive is tried again on the next page. */
function WhereNeeded({ code }: { readonly code: () => Promise<ComponentType> }) {
  const { tracking } = usePortal();
  const { pathname } = useLocation();
  if (!tracking.isNeeded()) return null;
  return (
    <ErrorBoundary fallback={null} at={pathname}>
      <Suspense fallback={null}>
        <LazyScreen code={code} />
      </Suspense>
    </ErrorBoundary>
  );
}
