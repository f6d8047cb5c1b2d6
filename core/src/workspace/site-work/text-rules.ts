// The texts that users write on site: one rule for forms and service, in all areas.
import { type FieldKind, textBy } from '../../data/field-kinds.ts';
import type { Message } from '../../shared/messages.ts';
import type { SiteTextMessage } from '../../texts/site-texts.ts';

/** [W-SITE-60] The longest texts (characters). */
export const LONGEST = { title: 200, place: 200, text: 5_000 } as const;

/** Line breaks are the only control characters of a text. */
const ODD = /[^\P{Cc}\n\r]/u;

/** [W-SITE-60] The problem of a text that may be empty; spaces around it do not count. */
export function problemOfText(text: string, most: number): SiteTextMessage | null {
  const trimmed = text.trim();
  if (ODD.test(trimmed)) return { key: 'siteText.odd', params: {} };
  return trimmed.length > most ? { key: 'siteText.long', params: { most } } : null;
}

type TextKind = FieldKind<string | number | boolean | null | undefined, string>;

/** A text that may be empty. */
export const optionalText = (most: number): TextKind => textBy((text) => problemOfText(text, most));

/** A text that must not be empty. */
export const requiredText = (most: number, ifEmpty: Message): TextKind =>
  textBy((text) => (text === '' ? ifEmpty : problemOfText(text, most)));
