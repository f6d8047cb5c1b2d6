import { kroner } from '../../shared/money.ts';
import type { Parameters } from '../center/parameters.ts';
import type { MembershipMessage } from './messages.ts';
import type { Membership, MembershipGroup } from './model.ts';

/** [P-MEMBERSHIP-30] The number of filters in a row; more are behind a toggle. */
const INLINE_FILTERS = 4;

/** 'sponsor': a company or another adult pays. */
export type MembershipFlow = 'ordinary' | 'sponsor';

/** The visitor as far as the list depends on them. */
export interface Viewer {
  readonly flow: MembershipFlow;
  readonly arrivedDirectly: boolean;
  readonly loggedIn: boolean;
}

/** [P-MEMBERSHIP-24] [P-MEMBERSHIP-25] [P-MEMBERSHIP-27] Whether a membership is shown to this visitor in this flow. */
export function isVisible(membership: Membership, viewer: Viewer, chosenId: number | null): boolean {
  if (!isOpenTo(membership, viewer)) return false;
  const isForLinks = membership.is_direct_link_only === true;
  if (viewer.flow === 'sponsor') return membership.id === chosenId || isForLinks === (membership.temporary === true);
  return viewer.arrivedDirectly || !isForLinks;
}

/** [P-MEMBERSHIP-26] A logged-in member cannot choose a test membership, not even by a direct link. */
export const isOpenTo = ({ test_membership }: Membership, { loggedIn }: Pick<Viewer, 'loggedIn'>): boolean =>
  !(loggedIn && test_membership === true);

/** [P-MEMBERSHIP-28] Featured memberships first; otherwise the center's order stays. */
export const featuredFirst = (memberships: readonly Membership[]): readonly Membership[] => [
  ...memberships.filter(isFeatured),
  ...memberships.filter((membership) => !isFeatured(membership)),
];

/** [P-SIGNUP-92] Memberships without direct debit first. Nothing is hidden: an address is no reason to show less. */
export const withoutDirectDebitFirst = (memberships: readonly Membership[]): readonly Membership[] => [
  ...memberships.filter(({ no_direct_debit }) => no_direct_debit === true),
  ...memberships.filter(({ no_direct_debit }) => no_direct_debit !== true),
];

/** [P-SIGNUP-80] [P-SIGNUP-92] Whether the address asks for memberships without direct debit, and is no return from signing. */
export const prefersNoDirectDebit = ({
  directdebit,
  callback,
}: Pick<Parameters, 'directdebit' | 'callback'>): boolean => directdebit === 'false' && callback === undefined;

export const isFeatured = ({ is_featured }: Membership): boolean => is_featured === true;

/** [P-MEMBERSHIP-20] The only membership of a list, which is chosen automatically. */
export function onlyMembership(
  loaded: readonly Membership[],
  groupIds: readonly number[],
  viewer: Viewer,
): Membership | null {
  const [only] = loaded;
  const isAlone = loaded.length === 1 && groupIds.length === 0 && !viewer.arrivedDirectly;
  return only && isAlone && isVisible(only, viewer, null) ? only : null;
}

/** How the question differs from that of the last answer. */
export type ListChange = 'same' | 'filters' | 'department';

/** [P-MEMBERSHIP-21] A missing membership has vanished only if the visitor changed nothing; a direct link keeps it. */
export function outcomeOfMissing(change: ListChange, arrivedDirectly: boolean): 'stays' | 'cleared' | 'vanished' {
  if (change === 'department') return 'cleared';
  if (arrivedDirectly) return 'stays';
  return change === 'filters' ? 'cleared' : 'vanished';
}

/** [P-MEMBERSHIP-34] In kroner with tax, and with a comma: 'kr 299,00'. */
export const membershipPrice = ({ cost_included_vat }: Membership): string => kroner(cost_included_vat, ',');

/** [P-MEMBERSHIP-32] How often the price is paid; the duration does not decide that. */
export const paymentRhythm = ({ temporary }: Membership): MembershipMessage => ({
  key: temporary === true ? 'membership.oneTime' : 'membership.perMonth',
  params: {},
});

export const activeGroups = (groups: readonly MembershipGroup[]): readonly MembershipGroup[] =>
  groups.filter(({ is_active }) => is_active !== false);

/** [P-MEMBERSHIP-30] More than four filters would fill the page, so they stand behind a button. */
export const filterPlacement = (groups: readonly MembershipGroup[]): 'inline' | 'toggle' =>
  groups.length > INLINE_FILTERS ? 'toggle' : 'inline';

/** [P-MEMBERSHIP-35] [P-MEMBERSHIP-36] The text of an empty list. */
export const emptyText = (isFiltered: boolean): MembershipMessage => ({
  key: isFiltered ? 'membership.noMatching' : 'membership.none',
  params: {},
});
