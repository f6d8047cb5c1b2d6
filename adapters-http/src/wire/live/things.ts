import type * as z from 'zod/mini';

/** The things of a list that is shown live: how one is written, and the events that say what it has become or that it is gone. */
export interface Things<T> {
  readonly schema: z.ZodMiniType<T>;
  readonly events: { readonly put: readonly string[]; readonly gone: readonly string[] };
}

/** Of the names of its events, only `gone` comes without the thing itself. */
export function things<T>(
  schema: z.ZodMiniType<T>,
  { gone, ...put }: Readonly<Record<string, string>> & { readonly gone: string },
): Things<T> {
  return { schema, events: { put: Object.values(put), gone: [gone] } };
}
