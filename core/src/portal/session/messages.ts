import type { MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

/** The problems of a login and of a request for a new password, and its success. */
export interface SessionMessages {
  'session.phoneMissing': NoParams;
  'session.phoneNotDigits': NoParams;
  'session.passwordMissing': NoParams;
  'session.wrongLogin': NoParams;
  'session.tooManyAttempts': NoParams;
  'session.otherCenter': NoParams;
  'session.centerMissing': NoParams;
  'session.notRemembered': NoParams;
  'session.newPasswordSent': NoParams;
}

/** A text of these two forms, or of a failed request. */
export type SessionMessage = MessageOf<SharedMessages & SessionMessages>;
