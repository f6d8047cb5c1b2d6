import { type ComponentType, type ReactNode, Suspense } from 'react';
import { LazyPart } from '../react/LazyPart.tsx';
import { CrashNote } from './CrashNote.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface FetchedPartProps<P extends object> {
  readonly code: () => Promise<ComponentType<P>>;
  readonly given: P;
  /** Shown until the code has come. */
  readonly waiting?: ReactNode;
  /** Shown below the notice where the code does not come: the same in a simpler way. */
  readonly instead?: ReactNode;
}

/** A part of a page whose code is fetched when it is shown. Where the code does not come, a button loads all of it again. */
export const FetchedPart = <P extends object>({ code, given, waiting, instead }: FetchedPartProps<P>) => (
  <ErrorBoundary
    fallback={
      <>
        <CrashNote />
        {instead}
      </>
    }
  >
    <Suspense fallback={waiting}>
      <LazyPart code={code} given={given} />
    </Suspense>
  </ErrorBoundary>
);
