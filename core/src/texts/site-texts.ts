import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The problems of any text that is written on site, and of its storing on the device. */
export const no = {
  'siteText.long': 'Teksten kan ha høyst {{most}} tegn.',
  'siteText.odd': 'Teksten har tegn som ikke kan lagres.',
  'siteText.needsComment': 'Skriv en kommentar.',
  'siteText.preparing': 'Bildet gjøres klart. Vent litt.',
  'device.full': 'Ikke lagret. Telefonen er full. {{kept}}',
  'device.forbidden': 'Ikke lagret. Nettleseren lar oss ikke lagre på denne telefonen.',
} as const;

/** In English. */
export const en = {
  'siteText.long': 'The text may have at most {{most}} characters.',
  'siteText.odd': 'The text has characters that cannot be saved.',
  'siteText.needsComment': 'Write a comment.',
  'siteText.preparing': 'The photo is being made ready. Wait a little.',
  'device.full': 'Not saved. The phone is full. {{kept}}',
  'device.forbidden': 'Not saved. The browser does not let us store on this phone.',
} as const satisfies TextsOf<SiteTextMessages>;

/** The problems of a text: its length and its characters. */
export type SiteTextMessages = MessagesOf<typeof no>;

export type SiteTextMessage = MessageOf<SiteTextMessages>;
