import type { Message } from '../messages.ts';
import type { Failure } from './result.ts';

/** A message that takes no values. */
export type NoParams = Readonly<Record<never, never>>;

export interface SharedMessages {
  'failure.refused': { readonly message: string };
  'failure.refusedSilently': { readonly status: number };
  'failure.malformed': NoParams;
  'failure.unreachable': NoParams;
  'failure.timeout': NoParams;
}

/** What to tell the visitor about a failure: the server's own words where it found any. */
export function describeFailure(failure: Failure): Message {
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
