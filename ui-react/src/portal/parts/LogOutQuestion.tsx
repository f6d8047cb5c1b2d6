import { Suspense } from 'react';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { LazyPart } from '../../react/LazyPart.tsx';
import { lazily } from '../../react/lazily.ts';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';

const dialog = lazily(async () => (await import('../profile/LogOutDialog.tsx')).LogOutDialog);

/**
 * Stands above whatever page somebody with unsaved changes logs out from. Its code comes as soon as there is something
 * that could be lost: whoever logs out may have no network for it.
 */
export function LogOutQuestion() {
  const question = useObservable(usePortal().leaving.question$);
  return (
    question && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <LazyPart code={dialog} given={{ question }} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
