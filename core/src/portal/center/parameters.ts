import * as z from 'zod/mini';

const Text = z.optional(z.string().check(z.maxLength(2_000)));

/** [P-SIGNUP-74] The parameters of an address, stored for the tab under the center's code. */
export const Parameters = z.object({
  departmentId: Text,
  membershipId: Text,
  code: Text,
  success: Text,
  centerShort: Text,
  invoiceId: Text,
  shortterm: Text,
  directdebit: Text,
  hash: Text,
  sponsedId: Text,
  sponsorConnectionHash: Text,
  callback: Text,
  vippsSetup: Text,
  /** [P-SIGNUP-20] The outcome in a provider's return address. */
  status: Text,
});
export type Parameters = z.infer<typeof Parameters>;

export const NO_PARAMETERS: Parameters = {};

export const parametersKey = (centerCode: string): string => `felles.parameters.${centerCode}`;

/** The known parameters of an address; unknown and too long ones are left out. */
export function parametersIn(given: Readonly<Record<string, string>>): Parameters {
  const known = Object.keys(Parameters.shape).map((name) => [name, given[name]] as const);
  const short = known.filter(([, value]) => value !== undefined && value.length <= 2_000);
  return Parameters.parse(Object.fromEntries(short));
}

/** The outcomes of a provider or a signature: only the page of that address may use them. */
const OUTCOMES = ['success', 'callback', 'vippsSetup', 'status'] as const satisfies readonly (keyof Parameters)[];

const StoredParameters = z.extend(Parameters, { page: Text });

/** The text that is stored for the tab. */
export const parametersText = (parameters: Parameters, page: string): string =>
  JSON.stringify(OUTCOMES.some((name) => parameters[name] !== undefined) ? { ...parameters, page } : parameters);

/** The stored parameters that are meant for a page; none if the text is invalid. */
export function parseParameters(stored: string | null, at: string): Parameters {
  try {
    const parsed = StoredParameters.safeParse(JSON.parse(stored ?? '{}'));
    if (!parsed.success) return NO_PARAMETERS;
    const { page, ...parameters } = parsed.data;
    return page === at ? parameters : withoutOutcomes(parameters);
  } catch {
    return NO_PARAMETERS;
  }
}

/** A followed link replaces the stored parameters; a reload brings none, so the stored ones still count. */
export function mergedParameters(stored: Parameters, read: Parameters, keepsDepartment: boolean): Parameters {
  const names = Object.keys(read);
  if (names.length === 0) return stored;
  // [P-PAYMENT-30] Parameters that a page writes into its own address do not replace the stored ones.
  const isOwn = names.every((name) => (keepsDepartment && name === 'departmentId') || name === 'callback');
  if (!isOwn) return read;
  // The membership of a link belongs to its department.
  const isElsewhere = read.departmentId !== undefined && read.departmentId !== stored.departmentId;
  return { ...(isElsewhere ? parametersWithout(stored, ['membershipId']) : stored), ...read };
}

/** [P-SIGNUP-76] The parameters that leave the address; those of other programs stay. */
export const leavingParameters = (keepsDepartment: boolean): readonly string[] =>
  Object.keys(Parameters.shape).filter((name) => !(keepsDepartment && name === 'departmentId'));

/** The parameters of a direct link. It is forgotten when its sign-up ends, and when a member logs in. */
export const DIRECT_LINK = ['departmentId', 'membershipId'] as const satisfies readonly (keyof Parameters)[];

/** [P-SIGNUP-75] Whether the address is a direct link to one membership of one department. */
export const isDirectLink = ({ departmentId, membershipId }: Parameters): boolean =>
  departmentId !== undefined && membershipId !== undefined;

/** The stored parameters for an address that was opened anew, without any: the visitor did not open the older link. */
export const parametersAnew = (stored: Parameters): Parameters =>
  parametersWithout(stored, isDirectLink(stored) ? [...OUTCOMES, ...DIRECT_LINK] : OUTCOMES);

const withoutOutcomes = (given: Parameters): Parameters => parametersWithout(given, OUTCOMES);

/** The parameters without those that are used up. */
export const parametersWithout = (given: Parameters, names: readonly (keyof Parameters)[]): Parameters =>
  Parameters.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !names.some((other) => other === name))),
  );

/** A page of the frontend, and how it uses the parameters of its address. */
export interface PortalPage {
  /** The outcome of a provider or a signature is for the page of this name alone. */
  readonly name: string;
  /** [P-SIGNUP-93] A start page starts over: only its own address counts, not the stored parameters. */
  readonly isStart: boolean;
  /** [P-SIGNUP-76] [P-TIMETABLE-05] Its address keeps the department. */
  readonly keepsDepartment: boolean;
}

/** The page at a path. Which paths there are is for the frontend. */
export type PageAt = (path: string) => PortalPage;
