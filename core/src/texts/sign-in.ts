import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The sign-in of the workspace, and why a session has ended. */
export const no = {
  'signIn.signedOut': 'Du er logget ut.',
  'signIn.refused': 'Innloggingen ble avvist eller er utløpt. Logg inn på nytt.',
  'signIn.stray':
    'Denne innloggingen ble ikke begynt i denne fanen, eller er brukt før. Logg inn på nytt for å fortsette her.',
  'signIn.keepsNothing':
    'Nettleseren lagrer ikke noe for dette nettstedet. Innlogging trenger det: tillat lagring, og logg inn på nytt.',
  'signIn.failed': 'Vi fikk ikke logget deg inn: {{reason}}',
  'signIn.ended': 'Du er logget ut i en annen fane.',
  'signIn.inFrame': 'Logg inn i et eget vindu for å bruke arbeidsflaten her.',
  'parting.waits': 'Ikke sendt ennå: {{count}}. Det blir på denne enheten, og sendes når du logger inn her igjen.',
  'parting.lost': 'Ikke sendt ennå: {{count}}. Det går tapt.',
  'parting.typed': 'Det du har skrevet og ikke lagret, går tapt.',
  'parting.uploads': 'Filer som er på vei, blir ikke sendt.',
} as const;

/** In English. */
export const en = {
  'signIn.signedOut': 'You are signed out.',
  'signIn.refused': 'The sign-in was refused or has expired. Sign in again.',
  'signIn.stray': 'This sign-in was not begun in this tab, or has been used before. Sign in again to go on here.',
  'signIn.keepsNothing':
    'The browser stores nothing for this site. Signing in needs that: allow it, and sign in again.',
  'signIn.failed': 'We could not sign you in: {{reason}}',
  'signIn.ended': 'You are signed out in another tab.',
  'signIn.inFrame': 'Sign in in a window of its own to use the workspace here.',
  'parting.waits': 'Not sent yet: {{count}}. It stays on this device, and is sent when you sign in here again.',
  'parting.lost': 'Not sent yet: {{count}}. It will be lost.',
  'parting.typed': 'What you have typed and not saved will be lost.',
  'parting.uploads': 'Files that are on their way will not be sent.',
} as const satisfies TextsOf<Messages>;

type Messages = MessagesOf<typeof no>;

/** Why the user must sign in, or cannot. */
export type SignInMessages = Pick<Messages, Extract<keyof Messages, `signIn.${string}`>>;

/** The unsent work when a user signs out. */
export type PartingMessages = Pick<Messages, Extract<keyof Messages, `parting.${string}`>>;

/** One line of the question before the user signs out. */
export type PartingMessage = MessageOf<PartingMessages>;

/** A message of the sign-in page. */
export type SignInMessage = MessageOf<SharedMessages & SignInMessages>;
