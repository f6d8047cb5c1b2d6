// The rules of what a visitor types to log in or to get a new password.

import type { SessionMessage } from './messages.ts';

/** As the visitor typed them; the password is forgotten when the form closes. */
export interface LoginFields {
  readonly phone: string;
  readonly password: string;
}

/** The problem of each field; null if it is right. */
export type FieldProblems<F> = { readonly [K in keyof F]: SessionMessage | null };

/** The longest phone number: 00 and fifteen digits. */
const LONGEST_NUMBER = 17;

/** [P-SESSION-22] The digits of a phone number, with leading zeros. Spaces, hyphens, brackets and invisible marks are removed; + becomes 00. */
export function phoneDigits(phone: string): string | null {
  const written = phone.replace(/[\s\p{Cf}().-]/gu, '').replace(/^\+(?=\d)/, '00');
  return /^\d+$/.test(written) && written.length <= LONGEST_NUMBER ? written : null;
}

/** [P-SESSION-06] [P-SESSION-21] Null for a number that can be sent; login and new password have the same rule. */
export function phoneProblem(phone: string): SessionMessage | null {
  if (/^[\s\p{Cf}]*$/u.test(phone)) return { key: 'session.phoneMissing', params: {} };
  return phoneDigits(phone) === null ? { key: 'session.phoneNotDigits', params: {} } : null;
}

/** [P-SESSION-06] [P-SESSION-07] Any text is a password, also spaces. */
export const loginProblems = ({ phone, password }: LoginFields): FieldProblems<LoginFields> => ({
  phone: phoneProblem(phone),
  password: password === '' ? { key: 'session.passwordMissing', params: {} } : null,
});
