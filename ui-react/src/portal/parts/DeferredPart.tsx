import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '../../first-page/after-paint.ts';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { LazyScreen } from '../../react/LazyPart.tsx';

type Code = () => Promise<ComponentType>;

const asked = new WeakSet<Code>();

/**
 * A less urgent part of the page: its code is fetched after the first paint. Later visits draw it with the rest, so that the page
 * has the same height and the visitor returns to the same place. A part whose code does not arrive breaks nothing else; it is
 * tried again by itself, and on the next page.
 */
export function DeferredPart({ code }: { readonly code: Code }) {
  const [isPainted, setPainted] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => afterPaint(() => setPainted(true)), []);
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
