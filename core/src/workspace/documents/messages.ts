import {
  explainFailure,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';

export interface DocumentMessages {
  'documents.notSent': { readonly name: string };
  'documents.offline': NoParams;
  'documents.lost': NoParams;
  'documents.refused': { readonly reason: Message };
  'documents.needsName': NoParams;
  'documents.longName': { readonly most: number };
  'documents.wrongName': NoParams;
  'documents.leaving': NoParams;
}

export type DocumentMessage = MessageOf<SharedMessages & DocumentMessages>;

/** What is said where a document could not be changed. */
export const WORDS = {
  offline: { key: 'documents.offline', params: {} } satisfies DocumentMessage,
  lost: { key: 'documents.lost', params: {} } satisfies DocumentMessage,
  refused: (failure: Failure): DocumentMessage => ({
    key: 'documents.refused',
    params: { reason: explainFailure(failure) },
  }),
};
