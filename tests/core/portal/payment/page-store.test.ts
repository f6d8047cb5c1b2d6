import type { Parameters } from '@felles/core/internal/portal/center/parameters';
import { parametersIn } from '@felles/core/internal/portal/center/parameters';
import { departmentPageOf } from '@felles/core/internal/portal/payment/invoice/department-page';
import type { Invoice } from '@felles/core/internal/portal/payment/model';
import { createPaymentPageStore } from '@felles/core/internal/portal/payment/page-store';
import { saveUnpaidSignup, unpaidSignupKey } from '@felles/core/internal/portal/payment/unpaid-signup';
import { createAccess } from '@felles/core/internal/shared/access';
import { createDeparture } from '@felles/core/internal/shell/departure';
import { billOf, departmentOf } from '@felles/core/portal/payment';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aPaymentTab, aPaymentWorld, BACK, type PaymentWorld } from '../../../support/a-payment.ts';
import { SECOND } from '../../../support/at.ts';
import { type MemoryKeyValue, memoryKeyValue, unreachable } from '../../../support/fake-ports.ts';

const SETTLED = 10 * SECOND;

function aPage({
  parameters = { invoiceId: '5001' },
  departmentPage = null,
  hosts = ['center.example'],
  world = aPaymentWorld(),
  saved = memoryKeyValue(),
}: {
  readonly parameters?: Parameters;
  readonly departmentPage?: string | null;
  readonly hosts?: readonly string[];
  readonly world?: PaymentWorld;
  readonly saved?: MemoryKeyValue;
} = {}) {
  const tab = aPaymentTab(world, { saved, parameters, isOpen: false });
  const gone: string[] = [];
  const access = createAccess();
  access.next({ ...access.value, allowedHosts: hosts });
  const store = createPaymentPageStore({
    center: {
      ...tab.center,
      departments$: new BehaviorSubject({
        status: 'ready',
        value: [
          { id: 102, navn: 'Torget', portal_redirect_url: 'https://center.example/torget' },
          { id: 101, navn: 'Sentrum', portal_redirect_url: departmentPage },
        ],
      } as const),
    },
    payment: tab.store,
    departure: createDeparture({ origin: 'https://portal.example', go: (to) => gone.push(to) }, access, tab.online$),
    saved,
    clock: world.clock,
  });
  const open = () => {
    store.open();
    world.clock.pass(SETTLED);
  };
  const remember = (noDirectDebit: boolean) =>
    saveUnpaidSignup(
      { code: 'nordlys', saved, clock: world.clock },
      {
        invoiceId: '5001',
        memberId: '9001',
        departmentId: 101,
        membershipId: 7,
        noDirectDebit,
        startedAt: world.clock.now(),
      },
    );
  return { ...world, whole: world, tab, saved, gone, store, open, remember, view: () => store.view$.value };
}

describe('the page of an invoice', () => {
  it('should know no invoice without its id, with anything else in the address', () => {
    const page = aPage({ parameters: { status: 'ok', success: 'true', callback: 'vipps' } });
    page.open();
    expect(page.view()).toMatchObject({ money: { invoiceId: null }, end: null });
    expect(page.world.asked).toBe(0);
  });

  it.each([
    ['is of a sign-up of this browser', true],
    ['came by a link', false],
  ])('should know whether a payment ends a sign-up where the invoice %s', (_, isOfSignup) => {
    const page = aPage();
    if (isOfSignup) page.remember(true);
    page.open();
    page.tab.pay();
    page.tab.decide('pay', SECOND);
    const back = aPage({ world: page.whole, saved: page.saved, parameters: BACK });
    back.open();
    expect(back.view()).toMatchObject({ end: 'paid', isOfSignup });
  });

  it('[P-SIGNUP-87] should know the invoice that a sign-up has left behind, and forget it when it is paid', () => {
    const page = aPage({ parameters: {} });
    page.remember(true);
    page.open();
    expect(page.view()).toMatchObject({ money: { invoiceId: '5001' }, variant: 'payOnly', mayPayLater: false });
    page.tab.pay();
    page.tab.decide('pay', 0);
    page.open();
    expect(page.view().phase.kind).toBe('paid');
    expect(page.saved.entries.get(unpaidSignupKey('nordlys'))).toBe('');
  });

  it.each(['.', '..', ''])('should know at once that there is no invoice "%s", which no path can name', (invoiceId) => {
    const page = aPage({ parameters: { invoiceId, callback: 'vipps' } });
    page.store.open();
    expect(page.view()).toMatchObject({ money: { isUnknown: true, isOver: true }, phase: { kind: 'unknown' } });
    page.store.payment.check();
    page.clock.pass(SETTLED);
    expect(page.view().phase.kind).toBe('unknown');
    expect(page.world.asked).toBe(0);
  });

  it('should believe the service and not the address', () => {
    const page = aPage({ parameters: { invoiceId: '5001', callback: 'vipps', status: 'ok', success: 'true' } });
    page.open();
    expect(page.view()).toMatchObject({ phase: { kind: 'toPay', open: null }, end: null });
    // A session of another browser may have been paid there.
    page.whole.begin();
    page.open();
    expect(page.view()).toMatchObject({ phase: { kind: 'waiting' }, end: null });
    const aborted = aPage({ parameters: { invoiceId: '5001', callback: 'vipps', status: 'abort' } });
    aborted.whole.begin();
    aborted.open();
    expect(aborted.view().phase).toEqual({ kind: 'aborted' });
  });

  it('[P-PAYMENT-33] should offer only to pay if the payer must pay, also when they return in another browser', () => {
    const page = aPage({ parameters: { invoiceId: '5001', directdebit: 'false' } });
    page.open();
    expect(page.view()).toMatchObject({ variant: 'payOnly', mayPayLater: false });
    page.store.payment.pay('payOnly');
    page.clock.pass(SECOND);
    page.tab.decide('giveUp', 0);
    const way = new URL(page.orders[0]?.fallback ?? '').searchParams;
    const elsewhere = aPage({ world: page.whole, parameters: parametersIn(Object.fromEntries(way)) });
    elsewhere.open();
    expect(elsewhere.view()).toMatchObject({ phase: { kind: 'failed' }, variant: 'payOnly', mayPayLater: false });
  });

  it('should end for a payer who has just paid, and not for a visitor who comes later', () => {
    const page = aPage();
    page.open();
    page.tab.pay();
    page.tab.decide('pay', 0);
    const back = aPage({ world: page.whole, saved: page.saved, parameters: BACK });
    back.open();
    expect(back.view()).toMatchObject({ phase: { kind: 'paid' }, end: 'paid' });
    const later = aPage({ world: page.whole, saved: page.saved });
    later.open();
    expect(later.view()).toMatchObject({ phase: { kind: 'paid' }, variant: 'paid', end: null });
  });

  it('should keep nothing of a sign-up whose ids are none', () => {
    const page = aPage();
    const ids = { memberId: null, departmentId: null, membershipId: null, noDirectDebit: false, startedAt: 0 };
    saveUnpaidSignup({ code: 'nordlys', saved: page.saved, clock: page.clock }, { ...ids, invoiceId: '<5001>' });
    expect(page.saved.entries.get(unpaidSignupKey('nordlys'))).toBe('');
  });

  it('[P-PAYMENT-35] should lead to the page of the department when it is done, where that may be left for', () => {
    const page = aPage({ departmentPage: 'https://center.example/welcome' });
    page.remember(false);
    page.open();
    page.store.payLater();
    expect(page.gone).toEqual(['https://center.example/welcome']);
    const foreign = aPage({ departmentPage: 'https://center.example/welcome', hosts: [] });
    foreign.remember(false);
    foreign.open();
    foreign.store.payLater();
    expect(foreign.gone).toEqual([]);
    expect(foreign.view()).toMatchObject({ end: 'later', departmentPage: 'https://center.example/welcome' });
    const paid = aPage({ departmentPage: 'https://center.example/welcome' });
    paid.remember(false);
    paid.world.rest = 0;
    paid.open();
    expect(paid.gone).toEqual([]);
    paid.store.finish();
    expect(paid.gone).toEqual(['https://center.example/welcome']);
  });

  it('[P-PAYMENT-35] should lead a payer who comes back and has paid there by itself, and once', () => {
    const page = aPage({
      departmentPage: 'https://center.example/welcome',
      parameters: { invoiceId: '5001', callback: 'vipps' },
    });
    page.remember(false);
    page.world.rest = 0;
    page.open();
    expect([page.gone, page.view().end]).toEqual([['https://center.example/welcome'], 'paid']);
    page.open();
    expect([page.gone, page.view().end]).toEqual([['https://center.example/welcome'], null]);
  });

  it('[P-PAYMENT-35] should follow no address that is none of a page', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' ', null])
      expect(departmentPageOf({ portal_redirect_url: url })).toBeNull();
    expect(departmentPageOf(null)).toBeNull();
  });

  it('[P-PAYMENT-36] should end on the success view where the department names no page', () => {
    const page = aPage();
    page.remember(false);
    page.world.rest = 0;
    page.open();
    expect(page.view()).toMatchObject({ variant: 'paid', end: null });
    page.store.finish();
    expect(page.view().end).toBe('paid');
    expect(page.gone).toEqual([]);
  });

  it('[P-PAYMENT-05] should have the month of the first invoice once that is there', () => {
    const page = aPage();
    page.store.open();
    expect(page.view().month).toBeNull();
    page.clock.pass(SETTLED);
    expect(page.view().month).toBe('12.2026');
  });

  it('should not be done by asking for it', () => {
    const page = aPage({ parameters: { invoiceId: '5001', directdebit: 'false' } });
    page.open();
    page.store.finish();
    page.store.payLater();
    expect(page.view()).toMatchObject({ end: null, variant: 'payOnly' });
  });
});

describe('what an invoice says', () => {
  it('should be whose money it is, where it says a department', () => {
    const of = (avdeling: Invoice['avdeling']) => departmentOf({ status: 'ready', value: { invoice: { avdeling } } });
    expect([102, '102', 'Sentrum', true, null].map(of)).toEqual([102, 102, null, null, null]);
    expect(departmentOf({ status: 'loading' })).toBeNull();
  });

  const ready = (first_invoice_date: string | null, invoice: Invoice | null) =>
    billOf({ status: 'ready', value: { first_invoice_date, invoice } });

  it('[P-PAYMENT-44] [P-PAYMENT-45] should be kroner with a comma', () => {
    const bill = ready(null, { verdi: 1349, rest: 1299.5, valuta: 'EUR' });
    expect(bill?.toPay).toBe('kr\u00a01\u00a0299,50');
    expect(bill?.whole).toBe('kr\u00a01\u00a0349,00');
    expect(ready(null, { verdi: 10 })?.toPay).toBe('kr\u00a010,00');
    expect(ready(null, {})?.toPay).toBeNull();
  });

  it('[P-PAYMENT-06] should have the first withdrawal as the service wrote it, or none', () => {
    expect(ready('15.12.2026', {})?.firstDate).toBe('15.12.2026');
    expect(ready('i desember', {})?.firstDate).toBe('i desember');
    for (const none of [null, ' ']) expect(ready(none, { forfall: '01.01.2027' })?.firstDate).toBeNull();
    expect(ready('15.12.2026', null)).toBeNull();
    expect(billOf({ status: 'failed', failure: unreachable })).toBeNull();
  });
});
