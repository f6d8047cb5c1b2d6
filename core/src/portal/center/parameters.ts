import * as z from 'zod/mini';

const Text = z.optional(z.string().check(z.maxLength(2_000)));

/** [P-SIGNUP-74] What an address can say to the portal, kept for the tab under the center's code. */
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
  /** [P-SIGNUP-20] How a provider's return says that it went. */
  status: Text,
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

/** These say how something has ended: only the page that the address led to may use them. */
const OUTCOMES = ['success', 'callback', 'vippsSetup', 'status'] as const satisfies readonly (keyof Parameters)[];

/** Which page an address leads to, beneath its center. A payment may end on either of two pages, so both count as one. */
export function pageOf(path: string): string {
  const page = path.replace(/^\/[^/]*\/?/, '').replace(/\/$/, '');
  return page === 'payment' ? 'member' : page;
}

const Kept = z.extend(Parameters, { page: Text });

/** What is kept for the tab of the parameters of a page. */
export const keptText = (parameters: Parameters, page: string): string =>
  JSON.stringify(OUTCOMES.some((name) => parameters[name] !== undefined) ? { ...parameters, page } : parameters);

/** What was kept for the tab, as far as it is meant for a page; nothing where it cannot be understood. */
export function parseParameters(kept: string | null, at: string): Parameters {
  try {
    const parsed = Kept.safeParse(JSON.parse(kept ?? '{}'));
    if (!parsed.success) return NO_PARAMETERS;
    const { page, ...parameters } = parsed.data;
    return page === at ? parameters : withoutOutcomes(parameters);
  } catch {
    return NO_PARAMETERS;
  }
}

/**
 * A followed link replaces what was kept; a page that is only loaded again brings nothing, and what was kept still counts.
 */
export function mergedParameters(kept: Parameters, read: Parameters, onTimetable: boolean): Parameters {
  const names = Object.keys(read);
  if (names.length === 0) return kept;
  // What a page writes into its own address takes nothing else back: the timetable its department, and a payment that
  // was made inside the page the callback [P-PAYMENT-30].
  const isOwn = names.every((name) => (onTimetable && name === 'departmentId') || name === 'callback');
  return isOwn ? { ...kept, ...read } : read;
}

/** [P-SIGNUP-76] Which parameters stay in the address once they are read. */
export const stayingParameters = (onTimetable: boolean): readonly string[] => (onTimetable ? ['departmentId'] : []);

/** [P-SIGNUP-75] A link straight to one membership of one department. */
export const isDirectLink = ({ departmentId, membershipId }: Parameters): boolean =>
  departmentId !== undefined && membershipId !== undefined;

export const withoutOutcomes = (given: Parameters): Parameters => parametersWithout(given, OUTCOMES);

/** What is left of what the address said, when some of it has been acted on. */
export const parametersWithout = (given: Parameters, names: readonly (keyof Parameters)[]): Parameters =>
  Parameters.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !names.some((other) => other === name))),
  );
