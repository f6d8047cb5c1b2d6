import { fail, ok, type Result } from '@felles/core';
import type { MemberInvoice, PaidInvoices } from '@felles/core/internal/portal/invoices/model';
import { createInvoicesStore } from '@felles/core/internal/portal/invoices/store';
import { describe, expect, it } from 'vitest';
import { aMember } from '../../../support/a-member.ts';
import { at } from '../../../support/at.ts';
import { memoryAddress, refused, scripted, unreachable } from '../../../support/fake-ports.ts';

const ANSWER_TIME = 50;

const page = (number: number, ...invoices: readonly MemberInvoice[]): Result<PaidInvoices> =>
  ok({ page: number, page_count: 2, page_size: 1, total_count: 2, result_set: invoices });

const PAGES = [
  page(1, { id: '10', settled_on: '20.10.2026', verdi: 498.5, rest: 0 }),
  page(2, { id: '9', settled_on: '20.09.2026', verdi: 498.5, rest: 0 }),
];

interface Situation {
  readonly sessid?: string | null;
  readonly unpaid?: (asking: number) => Result<readonly MemberInvoice[]>;
  readonly paid?: (page: number, asking: number) => Result<PaidInvoices>;
  /** Of the address. */
  readonly query?: string;
}

function aStore({ sessid, unpaid, paid, query }: Situation = {}) {
  const address = memoryAddress(query);
  const clock = at('2026-11-19T12:00:00+01:00');
  const member = aMember(sessid);
  const open = scripted<null, readonly MemberInvoice[]>(clock, (_, asking) => ({
    after: ANSWER_TIME,
    result: unpaid?.(asking) ?? ok([{ id: '7', forfall: '12.11.2026', rest: 75, URLtoPDF: 'https://bank.example/7' }]),
  }));
  const settled = scripted<number, PaidInvoices>(clock, (number, asking) => ({
    after: ANSWER_TIME,
    result: paid?.(number, asking) ?? PAGES[number - 1] ?? fail(refused(404)),
  }));
  const store = createInvoicesStore({
    port: { unpaid: () => open.ask(null), paid: settled.ask },
    ...member,
    departure: { mayLeaveFor: (link) => link.startsWith('https://bank.example/') },
    address,
    clock,
  });
  store.open();
  return {
    store,
    clock,
    address,
    ...member,
    view: () => store.view$.value,
    asked: () => open.askings.length + settled.askings.length,
    paidPages: () => settled.askings.map(({ question }) => question),
  };
}

function loaded(given: Situation = {}) {
  const scene = aStore(given);
  scene.clock.pass(ANSWER_TIME);
  return scene;
}

describe('the page with invoices', () => {
  it('[P-MEMBER-03] should ask nothing and show nothing without a session', () => {
    const { view, asked } = loaded({ sessid: null });
    expect([view().isLoggedOut, asked()]).toEqual([true, 0]);
  });

  it('[P-MEMBER-43] should have the unpaid with their sum, of which the first to be paid is urgent', () => {
    const { view } = loaded({
      unpaid: () =>
        ok([
          { id: '8', rest: 25 },
          { id: '7', forfall: '12.11.2026', rest: 75 },
          { id: '6', kredit: true },
        ]),
    });
    const { unpaid } = view();
    if (unpaid.status !== 'ready') throw new Error(unpaid.status);
    expect(unpaid.value.total).toBe(100);
    expect(unpaid.value.invoices.map(({ key, isUrgent }) => [key, isUrgent])).toEqual([
      ['7', true],
      ['8', false],
      ['6', false],
    ]);
  });

  it('[P-MEMBER-43] should show older months when asked to, and keep the newer ones meanwhile', () => {
    const { store, view, clock, paidPages } = loaded();
    const months = () => {
      const { paid } = view();
      if (paid.status !== 'ready') throw new Error(paid.status);
      const { months: shown, hasMore, isLoadingMore } = paid.value;
      return [shown.map(({ isWhole }) => isWhole), hasMore, isLoadingMore];
    };
    expect(months()).toEqual([[false], true, false]);
    store.showMore();
    expect(months()).toEqual([[false], true, true]);
    clock.pass(ANSWER_TIME);
    expect(months()).toEqual([[true, true], false, false]);
    expect(paidPages()).toEqual([1, 1, 2]);
  });

  it('should keep the months that are there when older ones do not come, and ask for those again', () => {
    const { store, view, clock } = loaded({
      paid: (number, asking) =>
        number === 2 && asking < 4 ? fail(unreachable) : (PAGES[number - 1] ?? fail(unreachable)),
    });
    store.showMore();
    clock.pass(ANSWER_TIME);
    expect(view().paid).toMatchObject({ value: { moreFailure: unreachable, hasMore: true, isLoadingMore: false } });
    store.showMore();
    clock.pass(ANSWER_TIME);
    expect(view().paid).toMatchObject({ value: { moreFailure: null, hasMore: false } });
  });

  it('should say which part failed, and show the other', () => {
    const { store, view, clock } = loaded({
      unpaid: (asking) => (asking === 1 ? fail(unreachable) : ok([])),
      paid: (_, asking) => (asking === 2 ? fail(unreachable) : page(1)),
    });
    expect(view()).toMatchObject({ unpaid: { status: 'failed' }, paid: { status: 'ready' } });
    store.reload();
    clock.pass(ANSWER_TIME);
    expect(view()).toMatchObject({ unpaid: { status: 'ready' }, paid: { status: 'ready' } });
  });

  it('should be asked again when the member is back, and say since when it is old if that fails', () => {
    const { view, clock, tabs } = loaded({ unpaid: (asking) => (asking === 1 ? ok([]) : fail(unreachable)) });
    expect(view().staleSince).toBe(null);
    const then = clock.now();
    clock.pass(1_000);
    tabs.returned$.next();
    clock.pass(ANSWER_TIME);
    expect(view().staleSince).toBe(then);
  });

  it('[P-MEMBER-45] should open one invoice, with its document at a host that is allowed', () => {
    const { store, view } = loaded();
    expect(view().chosen).toBe(null);
    store.choose('7');
    expect(view().chosen).toMatchObject({ key: '7', pdf: 'https://bank.example/7' });
    store.choose('10');
    expect(view().chosen).toMatchObject({ key: '10', pdf: null, offer: 'none', amount: 'kr\u00a0498,50' });
    store.close();
    expect(view().chosen).toBe(null);
  });

  it('[P-MEMBER-60] should open the invoice that the address names, which follows the panel', () => {
    const { store, view, address } = loaded({ query: '?invoice=10' });
    expect(view().chosen).toMatchObject({ key: '10' });
    store.choose('7');
    expect([view().chosen?.key, address.query()]).toEqual(['7', '?invoice=7']);
    store.choose(null);
    expect([view().chosen, address.query()]).toEqual([null, '']);
    expect(loaded({ query: '?invoice=none' }).view().chosen).toBe(null);
  });

  it('[P-MEMBER-30] should drop all of it for another member, and have a refused session checked', () => {
    const { view, become, clock, asked, checks } = loaded({
      unpaid: (asking) => (asking === 1 ? ok([{ id: '7', rest: 75 }]) : fail(refused(401))),
    });
    become('anders');
    expect(view()).toMatchObject({ unpaid: { status: 'loading' }, paid: { status: 'loading' } });
    clock.pass(ANSWER_TIME);
    expect([asked(), checks(), view().unpaid.status]).toEqual([4, 1, 'failed']);
  });

  it('should give the unpaid alone to a page that shows a figure of them', () => {
    const { store, clock, paidPages } = aStore();
    store.close();
    store.figure.open();
    clock.pass(ANSWER_TIME);
    expect(store.figure.view$.value).toMatchObject({ status: 'ready', value: { total: 75 } });
    expect(paidPages()).toEqual([1]);
    store.figure.close();
  });
});
