import { type ComponentType, use } from 'react';

/** A part fetched on demand. Unlike React's lazy, code that was fetched ahead shows at once, without a fallback for 300 ms. */
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

/** For a part without props. */
export const LazyScreen = ({ code }: { readonly code: () => Promise<ComponentType> }) => (
  <LazyPart code={code} given={{}} />
);
