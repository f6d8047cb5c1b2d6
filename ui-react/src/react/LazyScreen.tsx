import { type ComponentType, use } from 'react';

/**
 * A screen whose code is fetched when it is wanted. One that was fetched ahead shows at once; React's own lazy would
 * show what stands in for it first, and keep that for 300 ms.
 */
export function LazyScreen({ code }: { readonly code: () => Promise<ComponentType> }) {
  const Screen = use(code());
  return <Screen />;
}
