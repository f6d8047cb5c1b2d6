/** The weights of the first eight digits. */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2] as const;

/** The nine digits of an organisation number; null for any other text. */
export function organizationDigits(number: string | number | null | undefined): string | null {
  const digits = String(number ?? '').replace(/\s/g, '');
  return /^\d{9}$/.test(digits) ? digits : null;
}

/** [W-PLAN-09] Whether a text is an organisation number: nine digits, the last by MOD 11. */
export function isOrganizationNumber(number: string | number | null | undefined): boolean {
  const digits = organizationDigits(number);
  if (digits === null) return false;
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}
