// Links for numbers, e-mail addresses and web sites; null if a link would be unsafe.
import { isWebAddress } from '../../shared/addresses.ts';

/** A phone number or an address, as services write it. */
export type LinkValue = string | number | null | undefined;

const digitsOf = (number: LinkValue): string => {
  const digits = String(number ?? '').replace(/[\s().-]/g, '');
  return /^\+?\d{2,15}$/.test(digits) ? digits : '';
};

/** Null if it is no number. */
export function callLink(number: LinkValue): string | null {
  const digits = digitsOf(number);
  return digits === '' ? null : `tel:${digits}`;
}

/** [W-PLAN-09] A number in the one way to compare it: of a Norwegian one eight digits; null if it is no whole number. */
export function plainPhone(number: LinkValue): string | null {
  const digits = digitsOf(number)
    .replace(/^(?:\+|00)47(?=\d{8}$)/, '')
    .replace(/^00/, '+');
  return digits.length < 8 ? null : digits;
}

/** Null if it is no number; the caller checks that the person has agreed to messages. */
export function smsLink(number: LinkValue): string | null {
  const digits = digitsOf(number);
  return digits === '' ? null : `sms:${digits}`;
}

/** Exactly one address, without parameters for the e-mail program. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"?&%/\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"?&%/\p{Cc}\p{Cf}]+\.[\p{L}\p{N}-]{2,}$/u.test(text);

/** Null unless it is exactly one address, as more could add text or copies to the e-mail. */
export function mailLink(address: LinkValue): string | null {
  const text = String(address ?? '').trim();
  return isMailAddress(text) ? `mailto:${text}` : null;
}

/** A host name with an optional path, without a scheme. */
const BARE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]|$)/u;

/** An http or https link; a bare host name becomes https. */
export function webLink(site: LinkValue): string | null {
  const text = String(site ?? '').trim();
  const whole = BARE.test(text) ? `https://${text}` : text;
  // The rules for http are those for https.
  return isWebAddress(whole.replace(/^http:/i, 'https:')) ? whole : null;
}
