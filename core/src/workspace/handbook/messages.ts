import {
  explainFailure,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';

export interface HandbookMessages {
  'handbook.offline': NoParams;
  'handbook.lost': NoParams;
  'handbook.refused': { readonly reason: Message };
  'handbook.notMade': { readonly reason: Message };
  'handbook.makingLost': NoParams;
}

type HandbookMessage = MessageOf<SharedMessages & HandbookMessages>;

const OFFLINE: HandbookMessage = { key: 'handbook.offline', params: {} };

/** What is said where a handbook was not built or changed. */
export const BUILDING_WORDS = {
  offline: OFFLINE,
  lost: { key: 'handbook.lost', params: {} } satisfies HandbookMessage,
  refused: (failure: Failure): HandbookMessage => ({
    key: 'handbook.refused',
    params: { reason: explainFailure(failure) },
  }),
};

/** What is said where no document was made from a template. */
export const MAKING_WORDS = {
  offline: OFFLINE,
  lost: { key: 'handbook.makingLost', params: {} } satisfies HandbookMessage,
  refused: (failure: Failure): HandbookMessage => ({
    key: 'handbook.notMade',
    params: { reason: explainFailure(failure) },
  }),
};
