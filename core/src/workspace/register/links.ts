// Where a number, an e-mail and a web site lead. What cannot be followed safely is shown, and leads nowhere.
import { isWebAddress } from '../../shared/addresses.ts';

type LinkValue = string | number | null | undefined;

const digitsOf = (number: LinkValue): string => {
  const digits = String(number ?? '').replace(/[\s().-]/g, '');
  return /^\+?\d{2,15}$/.test(digits) ? digits : '';
};

/** The address to call a number; null for what is no number. */
export function callLink(number: LinkValue): string | null {
  const digits = digitsOf(number);
  return digits === '' ? null : `tel:${digits}`;
}

/** The same to send an SMS. */
export function smsLink(number: LinkValue): string | null {
  const digits = digitsOf(number);
  return digits === '' ? null : `sms:${digits}`;
}

/** One address, with nothing after it that an e-mail program would read. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"?&%/\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"?&%/\p{Cc}\p{Cf}]+\.[\p{L}\p{N}-]{2,}$/u.test(text);

export function mailLink(address: LinkValue): string | null {
  const text = String(address ?? '').trim();
  return isMailAddress(text) ? `mailto:${text}` : null;
}

/** A name of a host, with or without a path, as people write it. */
const BARE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]|$)/u;

/** A web site by http or https; a bare name is taken for one of https. */
export function webLink(site: LinkValue): string | null {
  const text = String(site ?? '').trim();
  const whole = BARE.test(text) ? `https://${text}` : text;
  // What makes an address safe is the same for both.
  return isWebAddress(whole.replace(/^http:/i, 'https:')) ? whole : null;
}
