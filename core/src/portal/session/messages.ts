import type { MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

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

export type SessionMessage = MessageOf<SharedMessages & SessionMessages>;
