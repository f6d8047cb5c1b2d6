import { type Context, useContext } from 'react';

/** Reads a context that must have been provided above; a missing provider is a programmer's mistake. */
export function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error(`nothing above this component provides ${context.displayName ?? 'its context'}`);
  return value;
}
