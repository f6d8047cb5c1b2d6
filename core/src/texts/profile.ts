import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The page of a member: saving the form, and the binding period of an agreement. */
export const no = {
  'profile.updated': 'Medlemsinformasjon oppdatert',
  'profile.conflict': 'Opplysningene er allerede registrert på et annet medlem. Snakk med senteret hvis de er dine.',
  'profile.memberIdMissing': 'Profilen din mangler et medlemsnummer. Ta kontakt med senteret for å endre den.',
  'profile.notRefreshed': 'Profilen kunne ikke hentes på nytt. {{reason}}',
  'profile.bindingExpired': 'Utgått',
  'profile.bindingNone': 'Ingen bindingstid',
  'profile.bindingUntil': '{{date}}',
} as const;

/** In English. */
export const en = {
  'profile.updated': 'Member information updated',
  'profile.conflict': 'Another member is registered with this information. Talk to the center if it is yours.',
  'profile.memberIdMissing': 'Your profile has no member number. Contact the center to change it.',
  'profile.notRefreshed': 'The profile could not be refreshed. {{reason}}',
  'profile.bindingExpired': 'Expired',
  'profile.bindingNone': 'No binding period',
  'profile.bindingUntil': '{{date}}',
} as const satisfies TextsOf<ProfileMessages>;

/** The outcome of saving the profile, and the binding period of an agreement. */
export type ProfileMessages = MessagesOf<typeof no>;

/** A text of the member's page, of its fields, or of a failed request. */
export type ProfileMessage = MessageOf<SharedMessages & ProfileMessages>;
