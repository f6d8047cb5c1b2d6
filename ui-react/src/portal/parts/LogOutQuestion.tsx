import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';

/** Stands above each page from which a visitor with unsaved changes logs out. */
export function LogOutQuestion() {
  const asked = useObservable(usePortal().leaving.question$);
  return (
    asked && (
      <ErrorBoundary fallback={null}>
        <asked.Dialog question={asked.question} />
      </ErrorBoundary>
    )
  );
}
