// The cards of memberships.

import type { MembershipMessage } from '../../texts/membership.ts';
import type { ListAnswer, Membership, MembershipGroup } from './model.ts';
import {
  type BindingText,
  bindingText,
  featuredFirst,
  isFeatured,
  isVisible,
  membershipPrice,
  paymentRhythm,
  type Viewer,
  withoutDirectDebitFirst,
} from './rules.ts';

/** [P-MEMBERSHIP-31] Stays the same object until the membership changes. */
export interface MembershipCard {
  readonly id: number;
  readonly title: string;
  readonly price: string;
  readonly rhythm: MembershipMessage;
  /** The binding period and its total cost; null without a binding, or if it is unknown. */
  readonly binding: BindingText | null;
  /** The center's raw markdown: it must be rendered safely. */
  readonly description: string | null;
  readonly details: readonly string[];
  readonly groups: readonly string[];
  readonly featured: boolean;
}

/** A membership with its card. */
export interface ListedMembership {
  readonly membership: Membership;
  readonly card: MembershipCard;
}

export function listMemberships(
  answer: ListAnswer,
  groups: readonly MembershipGroup[],
  noDirectDebitFirst: boolean,
): readonly ListedMembership[] {
  const list = answer.load.status === 'ready' ? answer.load.value : [];
  return featuredFirst(noDirectDebitFirst ? withoutDirectDebitFirst(list) : list).map((membership) => ({
    membership,
    card: membershipCard(membership, groups),
  }));
}

export const visibleAmong = (
  all: readonly ListedMembership[],
  viewer: Viewer,
  chosenId: number | null,
): readonly ListedMembership[] => all.filter(({ membership }) => isVisible(membership, viewer, chosenId));

export function membershipCard(membership: Membership, groups: readonly MembershipGroup[]): MembershipCard {
  return {
    id: membership.id,
    title: membership.title,
    price: membershipPrice(membership),
    rhythm: paymentRhythm(membership),
    binding: bindingText(membership),
    description: membership.description?.trim() || null,
    details: (membership.details ?? []).filter((detail) => detail.trim() !== ''),
    groups: groups.filter(({ id }) => membership.group_ids?.includes(id)).map(({ name }) => name),
    featured: isFeatured(membership),
  };
}

export const cardOf = (visible: readonly ListedMembership[], id: number): MembershipCard | undefined =>
  visible.find(({ membership }) => membership.id === id)?.card;
