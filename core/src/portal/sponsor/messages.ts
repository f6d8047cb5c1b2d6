import type { MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

/** The company's code, the message to a payer, the payer's form, and the acceptance. */
export interface SponsorMessages {
  'sponsor.codeMissing': NoParams;
  'sponsor.phoneMissing': NoParams;
  'sponsor.phoneWrong': NoParams;
  'sponsor.notReady': NoParams;
  'sponsor.offline': NoParams;
  'sponsor.acceptOffline': NoParams;
  'sponsor.notSigned': NoParams;
  'sponsor.signed': NoParams;
  'sponsor.unknown': NoParams;
  'sponsor.illegal': NoParams;
  'sponsor.uncertain': NoParams;
  'sponsor.exists': NoParams;
  'sponsor.notRegistered': NoParams;
  'sponsor.notAnswered': NoParams;
  'sponsor.kept': NoParams;
  'sponsor.departmentUnchanged': NoParams;
  'sponsor.codeUnknown': NoParams;
  'sponsor.codeUnchecked': NoParams;
  'sponsor.phoneUnknown': NoParams;
  'sponsor.alreadyPaid': NoParams;
  'sponsor.linkUnknown': NoParams;
  'sponsor.linkExpired': NoParams;
  'sponsor.linkUsed': NoParams;
  'sponsor.paidByAnother': NoParams;
  'sponsor.tooYoung': NoParams;
  'sponsor.memberUnknown': NoParams;
  'sponsor.departmentUnknown': NoParams;
  'sponsor.nameInvalid': NoParams;
  'sponsor.phoneInvalid': NoParams;
  'sponsor.birthDateInvalid': NoParams;
  'sponsor.addressInvalid': NoParams;
  'sponsor.postalCodeUnknown': NoParams;
  'sponsor.emailInvalid': NoParams;
  'avtalegiro-not-signed': NoParams;
}

/** A text for the member or the payer, or a failure of their requests. */
export type SponsorMessage = MessageOf<SharedMessages & SponsorMessages>;
