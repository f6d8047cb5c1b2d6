import { type ComponentType, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { LazyScreen } from '../../react/LazyPart.tsx';
import { useAfterPaint } from '../../react/use-after-paint.ts';

type Code = () => Promise<ComponentType>;

const asked = new WeakSet<Code>();

/**
 * A part of the page that nobody waits for: its code is asked for when the rest has been painted. Once it has been it is
 * drawn with the rest: whoever comes back finds the page as high as they left it, and is where they were on it. What does
 * not arrive takes nothing else with it, and is tried again by itself, and on the next page.
 */
export function Later({ code }: { readonly code: Code }) {
  const isPainted = useAfterPaint();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isPainted) asked.add(code);
  }, [isPainted, code]);
  return (
    (isPainted || asked.has(code)) && (
      <ErrorBoundary fallback={null} at={pathname}>
        <Suspense>
          <LazyScreen code={code} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
