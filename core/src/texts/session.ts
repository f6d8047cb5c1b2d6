import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The member's login and the new password by SMS. */
export const no = {
  'session.phoneMissing': 'Telefonnummer må fylles ut',
  'session.phoneNotDigits': 'Skriv telefonnummeret med bare sifre, for eksempel 12345678 eller 0046123456789',
  'session.passwordMissing': 'Skriv inn passordet ditt.',
  'session.wrongLogin': 'Feil telefonnummer eller passord.',
  'session.tooManyAttempts': 'For mange forsøk. Vent en stund før du prøver igjen.',
  'session.otherCenter': 'Denne innloggingen hører til et annet senter.',
  'session.centerMissing': 'Siden er ikke ferdig lastet. Prøv igjen om litt.',
  'session.notRemembered':
    'Nettleseren din lagrer ikke informasjonskapsler. Du blir logget ut når du lukker siden eller laster den på nytt.',
  'session.newPasswordSent': 'Nytt passord er sendt på SMS',
} as const;

/** In English. */
export const en = {
  'session.phoneMissing': 'Phone number is required',
  'session.phoneNotDigits': 'Write the phone number with digits only, for example 12345678 or 0046123456789',
  'session.passwordMissing': 'Enter your password.',
  'session.wrongLogin': 'Wrong phone number or password.',
  'session.tooManyAttempts': 'Too many attempts. Wait a while before you try again.',
  'session.otherCenter': 'This login belongs to another center.',
  'session.centerMissing': 'The page has not finished loading. Try again in a moment.',
  'session.notRemembered':
    'Your browser keeps no cookies. You will be logged out when you close this page or load it again.',
  'session.newPasswordSent': 'A new password has been sent by SMS',
} as const satisfies TextsOf<SessionMessages>;

/** The problems of a login and of a request for a new password, and its success. */
export type SessionMessages = MessagesOf<typeof no>;

/** A text of these two forms, or of a failed request. */
export type SessionMessage = MessageOf<SharedMessages & SessionMessages>;
