// How the fields of a person are written down while the visitor types. Each is a rule of plain text, and applying it twice
// changes nothing more; what stands before the cursor does not depend on what stands behind it.

/** [P-PERSON-25] Every word begins with a capital, after a space or a hyphen; no other letter is touched. */
export const capitalised = (text: string): string =>
  text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** [P-PERSON-08] Digits, four at most. */
export const postalCodeDigits = (text: string): string => digitsIn(text).slice(0, 4);

/** [P-PERSON-17] Digits; the plus before the code of a country is two zeros. */
export const phoneNumberDigits = (text: string): string => digitsIn(text.replace(/^[\s\p{Cf}]*\+/u, '00'));

/** [P-PERSON-24] Small letters, without spaces and invisible marks, which no address has. */
export const emailText = (text: string): string =>
  text.replace(/[\s\p{Cf}]/gu, '').replace(/\p{Lu}/gu, (letter) => letter.toLowerCase());

/** [P-PERSON-54] */
export const isPostalCode = (text: string): boolean => /^\d{4}$/.test(text);

/** [P-PERSON-17] Eight digits, or a foreign number: two zeros and eight to fifteen digits. */
export const isPhoneNumber = (text: string): boolean => /^(?:\d{8}|00\d{8,15})$/.test(text);

/** [P-PERSON-24] One @ with text on both sides, and a dot within what follows it. */
export const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text);

const digitsIn = (text: string): string => text.replace(/[^0-9]/g, '');
