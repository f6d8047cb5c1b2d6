import type * as z from 'zod/mini';

/** The schema of a live list's records, and the events that put a record into the list or take it out. */
export interface LiveList<T> {
  readonly schema: z.ZodMiniType<T>;
  readonly events: { readonly put: readonly string[]; readonly gone: readonly string[] };
}

/** Each event carries the record, except `gone`, which has the id alone. */
export function liveList<T>(
  schema: z.ZodMiniType<T>,
  { gone, ...put }: Readonly<Record<string, string>> & { readonly gone: string },
): LiveList<T> {
  return { schema, events: { put: Object.values(put), gone: [gone] } };
}
