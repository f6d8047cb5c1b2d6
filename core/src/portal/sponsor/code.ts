// The formatting of a company's code. Applying it twice changes nothing, and text before the cursor does not depend on text after it.

/** The form of a code: at most twelve characters, shown in groups. */
export const SPONSOR_CODE = {
  /** [P-SPONSOR-04] The number of letters and digits, without the dashes. */
  longest: 12,
  /** [P-SPONSOR-05] The positions before which a dash is shown, from 0: groups of two, three, four and three. */
  afterDash: [2, 5, 9],
} as const;

/** [P-SPONSOR-03] [P-SPONSOR-04] The bare code: capitals, without dashes, spaces and invisible marks. */
export const sponsorCode = (typed: string): string =>
  [...typed.replace(/[\p{Pd}\p{Cf}\u2212\s]/gu, '').toUpperCase()].slice(0, SPONSOR_CODE.longest).join('');

/** [P-SPONSOR-05] The code as it is shown: 'AB-CDE-FGHI-JKL'. */
export const shownCode = (typed: string): string =>
  [...sponsorCode(typed)].map((sign, place) => (STARTS.includes(place) ? `-${sign}` : sign)).join('');

const STARTS: readonly number[] = SPONSOR_CODE.afterDash;
