import { kroner } from '../../shared/money.ts';
import type { MembershipMessage } from '../../texts/membership.ts';
import { isDirectLink, type Parameters } from '../center/parameters.ts';
import { departmentIdOf } from '../center/rules.ts';
import { activeAgreements, awaitedBy, isSponsored } from '../profile/agreements.ts';
import type { Profile } from '../profile/model.ts';
import type { DirectLink, Membership, MembershipGroup } from './model.ts';

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

/** No department or membership has a negative id. */
const NOWHERE = -1;

/** [P-SIGNUP-75] The direct link of an address. An invalid id becomes a dead link, and the page says so. */
export const directLinkOf = (parameters: Parameters): DirectLink | null =>
  isDirectLink(parameters)
    ? {
        departmentId: departmentIdOf(parameters.departmentId ?? null) ?? NOWHERE,
        membershipId: departmentIdOf(parameters.membershipId ?? null) ?? NOWHERE,
      }
    : null;

/** [P-MEMBERSHIP-41] [P-MEMBERSHIP-43] A member with an agreement or a sponsor cannot start another one. */
export function mayStart(profile: Profile | null): 'allowed' | 'hasActiveAgreement' | 'hasSponsor' {
  if (profile === null) return 'allowed';
  if (activeAgreements(profile).length > 0) return 'hasActiveAgreement';
  // A signed agreement counts too, although the bank has not confirmed it yet.
  if (profile.avtaler?.some((agreement) => awaitedBy(agreement) === 'signed')) return 'hasActiveAgreement';
  return isSponsored(profile) ? 'hasSponsor' : 'allowed';
}

/** The total cost of the binding period. */
export interface Binding {
  /** The number of months that must be paid. */
  readonly months: number;
  /** Kroner for all months. */
  readonly total: number;
}

/** The months in each of the service's units. */
const MONTHS: Readonly<Record<string, number>> = {
  month: 1,
  months: 1,
  måned: 1,
  måneder: 1,
  mnd: 1,
  year: 12,
  år: 12,
};

/** Null for a single payment, for a monthly one, and for an unknown binding: the page must not promise a shorter time. */
export function bindingOf({ temporary, duration, duration_type, cost_included_vat }: Membership): Binding | null {
  const unit = MONTHS[String(duration_type).toLowerCase()];
  const months = unit === undefined ? 0 : Number(duration) * unit;
  if (temporary === true || typeof duration === 'boolean' || !Number.isInteger(months) || months < 2) return null;
  // Computes in øre, as decimals would give rounding errors.
  return { months, total: (Math.round(cost_included_vat * 100) * months) / 100 };
}

/** The binding period in months, and the sum of its prices as the card writes it. */
export interface BindingText {
  readonly months: number;
  readonly total: string;
}

export function bindingText(membership: Membership): BindingText | null {
  const binding = bindingOf(membership);
  return binding && { months: binding.months, total: kroner(binding.total, ',') };
}
