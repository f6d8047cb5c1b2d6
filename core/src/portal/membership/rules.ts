import { kroner } from '../../shared/money.ts';
import type { Parameters } from '../center/parameters.ts';
import type { MembershipMessage } from './messages.ts';
import type { Membership, MembershipGroup } from './model.ts';

/** [P-MEMBERSHIP-30] As many filters stand in a row; more are behind a toggle. */
const INLINE_FILTERS = 4;

/** A sponsor flow is one where another pays: a company, or an adult. */
export type MembershipFlow = 'ordinary' | 'sponsor';

/** Who looks at the memberships, and how they came. */
export interface Viewer {
  readonly flow: MembershipFlow;
  readonly arrivedDirectly: boolean;
  readonly loggedIn: boolean;
}

/**
 * Whether a membership shows. [P-MEMBERSHIP-25] A logged-in member sees no test memberships. [P-MEMBERSHIP-27] In the
 * sponsor flows one shows whose two flags agree, and the one that is chosen; [P-MEMBERSHIP-24] in the others those for
 * direct links show to a visitor who followed a direct link.
 */
export function isVisible(membership: Membership, viewer: Viewer, chosenId: number | null): boolean {
  if (!isOpenTo(membership, viewer)) return false;
  const isForLinks = membership.is_direct_link_only === true;
  if (viewer.flow === 'sponsor') return membership.id === chosenId || isForLinks === (membership.temporary === true);
  return viewer.arrivedDirectly || !isForLinks;
}

/** [P-MEMBERSHIP-26] A logged-in member cannot have a test membership, not even by a direct link. */
export const isOpenTo = ({ test_membership }: Membership, { loggedIn }: Pick<Viewer, 'loggedIn'>): boolean =>
  !(loggedIn && test_membership === true);

/** [P-MEMBERSHIP-28] The featured first; otherwise in the order in which the center has them. */
export const featuredFirst = (memberships: readonly Membership[]): readonly Membership[] => [
  ...memberships.filter(isFeatured),
  ...memberships.filter((membership) => !isFeatured(membership)),
];

/**
 * [P-SIGNUP-92] Those without direct debit first, for a visitor who came to sign up without it. Nothing is hidden: an
 * address is no reason to show less.
 */
export const withoutDirectDebitFirst = (memberships: readonly Membership[]): readonly Membership[] => [
  ...memberships.filter(({ no_direct_debit }) => no_direct_debit === true),
  ...memberships.filter(({ no_direct_debit }) => no_direct_debit !== true),
];

/** [P-SIGNUP-80] [P-SIGNUP-92] Whether an address asks for memberships without direct debit, and is no way back from signing. */
export const prefersNoDirectDebit = ({
  directdebit,
  callback,
}: Pick<Parameters, 'directdebit' | 'callback'>): boolean => directdebit === 'false' && callback === undefined;

export const isFeatured = ({ is_featured }: Membership): boolean => is_featured === true;

/** [P-MEMBERSHIP-20] The membership that the visitor does not have to choose, when a list of just that one has arrived. */
export function onlyMembership(
  loaded: readonly Membership[],
  groupIds: readonly number[],
  viewer: Viewer,
): Membership | null {
  const [only] = loaded;
  const isAlone = loaded.length === 1 && groupIds.length === 0 && !viewer.arrivedDirectly;
  return only && isAlone && isVisible(only, viewer, null) ? only : null;
}

/** What was asked of the service, since it last gave an answer: the same again, with other filters, of another department. */
export type ListChange = 'same' | 'filters' | 'department';

/**
 * What becomes of a chosen membership that a new list does not have. [P-MEMBERSHIP-21] It has vanished, and the page says
 * so, only where the visitor changed nothing; a visitor who followed a direct link keeps it.
 */
export function outcomeOfMissing(change: ListChange, arrivedDirectly: boolean): 'kept' | 'cleared' | 'vanished' {
  if (change === 'department') return 'cleared';
  if (arrivedDirectly) return 'kept';
  return change === 'filters' ? 'cleared' : 'vanished';
}

/** [P-MEMBERSHIP-34] */
export const membershipPrice = ({ cost_included_vat }: Membership): string => kroner(cost_included_vat, ',');

/** [P-MEMBERSHIP-32] How often the price is paid; how long the membership lasts says nothing about it. */
export const paymentRhythm = ({ temporary }: Membership): MembershipMessage => ({
  key: temporary === true ? 'membership.oneTime' : 'membership.perMonth',
  params: {},
});

/** The groups that still divide anything. */
export const activeGroups = (groups: readonly MembershipGroup[]): readonly MembershipGroup[] =>
  groups.filter(({ is_active }) => is_active !== false);

/** [P-MEMBERSHIP-30] */
export const filterPlacement = (groups: readonly MembershipGroup[]): 'inline' | 'toggle' =>
  groups.length > INLINE_FILTERS ? 'toggle' : 'inline';

/** [P-MEMBERSHIP-35] [P-MEMBERSHIP-36] What stands where there are no memberships to show. */
export const emptyText = (isFiltered: boolean): MembershipMessage => ({
  key: isFiltered ? 'membership.noMatching' : 'membership.none',
  params: {},
});
