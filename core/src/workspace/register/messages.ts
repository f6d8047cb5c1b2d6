import {
  explainFailure,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';

export interface RegisterMessages {
  'register.offline': NoParams;
  'register.lost': NoParams;
  'register.refused': { readonly reason: Message };
  'register.needsName': NoParams;
  'register.wrongNumber': NoParams;
  'register.wrongMail': NoParams;
  'register.wrongPhone': NoParams;
  'register.wrongSite': NoParams;
  'register.wrongDays': NoParams;
  'register.wrongDay': NoParams;
  'register.leaving': NoParams;
}

export type RegisterMessage = MessageOf<SharedMessages & RegisterMessages>;

/** What is said where something of the register could not be saved. */
export const WORDS = {
  offline: { key: 'register.offline', params: {} } satisfies RegisterMessage,
  lost: { key: 'register.lost', params: {} } satisfies RegisterMessage,
  refused: (failure: Failure): RegisterMessage => ({
    key: 'register.refused',
    params: { reason: explainFailure(failure) },
  }),
};
