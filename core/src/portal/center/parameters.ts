import * as z from 'zod/mini';

const text = () => z.optional(z.string().check(z.maxLength(2_000)));

/** [P-SIGNUP-74] What an address can say to the portal, kept for the tab under the center's code. */
export const Parameters = z.object({
  departmentId: text(),
  membershipId: text(),
  code: text(),
  success: text(),
  centerShort: text(),
  invoiceId: text(),
  shortterm: text(),
  directdebit: text(),
  hash: text(),
  sponsedId: text(),
  sponsorConnectionHash: text(),
  callback: text(),
  vippsSetup: text(),
  /** [P-SIGNUP-20] How a provider's return says that it went. */
  status: text(),
});
export type Parameters = z.infer<typeof Parameters>;

export const NO_PARAMETERS: Parameters = {};

export const parametersKey = (centerCode: string): string => `felles.parameters.${centerCode}`;

/** What is known of an address's parameters; anything it does not know, or that is too long, is left out. */
export function parametersIn(given: Readonly<Record<string, string>>): Parameters {
  const known = Object.keys(Parameters.shape).map((name) => [name, given[name]] as const);
  const short = known.filter(([, value]) => value !== undefined && value.length <= 2_000);
  return Parameters.parse(Object.fromEntries(short));
}

/** What was kept for the tab, or nothing where it cannot be understood. */
export function parseParameters(kept: string | null): Parameters {
  try {
    const parsed = Parameters.safeParse(JSON.parse(kept ?? '{}'));
    return parsed.success ? parsed.data : NO_PARAMETERS;
  } catch {
    return NO_PARAMETERS;
  }
}

/** A followed link says everything anew; a page that is only loaded again says nothing, and what was kept still counts. */
export function mergedParameters(kept: Parameters, read: Parameters, onTimetable: boolean): Parameters {
  const names = Object.keys(read);
  if (names.length === 0) return kept;
  // The timetable's address always names its department, which takes nothing else back.
  return onTimetable && names.every((name) => name === 'departmentId') ? { ...kept, ...read } : read;
}

/** [P-SIGNUP-76] Which parameters stay in the address once they are read. */
export const stayingParameters = (onTimetable: boolean): readonly string[] => (onTimetable ? ['departmentId'] : []);

/** [P-SIGNUP-75] A link straight to one membership of one department. */
export const isDirectLink = ({ departmentId, membershipId }: Parameters): boolean =>
  departmentId !== undefined && membershipId !== undefined;

/** What is left of what the address said, when some of it has been acted on. */
export const parametersWithout = (given: Parameters, names: readonly (keyof Parameters)[]): Parameters =>
  Parameters.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !names.some((other) => other === name))),
  );
