// The meaning of a refused or unanswered request of a sign-up, and its messages.
import { describeFailure } from '../../shared/messages.ts';
import { type Failure, isRefused } from '../../shared/result.ts';
import type { SignupMessage, SignupMessages } from '../../texts/signup.ts';
import type { PersonalInformation } from '../person/model.ts';
import { type Conflict, personText } from './drafts.ts';

type SendingWord = Extract<
  keyof SignupMessages,
  `signup.not${string}` | `signup.code${string}` | 'signup.updateNotAnswered' | 'signup.hasActiveAgreement'
>;

/** The words of one kind of request. */
export interface SendingWords {
  readonly refused: SendingWord;
  /** Instead, if it would have replaced an agreement, which stays valid. */
  readonly replaces?: SendingWord;
  /** Instead, if the service has that already: from another tab, or from the center. */
  readonly conflict?: SendingWord;
  readonly notAnswered: SendingWord;
}

/** [P-SIGNUP-72] The outcome is uncertain only without a readable answer. */
export function sendingFailure(failure: Failure, words: SendingWords, hasAgreement: boolean): SignupMessage {
  if (failure.kind !== 'refused') return { key: words.notAnswered, params: {} };
  const refused = (hasAgreement ? words.replaces : undefined) ?? words.refused;
  return { key: explanationKey(failure, words) ?? refused, params: {} };
}

/** The service's own text; null without one, or if our message says it already. */
export function sendingReason(failure: Failure, words: SendingWords): SignupMessage | null {
  if (failure.kind !== 'refused' || !isRefused(failure) || failure.plainText === true) return null;
  return explanationKey(failure, words) || failure.message.trim() === '' ? null : describeFailure(failure);
}

const explanationKey = (failure: Failure, { conflict }: SendingWords) =>
  changeKey(failure) ?? (isConflict(failure) ? conflict : undefined);

/** A member or an agreement may have been created. */
export const CREATION_NOT_ANSWERED: SignupMessage = { key: 'signup.notAnswered', params: {} };

/** [P-TRANSPORT-14] A toast shows the service's text, as the form has no room for it. */
export const isServiceError = (failure: Failure): boolean => failure.kind === 'refused' && !isRefused(failure);

/** Whether the terms have changed since the visitor agreed. */
export const areTermsChanged = (failure: Failure): boolean => changeKey(failure) === 'signup.termsChanged';

const changeKey = (failure: Failure) => (failure.kind === 'refused' ? CHANGE_KEYS[failure.type] : undefined);

/** Changes since the page was shown, by the service's name. */
const CHANGE_KEYS: Readonly<Record<string, 'signup.priceChanged' | 'signup.termsChanged'>> = {
  PriceChanged: 'signup.priceChanged',
  TermsChanged: 'signup.termsChanged',
};

/** [P-SIGNUP-68] [P-SIGNUP-71] The same in every flow, although the specification names different statuses. */
export const isConflict = (failure: Failure): boolean => failure.kind === 'refused' && failure.refusal === 'conflict';

/** The current visitor, to compare with a conflict. */
export interface CurrentVisitor {
  readonly phone: string | null;
  readonly memberId: string | null;
  /** The personal data to send; null while anything is missing. */
  readonly information: PersonalInformation | null;
}

/** [P-SIGNUP-69] A conflict counts for its phone number and member; after an update, until the visitor changes a sent field. */
export function memberExists(conflict: Conflict | null, { phone, memberId, information }: CurrentVisitor): boolean {
  if (conflict === null || conflict.phone !== phone || conflict.memberId !== memberId) return false;
  return conflict.person === undefined || (information !== null && conflict.person === personText(information));
}

/** [P-SIGNUP-70] The notice of a conflict. 'perhapsRegistered': this sign-up itself may have created the member. */
export type ExistsNotice = 'alreadyMember' | 'earlierMember' | 'perhapsRegistered';

/** 'perhapsRegistered' stays also while another number is typed. */
export function existsNotice(conflict: Conflict | null, exists: boolean, loggedIn: boolean): ExistsNotice | null {
  if (conflict?.isPerhapsOwn === true && !loggedIn) return 'perhapsRegistered';
  if (!exists) return null;
  return loggedIn ? 'alreadyMember' : 'earlierMember';
}
