// The formatting of typed text. Applying it twice changes nothing, and text before the cursor does not depend on text after it.

/** [P-PERSON-25] A capital after a space or a hyphen; other letters stay. */
export const capitalised = (text: string): string =>
  text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** [P-PERSON-08] At most four digits. */
export const postalCodeDigits = (text: string): string => digitsIn(text).slice(0, 4);

/** [P-PERSON-17] Only digits; a leading plus becomes two zeros. */
export const phoneNumberDigits = (text: string): string => digitsIn(text.replace(/^[\s\p{Cf}]*\+/u, '00'));

/** [P-PERSON-24] Lower case, without spaces and invisible marks. */
export const emailText = (text: string): string =>
  text.replace(/[\s\p{Cf}]/gu, '').replace(/\p{Lu}/gu, (letter) => letter.toLowerCase());

/** [P-PERSON-54] True for four digits; whether the place exists is known only after a look-up. */
export const isPostalCode = (text: string): boolean => /^\d{4}$/.test(text);

/** [P-PERSON-17] Eight digits, or a foreign number: two zeros and eight to fifteen digits. */
export const isPhoneNumber = (text: string): boolean => /^(?:\d{8}|00\d{8,15})$/.test(text);

/** [P-PERSON-24] One @ with text on both sides, and a dot within what follows it. */
export const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text);

const digitsIn = (text: string): string => text.replace(/[^0-9]/g, '');
