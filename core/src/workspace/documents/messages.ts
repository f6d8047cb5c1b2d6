import {
  type FailureTexts,
  failureTexts,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';

/** The texts that uploads and the form of a document need, with the values in them. */
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

export const DOCUMENT_FAILURES: FailureTexts<DocumentMessage> = failureTexts(
  'documents.offline',
  'documents.lost',
  'documents.refused',
);
