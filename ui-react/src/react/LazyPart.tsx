import { type ComponentType, use } from 'react';

/**
 * A part of the page whose code is fetched on demand. Code that was fetched ahead shows at once; React's own lazy would show the
 * fallback first, and keep it for 300 ms.
 */
export function LazyPart<P extends object>({
  code,
  given,
}: {
  readonly code: () => Promise<ComponentType<P>>;
  readonly given: P;
}) {
  const Part = use(code());
  return <Part {...given} />;
}

/** The same that needs nothing. */
export const LazyScreen = ({ code }: { readonly code: () => Promise<ComponentType> }) => (
  <LazyPart code={code} given={{}} />
);
