import { fail, type Load, ok } from '@felles/core';
import { type Membership, MembershipDraft } from '@felles/core/internal/portal/membership/model';
import { aMembership } from '@felles/fixtures';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  ADULT,
  ANSWER_TIME,
  aMembershipChoice,
  anOpenChoice,
  answering,
  having,
  STUDENT,
} from '../../../support/a-membership.ts';
import { departments } from '../../../support/fake-center.ts';
import { unreachable } from '../../../support/fake-ports.ts';

const HIDDEN = aMembership({ id: 3, title: 'Med lenke', group_ids: [1], is_direct_link_only: true });
const TEST = aMembership({ id: 4, title: 'Prøve', group_ids: [1], test_membership: true });
const LONE = departments(301);
const ANOTHER = { ...STUDENT, id: 3 };
const VANISHED = [
  {
    type: 'danger',
    title: { key: 'membership.vanished.title', params: {} },
    subtitle: { key: 'membership.vanished', params: {} },
  },
];

/** A service that has these one after another, and the last ever after. */
const having1By1 =
  (...lists: readonly (readonly Membership[])[]) =>
  (_query: unknown, asking: number) =>
    answering(lists[Math.min(asking, lists.length) - 1] ?? []);

/** The store of a center with one department, whose list has arrived. */
const inOne = (given: Parameters<typeof anOpenChoice>[0] = {}) => anOpenChoice({ departments: LONE, ...given });

describe('the list of memberships', () => {
  it('[P-MEMBERSHIP-17] should be asked for when a department is selected, and again for another one', () => {
    const { store, asked, settle, titles } = anOpenChoice();
    expect(asked()).toEqual([]);
    expect(store.view$.value.memberships.status).toBe('idle');
    store.chooseDepartment(101);
    expect(store.view$.value.memberships.status).toBe('loading');
    settle();
    expect(titles()).toEqual(['Voksen', 'Student']);
    store.chooseDepartment(102);
    expect(asked()).toEqual(['101', '102']);
  });

  it('[P-MEMBERSHIP-17] should be asked for again when a filter is set and when it is taken off', () => {
    const { store, asked, settle, titles } = inOne();
    store.toggleGroup(2);
    settle();
    expect(titles()).toEqual(['Student']);
    store.toggleGroup(1);
    settle();
    store.toggleGroup(2);
    settle();
    expect(titles()).toEqual(['Voksen']);
    expect(asked()).toEqual(['301', '301 by 2', '301 by 1,2', '301 by 1']);
  });

  it('should be that of the newest question, however late the answers come', () => {
    const { store, clock, titles, askings } = anOpenChoice({
      memberships: ({ departmentId }) =>
        departmentId === 101 ? answering([ADULT], 10 * ANSWER_TIME) : answering([STUDENT], ANSWER_TIME),
    });
    store.chooseDepartment(101);
    clock.pass(ANSWER_TIME);
    store.chooseDepartment(102);
    clock.pass(20 * ANSWER_TIME);
    expect(titles()).toEqual(['Student']);
    expect(askings.map(({ state }) => state)).toEqual(['cancelled', 'answered']);
  });

  it('should say that it did not come, and come when it is asked for again', () => {
    const { store, settle, titles } = inOne({
      memberships: (_query, asking) =>
        asking === 1 ? { after: ANSWER_TIME, result: fail(unreachable) } : answering([ADULT, STUDENT]),
    });
    expect(store.view$.value.memberships).toMatchObject({ status: 'failed', failure: { key: 'failure.unreachable' } });
    expect(store.facts$.value.listIsEmpty).toBe(false);
    store.reload();
    expect(store.view$.value.memberships).toMatchObject({ status: 'loading', failure: null });
    settle();
    expect(titles()).toEqual(['Voksen', 'Student']);
  });

  it('should stay while it is only asked for again, also when that fails', () => {
    const { store, settle, titles, reload } = inOne({
      memberships: (_query, asking) =>
        asking === 2 ? { after: ANSWER_TIME, result: fail(unreachable) } : answering([ADULT, STUDENT]),
    });
    store.reload();
    expect(store.view$.value.memberships.status).toBe('ready');
    settle();
    expect(titles()).toEqual(['Voksen', 'Student']);
    expect(store.view$.value.memberships.failure).toMatchObject({ key: 'failure.unreachable' });
    reload();
    expect(store.view$.value.memberships.failure).toBeNull();
  });

  it('[P-MEMBERSHIP-36] should say when there is none at all, and [P-MEMBERSHIP-35] when the filters leave none', () => {
    const { store, settle } = inOne({ memberships: having(STUDENT, HIDDEN) });
    store.toggleGroup(1);
    settle();
    expect(store.view$.value.memberships.empty?.key).toBe('membership.noMatching');
    expect(store.facts$.value.listIsEmpty).toBe(true);
    expect(inOne({ memberships: having() }).store.view$.value.memberships.empty?.key).toBe('membership.none');
    expect(inOne({ memberships: having(HIDDEN) }).store.view$.value.memberships.empty?.key).toBe('membership.none');
  });

  it('[P-MEMBERSHIP-28] should have the featured first', () => {
    const featured = aMembership({ id: 9, title: 'Fremhevet', is_featured: true });
    expect(inOne({ memberships: having(ADULT, featured) }).titles()).toEqual(['Fremhevet', 'Voksen']);
  });

  it('[P-MEMBERSHIP-29] [P-MEMBERSHIP-31] should name the groups of a card, and no group that is not in use', () => {
    const { store } = inOne({
      groups: () =>
        ok([
          { id: 1, name: 'Voksen' },
          { id: 2, name: 'Utgått', is_active: false },
        ]),
      memberships: having(aMembership({ group_ids: [2, 1, 7] }), STUDENT),
    });
    expect(store.view$.value.memberships.cards[0]?.groups).toEqual(['Voksen']);
    expect(store.view$.value.memberships.filters).toEqual([{ id: 1, name: 'Voksen', selected: false }]);
  });

  it('should do without filters that did not come, say so, and ask for them again', () => {
    const { store, titles, groupAskings, reload } = inOne({
      groups: (asking) => (asking === 1 ? fail(unreachable) : ok([{ id: 1, name: 'Voksen' }])),
    });
    expect(titles()).toHaveLength(2);
    expect(store.view$.value.memberships.filtersFailure).toMatchObject({ key: 'failure.unreachable' });
    reload();
    expect(store.view$.value.memberships).toMatchObject({ filtersFailure: null, filters: [{ name: 'Voksen' }] });
    store.reload();
    expect(groupAskings).toHaveLength(2);
  });
});

describe('choosing a membership', () => {
  it('[P-MEMBERSHIP-18] should select the one that was clicked, and let go of it when it is clicked again', () => {
    const { store, chosen, titles } = inOne();
    store.chooseMembership(2);
    expect(chosen()).toEqual([301, 2]);
    store.chooseMembership(2);
    expect(chosen()).toEqual([301, null]);
    expect(titles()).toEqual(['Voksen', 'Student']);
  });

  it('[P-MEMBERSHIP-19] should leave only the chosen one, and say how many there are beside it', () => {
    const { store, titles } = inOne();
    store.chooseMembership(2);
    expect(titles()).toEqual(['Student']);
    expect(store.view$.value.memberships).toMatchObject({ chosenId: 2, others: 1 });
  });

  it('should know no other than those that show', () => {
    const { store, chosen } = inOne({ memberships: having(ADULT, STUDENT, HIDDEN) });
    store.chooseMembership(HIDDEN.id);
    store.chooseMembership(999);
    expect(chosen()).toEqual([301, null]);
  });

  it('[P-MEMBERSHIP-20] should be done by itself when a list of one arrives, and not again after it was let go of', () => {
    const { store, chosen } = inOne({ memberships: having(ADULT) });
    expect(chosen()).toEqual([301, 1]);
    store.chooseMembership(1);
    expect(chosen()).toEqual([301, null]);
  });

  it('[P-MEMBERSHIP-20] should not be done by itself where a filter left one', () => {
    const { store, chosen, settle } = inOne();
    store.toggleGroup(2);
    settle();
    expect(chosen()).toEqual([301, null]);
  });

  it('[P-MEMBERSHIP-23] should be undone when a filter is taken off', () => {
    const { store, chosen, settle } = inOne();
    store.toggleGroup(2);
    settle();
    store.chooseMembership(2);
    store.toggleGroup(2);
    expect(chosen()).toEqual([301, null]);
    settle();
    expect(chosen()).toEqual([301, null]);
  });

  it('should outlive a filter that leaves it, and not count before that is known', () => {
    const { store, chosen, settle } = inOne();
    store.chooseMembership(1);
    store.toggleGroup(1);
    expect(chosen()).toEqual([301, null]);
    settle();
    expect(chosen()).toEqual([301, 1]);
  });

  it('should outlive a change of department that has it too', () => {
    const { store, chosen, settle, toasts } = anOpenChoice({
      memberships: ({ departmentId }) => answering(departmentId === 101 ? [ADULT, STUDENT] : [ADULT, HIDDEN]),
    });
    store.chooseDepartment(101);
    settle();
    store.chooseMembership(1);
    store.chooseDepartment(102);
    settle();
    expect(chosen()).toEqual([102, 1]);
    expect(toasts).toEqual([]);
  });
});

describe('a membership that is no longer there', () => {
  it('[P-MEMBERSHIP-21] should be let go of with a word when nothing else was asked for', () => {
    const { store, chosen, toasts, reload } = inOne({ memberships: having1By1([ADULT, STUDENT], [STUDENT, HIDDEN]) });
    store.chooseMembership(1);
    reload();
    expect(chosen()).toEqual([301, null]);
    expect(toasts).toEqual(VANISHED);
  });

  it('[P-MEMBERSHIP-21] should be let go of without a word when a filter or the department took it away', () => {
    const { store, chosen, settle, toasts } = anOpenChoice({
      memberships: ({ departmentId, groupIds }) =>
        answering(departmentId === 101 && groupIds.length === 0 ? [ADULT, STUDENT] : [STUDENT, HIDDEN]),
    });
    store.chooseDepartment(101);
    settle();
    store.chooseMembership(1);
    store.toggleGroup(2);
    settle();
    expect(chosen()).toEqual([101, null]);
    store.clearGroups();
    settle();
    store.chooseMembership(1);
    store.chooseDepartment(102);
    settle();
    expect(chosen()).toEqual([102, null]);
    expect(toasts).toEqual([]);
  });

  it('[P-MEMBERSHIP-21] should be let go of without a word when the filtered list came only at the second try', () => {
    const { store, settle, toasts, reload } = inOne({
      memberships: ({ groupIds }, asking) =>
        asking === 2
          ? { after: ANSWER_TIME, result: fail(unreachable) }
          : answering(groupIds.length === 0 ? [ADULT, STUDENT] : [STUDENT]),
    });
    store.chooseMembership(1);
    store.toggleGroup(2);
    settle();
    reload();
    expect(toasts).toEqual([]);
  });

  it('[P-MEMBERSHIP-21] should stay with a visitor who came by a direct link', () => {
    const { chosen, toasts, titles, reload } = inOne({
      direct: { departmentId: 301, membershipId: 1 },
      memberships: having1By1([ADULT, STUDENT], [STUDENT, HIDDEN]),
    });
    reload();
    expect(chosen()).toEqual([301, 1]);
    expect(titles()).toEqual(['Voksen']);
    expect(toasts).toEqual([]);
  });
});

describe('a direct link', () => {
  const link = { departmentId: 102, membershipId: HIDDEN.id };

  it('[P-MEMBERSHIP-24] [P-SIGNUP-75] should lead to its membership, and show those that only links lead to', () => {
    const { store, chosen, titles } = anOpenChoice({ direct: link, memberships: having(ADULT, HIDDEN) });
    expect(chosen()).toEqual([102, HIDDEN.id]);
    expect(store.facts$.value.arrivedDirectly).toBe(true);
    store.chooseMembership(HIDDEN.id);
    expect(titles()).toEqual(['Voksen', 'Med lenke']);
    expect(inOne({ memberships: having(ADULT, STUDENT, HIDDEN) }).titles()).toEqual(['Voksen', 'Student']);
  });

  it('should leave its choice to the sign-up that it led to, once the address has forgotten it', () => {
    const { store, chosen, titles, toasts, direct$, reload } = anOpenChoice({
      direct: link,
      memberships: having(ADULT, HIDDEN),
    });
    direct$.next(null);
    reload();
    expect(chosen()).toEqual([102, HIDDEN.id]);
    expect([titles(), toasts]).toEqual([['Med lenke'], []]);
    store.reset();
    expect([chosen(), store.facts$.value.arrivedDirectly]).toEqual([[null, null], false]);
  });

  it('[P-MEMBERSHIP-20] should leave a list of one to be chosen from', () => {
    const { store, chosen, reload } = inOne({
      direct: { departmentId: 301, membershipId: 1 },
      memberships: having(ADULT),
    });
    store.chooseMembership(1);
    reload();
    expect(chosen()).toEqual([301, null]);
  });

  it('[P-SIGNUP-75] should be dead without its membership, with a message', () => {
    const { store, chosen, toasts } = anOpenChoice({
      direct: { departmentId: 102, membershipId: 999 },
      memberships: having(ADULT, STUDENT, HIDDEN),
    });
    expect(chosen()).toEqual([102, null]);
    expect(toasts).toEqual(VANISHED);
    expect(store.facts$.value.arrivedDirectly).toBe(false);
    expect(store.view$.value.departments.canClear).toBe(true);
    expect(store.view$.value.memberships.cards).toHaveLength(2);
  });

  it('[P-SIGNUP-75] should be dead without its department, with one message', () => {
    const { store, chosen, toasts, departments$ } = anOpenChoice({ direct: { departmentId: 999, membershipId: 1 } });
    departments$.next(departments(101, 102, 103));
    expect(chosen()).toEqual([null, null]);
    expect(toasts).toEqual(VANISHED);
    expect(store.facts$.value.arrivedDirectly).toBe(false);
  });

  it('should wait for a list that did not come at first', () => {
    const { chosen, toasts, reload } = anOpenChoice({
      direct: link,
      memberships: (_query, asking) =>
        asking === 1 ? { after: ANSWER_TIME, result: fail(unreachable) } : answering([ADULT, HIDDEN]),
    });
    expect(toasts).toEqual([]);
    reload();
    expect(chosen()).toEqual([102, HIDDEN.id]);
  });

  it('[P-MEMBERSHIP-26] should not lead a logged-in member to a test membership', () => {
    const { store, chosen, titles } = inOne({
      loggedIn: true,
      direct: { departmentId: 301, membershipId: TEST.id },
      memberships: having(ADULT, TEST),
    });
    expect(chosen()).toEqual([301, null]);
    expect(titles()).toEqual(['Voksen']);
    expect(store.view$.value.memberships.refused).toBe(true);
  });
});

describe('a test membership', () => {
  it('[P-MEMBERSHIP-25] should show to strangers only, from the moment a member logs in', () => {
    const { titles, visitor$ } = inOne({ memberships: having(ADULT, TEST) });
    expect(titles()).toEqual(['Voksen', 'Prøve']);
    visitor$.next({ loggedIn: true });
    expect(titles()).toEqual(['Voksen']);
  });

  it('[P-MEMBERSHIP-26] should be let go of when a member logs in', () => {
    const { store, chosen, visitor$ } = inOne({ memberships: having(ADULT, TEST) });
    store.chooseMembership(TEST.id);
    expect(chosen()).toEqual([301, TEST.id]);
    visitor$.next({ loggedIn: true });
    expect(chosen()).toEqual([301, null]);
    expect(store.view$.value.memberships.refused).toBe(true);
    store.chooseMembership(TEST.id);
    expect(chosen()).toEqual([301, null]);
  });

  it('[P-MEMBERSHIP-26] should not be chosen by itself for a logged-in member', () => {
    expect(inOne({ loggedIn: true, memberships: having(TEST) }).chosen()).toEqual([301, null]);
    expect(inOne({ loggedIn: false, memberships: having(TEST) }).chosen()).toEqual([301, TEST.id]);
  });
});

describe('a sponsor flow', () => {
  it('[P-MEMBERSHIP-27] should show what is for grown-ups who pay by the month, and links to short terms', () => {
    const short = aMembership({ id: 5, title: 'Kort', temporary: true });
    const shortLink = aMembership({ id: 6, title: 'Kort med lenke', temporary: true, is_direct_link_only: true });
    const { titles } = inOne({ flow: 'sponsor', memberships: having(ADULT, HIDDEN, short, shortLink) });
    expect(titles()).toEqual(['Voksen', 'Kort med lenke']);
  });
});

describe('a price that changes', () => {
  it('should be shown beside the former one until the visitor agrees to it', () => {
    const dearer = { ...ADULT, cost_included_vat: 479 };
    const { store, reload } = inOne({ memberships: having1By1([ADULT, STUDENT], [dearer, STUDENT]) });
    store.chooseMembership(1);
    expect(store.facts$.value.priceChanged).toBe(false);
    reload();
    expect(store.facts$.value).toMatchObject({ priceChanged: true, membership: { cost_included_vat: 479 } });
    expect(store.view$.value.memberships).toMatchObject({
      formerPrice: 'kr\u00a0449,00',
      cards: [{ price: 'kr\u00a0479,00' }],
    });
    store.acceptPrice();
    expect(store.facts$.value.priceChanged).toBe(false);
    expect(store.view$.value.memberships.formerPrice).toBeNull();
  });
});

describe('what was chosen before', () => {
  const whatWasChosen = () => {
    const { store, settle } = inOne();
    store.toggleGroup(2);
    settle();
    store.chooseMembership(2);
    const kept: unknown = JSON.parse(JSON.stringify(store.draft$.value));
    return z.parse(MembershipDraft, kept);
  };

  it('should be there again before anything has been loaded, and after', () => {
    const { store, chosen, settle, told } = aMembershipChoice({ departments: LONE });
    store.restore(whatWasChosen());
    expect(chosen()).toEqual([301, 2]);
    expect(told).toEqual([301]);
    store.open();
    expect(chosen()).toEqual([301, 2]);
    settle();
    expect(chosen()).toEqual([301, 2]);
    expect(store.view$.value.memberships.filters).toMatchObject([{ selected: false }, { selected: true }]);
  });

  it('[P-MEMBERSHIP-21] should be let go of with a word when it has vanished meanwhile', () => {
    const { store, chosen, settle, toasts } = aMembershipChoice({ departments: LONE, memberships: having(ADULT) });
    store.restore(whatWasChosen());
    store.open();
    settle();
    expect(chosen()).toEqual([301, null]);
    expect(toasts).toEqual(VANISHED);
  });

  it('should be reported as vanished once: by a toast, and on the page after a reload', () => {
    const first = aMembershipChoice({ departments: LONE, memberships: having(ANOTHER, { ...ANOTHER, id: 4 }) });
    first.store.restore(whatWasChosen());
    const gone = (choice: typeof first) => choice.store.view$.value.memberships.hasVanished;
    expect(gone(first)).toBe(false);
    first.store.open();
    first.settle();
    expect([gone(first), first.toasts]).toEqual([false, VANISHED]);
    const second = aMembershipChoice({ departments: LONE, memberships: having(ANOTHER, { ...ANOTHER, id: 4 }) });
    second.store.restore(first.store.draft$.value);
    second.store.open();
    second.settle();
    second.store.reload();
    second.settle();
    expect([gone(second), second.toasts]).toEqual([true, []]);
    second.store.chooseMembership(4);
    expect(gone(second)).toBe(false);
  });

  it('should be reported as vanished only by a toast if a link is dead', () => {
    const { store, toasts } = anOpenChoice({ direct: { departmentId: 101, membershipId: 99 } });
    expect([store.view$.value.memberships.hasVanished, toasts]).toEqual([false, VANISHED]);
    store.reset();
    expect(store.draft$.value.vanished).toBe(false);
  });

  it('should show a price that has changed meanwhile, also when the page is loaded once more', () => {
    const memberships = having(ADULT, { ...STUDENT, cost_included_vat: 499 });
    const first = aMembershipChoice({ departments: LONE, memberships });
    first.store.restore(whatWasChosen());
    first.store.open();
    first.settle();
    expect(first.store.facts$.value.priceChanged).toBe(true);
    const second = aMembershipChoice({ departments: LONE, memberships });
    second.store.restore(first.store.draft$.value);
    second.store.open();
    second.settle();
    expect(second.store.facts$.value.priceChanged).toBe(true);
  });

  it('should not be overruled by a link that was followed before, but by another one', () => {
    const direct = { departmentId: 101, membershipId: 1 };
    const first = anOpenChoice({ direct });
    first.store.chooseMembership(1);
    first.store.chooseMembership(2);
    const draft = first.store.draft$.value;

    const again = aMembershipChoice({ direct });
    again.store.restore(draft);
    again.store.open();
    again.settle();
    expect(again.chosen()).toEqual([101, 2]);

    const other = aMembershipChoice({ direct: { departmentId: 102, membershipId: 1 } });
    other.store.restore(draft);
    other.store.open();
    other.settle();
    expect(other.chosen()).toEqual([102, 1]);
  });

  it('should drop a filter that is no longer there', () => {
    const { store, settle, asked } = aMembershipChoice({
      departments: LONE,
      groups: () => ok([{ id: 1, name: 'Voksen' }]),
    });
    store.restore({ department: { id: 301, navn: 'Puls' }, membership: null, groupIds: [2, 1], followed: null });
    store.open();
    settle();
    expect(asked()).toEqual(['301 by 1,2', '301 by 1']);
  });

  it('should be forgotten when everything starts over', () => {
    const { store, chosen, told } = inOne();
    store.toggleGroup(1);
    store.reset();
    expect(chosen()).toEqual([null, null]);
    expect(store.draft$.value).toEqual({
      department: null,
      membership: null,
      groupIds: [],
      followed: null,
      vanished: false,
    });
    expect(told).toEqual([301, null]);
  });
});

describe('a membership store', () => {
  it('should ask nothing after it was closed, and go on when it is opened again', () => {
    const { store, settle, askings, chosen } = aMembershipChoice({ departments: LONE });
    store.open();
    store.close();
    settle();
    expect(askings.map(({ state }) => state)).toEqual(['cancelled']);
    store.open();
    settle();
    store.chooseMembership(1);
    expect(chosen()).toEqual([301, 1]);
  });

  it('should keep a failed list apart from an empty one', () => {
    const failed: Load<never> = { status: 'failed', failure: unreachable };
    const { store, departments$ } = anOpenChoice();
    departments$.next(failed);
    expect(store.view$.value.departments.status).toBe('failed');
    expect(store.view$.value.memberships.empty).toBeNull();
  });
});
