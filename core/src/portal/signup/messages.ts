import type { MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';
import type { MembershipMessages } from '../membership/messages.ts';
import type { PersonMessages } from '../person/messages.ts';
import type { SponsorMessages } from '../sponsor/messages.ts';

/** The reasons that block a step, and the failures of the requests of a sign-up. */
export interface SignupMessages {
  'signup.notCreated': NoParams;
  'signup.notReplaced': NoParams;
  'signup.notAnswered': NoParams;
  'signup.offline': NoParams;
  'signup.notUpdated': NoParams;
  'signup.updateNotAnswered': NoParams;
  'signup.codeNotUsed': NoParams;
  'signup.codeNotAnswered': NoParams;
  'signup.whoUnknown': NoParams;
  'signup.whoNotLoaded': NoParams;
  'signup.hasActiveAgreement': NoParams;
  'signup.hasSponsor': NoParams;
  'signup.departmentMissing': NoParams;
  'signup.membershipMissing': NoParams;
  'signup.membershipIsTest': NoParams;
  'signup.priceChanged': NoParams;
  'signup.termsChanged': NoParams;
  'signup.listIsEmpty': NoParams;
  'signup.codeMissing': NoParams;
  'signup.codeNotChecked': NoParams;
  'signup.personIncomplete': NoParams;
  'signup.alreadyMember': NoParams;
  'signup.earlierMember': NoParams;
  'signup.sponsoredUnknown': NoParams;
  'signup.linkMissing': NoParams;
  'signup.sending': NoParams;
}

/** The texts of this area, and of the areas that a sign-up uses. */
export type SignupMessage = MessageOf<
  SharedMessages & MembershipMessages & PersonMessages & SponsorMessages & SignupMessages
>;
