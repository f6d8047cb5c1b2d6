import type { Failure } from './result.ts';

/** A text for people, named but not written. The words live in the catalogs. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The messages of a table from keys to the values their texts need. */
export type MessageOf<Texts> = { [K in keyof Texts]: { readonly key: K; readonly params: Texts[K] } }[keyof Texts];

/** A value of a message may be a message itself: the reason inside a sentence. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value;

/** A message that takes no values. */
export type NoParams = Readonly<Record<never, never>>;

export interface SharedMessages {
  'failure.refused': { readonly message: string };
  'failure.refusedSilently': { readonly status: number };
  'failure.malformed': NoParams;
  'failure.unreachable': NoParams;
  'failure.timeout': NoParams;
}

export type SharedMessage = MessageOf<SharedMessages>;

/** What to tell the visitor about a failure: the server's own words where it found any. */
export function describeFailure(failure: Failure): SharedMessage {
  switch (failure.kind) {
    case 'refused':
      return failure.message.trim() === ''
        ? { key: 'failure.refusedSilently', params: { status: failure.status } }
        : { key: 'failure.refused', params: { message: failure.message } };
    case 'malformed':
      return { key: 'failure.malformed', params: {} };
    case 'unreachable':
      return { key: failure.cause === 'timeout' ? 'failure.timeout' : 'failure.unreachable', params: {} };
  }
}
