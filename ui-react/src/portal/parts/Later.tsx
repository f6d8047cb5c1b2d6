import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { LazyScreen } from '../../react/LazyScreen.tsx';
import { useAfterPaint } from '../../react/use-after-paint.ts';

/**
 * A part of the page that nobody waits for: its code is asked for when the rest has been painted. What does not arrive
 * takes nothing else with it, and is tried again by itself, and on the next page.
 */
export function Later({ code }: { readonly code: () => Promise<ComponentType> }) {
  const isPainted = useAfterPaint();
  const { pathname } = useLocation();
  return (
    isPainted && (
      <ErrorBoundary fallback={null} at={pathname}>
        <Suspense>
          <LazyScreen code={code} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
