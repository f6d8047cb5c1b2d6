import {
  type FailureTexts,
  failureTexts,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';

/** The problems of the forms of persons, contacts and departments, and their failures. */
export interface RegisterMessages {
  'register.offline': NoParams;
  'register.lost': NoParams;
  'register.refused': { readonly reason: Message };
  'register.needsName': NoParams;
  'register.longName': { readonly most: number };
  'register.wrongNumber': NoParams;
  'register.wrongMail': NoParams;
  'register.wrongPhone': NoParams;
  'register.wrongSite': NoParams;
  'register.wrongDays': NoParams;
  'register.manyDays': { readonly most: string };
  'register.wrongDay': NoParams;
  'register.leaving': NoParams;
}

/** A problem of a field, or a failure, in a form of the register. */
export type RegisterMessage = MessageOf<SharedMessages & RegisterMessages>;

export const REGISTER_FAILURES: FailureTexts<RegisterMessage> = failureTexts(
  'register.offline',
  'register.lost',
  'register.refused',
);
