import { type Failure, fail, type Message, ok } from '@felles/core';
import { refusalOf } from '@felles/core/internal/shared/result';
import { describe, expect, it } from 'vitest';
import { AGREEMENT, anAcceptance, DONE, JONAS } from '../../../support/a-sponsor-store.ts';
import { SECOND } from '../../../support/at.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

const KNOWN = { name: 'Jonas Østby', agreement: AGREEMENT };
const ASKED = { status: 'ready', ...KNOWN, notSent: null };
const OFFLINE: Message = { key: 'sponsor.acceptOffline', params: {} };
const ACCEPTED = { status: 'accepted', ...KNOWN };

const named = (status: number, type: string): Failure => ({
  kind: 'refused',
  refusal: refusalOf(status),
  status,
  type,
  message: 'Nei.',
});

describe('a link to accept', () => {
  it('[P-SPONSOR-40] should accept nothing by being opened: it says for whom it is and what, and waits for a yes', () => {
    const { store, clock, asked, view, told } = anAcceptance({ hash: ' hash-open ' });
    expect([view(), asked]).toEqual([ASKED, []]);
    store.close();
    store.open();
    expect(view()).toEqual({ status: 'loading', isAnswering: false });
    clock.pass(20);
    expect([view(), asked]).toEqual([ASKED, []]);
    store.accept();
    expect(view()).toEqual({ status: 'loading', isAnswering: true });
    clock.pass(20);
    expect(asked.map(({ question }) => question)).toEqual(['hash-open']);
    expect([view(), told]).toEqual([ACCEPTED, ['accepted']]);
  });

  it('[P-SPONSOR-40] should accept once, however often it is pressed and the page is drawn', () => {
    const { store, clock, asked, view } = anAcceptance();
    store.accept();
    store.accept();
    store.close();
    store.open();
    clock.pass(SECOND);
    store.accept();
    store.retry();
    store.close();
    store.open();
    expect([asked.length, view().status]).toEqual([1, 'accepted']);
  });

  it.each([null, '', '  '])('[P-SPONSOR-40] should ask nothing where it says %j', (hash) => {
    const { store, asked, view, told, accept } = anAcceptance({ hash });
    expect(view()).toEqual({ status: 'notAccepted', reason: null, canRetry: false });
    accept();
    store.retry();
    expect([asked.length, told]).toEqual([0, []]);
  });

  it('should say that the agreement is unknown, and still be acceptable', () => {
    const { view, accept } = anAcceptance({ sponsored: () => ok({ firstname: 'Jonas' }) });
    expect(view()).toEqual({ ...ASKED, name: 'Jonas', agreement: null });
    accept();
    expect(view()).toEqual({ status: 'accepted', name: 'Jonas', agreement: null });
  });

  it('[P-SPONSOR-40] [P-SPONSOR-41] [P-SPONSOR-42] should accept on opening if only that call knows it', () => {
    const { store, clock, view, asked } = anAcceptance({
      sponsored: () => fail(refused(404)),
      answer: () => ok({ success: true, firstname: 'Jonas', lastname: 'Østby' }),
    });
    expect([view(), asked.length]).toEqual([{ status: 'loading', isAnswering: true }, 1]);
    clock.pass(20);
    store.close();
    store.open();
    clock.pass(SECOND);
    expect([view(), asked.length]).toEqual([{ status: 'accepted', name: 'Jonas Østby', agreement: null }, 1]);
  });

  it('[P-SPONSOR-43] should warn without a question of a link that such a service refuses', () => {
    const { clock, view } = anAcceptance({ sponsored: () => fail(refused(404)), answer: () => fail(refused(404)) });
    expect(view().status).toBe('loading');
    clock.pass(20);
    expect(view().status).toBe('notAccepted');
  });

  it('should accept such a link once the network is back', () => {
    const { clock, online$, hash$, view, asked } = anAcceptance({ sponsored: () => fail(refused(404)) });
    online$.next(false);
    hash$.next('y');
    clock.pass(20);
    expect([view().status, asked.length]).toEqual(['failed', 1]);
    online$.next(true);
    clock.pass(SECOND);
    expect([view().status, asked.length]).toEqual(['accepted', 2]);
  });

  it.each([
    ['PaidByAnother', 410, 'sponsor.paidByAnother'],
    ['LinkExpired', 404, 'sponsor.linkExpired'],
    ['UnknownLink', 404, 'sponsor.linkUnknown'],
  ])('should offer nothing to accept where the service says %s', (type, status, key) => {
    const { view, asked, accept } = anAcceptance({ sponsored: () => fail(named(status, type)) });
    expect(view()).toEqual({ status: 'notAccepted', reason: { key, params: {} }, canRetry: false });
    accept();
    expect(asked.length).toBe(0);
  });

  it('should say that it is done where it was accepted before', () => {
    expect(anAcceptance({ sponsored: () => fail(named(404, 'LinkUsed')) }).view()).toEqual({ status: 'used' });
  });

  it('should offer nothing to accept while it is unknown what it is about, and ask again when wanted', () => {
    const { store, clock, view, asked, accept } = anAcceptance({
      sponsored: (asking) => (asking === 1 ? fail(refused(503, 'Vent litt.')) : JONAS),
    });
    expect(view()).toMatchObject({ status: 'failed', failure: { params: { message: 'Vent litt.' } } });
    accept();
    expect(asked.length).toBe(0);
    store.retry();
    clock.pass(20);
    expect(view()).toEqual(ASKED);
  });
});

describe('what comes of accepting', () => {
  it.each([
    ['for whom and what', JONAS, { hash: 'x', departmentId: 101 }],
    ['for whom', ok({ firstname: 'Jonas' }), { hash: 'x', departmentId: null }],
    ['nothing', fail(refused(404)), null],
  ])('[P-SPONSOR-43] should be reported as unsigned, with a link for %s, and a retry', (_, sponsored, signUp) => {
    const { store, clock, view, told, accept } = anAcceptance({
      sponsored: () => sponsored,
      answer: (asking) => ok({ success: asking > 1 }),
    });
    accept();
    expect(view()).toEqual({ status: 'notSigned', reason: null, signUp });
    store.retry();
    expect(view().status).toBe('loading');
    clock.pass(20);
    expect([view().status, told]).toEqual(['accepted', ['declined', 'accepted']]);
  });

  it.each([
    ['unreachable', unreachable],
    ['out of order', refused(503)],
    ['not understood', { kind: 'malformed', where: 'body', issues: [] } as const],
  ])('should be unknown, with another try when wanted, where the service is %s', (_, failure) => {
    const { store, clock, view, told, accept } = anAcceptance({
      answer: (asking) => (asking === 1 ? fail(failure) : ok(DONE)),
    });
    accept();
    expect([view().status, told]).toEqual(['unknown', ['failed']]);
    store.retry();
    clock.pass(20);
    expect(view().status).toBe('accepted');
  });

  it.each([
    [404, false],
    [400, false],
    [401, true],
  ])('should be a no in the service’s words where it refuses with %i, with another try: %s', (status, canRetry) => {
    const { store, clock, asked, view, accept } = anAcceptance({ answer: () => fail(refused(status, 'Nei.')) });
    accept();
    expect(view()).toMatchObject({ status: 'notAccepted', reason: { params: { message: 'Nei.' } }, canRetry });
    store.retry();
    clock.pass(20);
    expect(asked.length).toBe(canRetry ? 2 : 1);
  });

  it('should be a no in our own words where there were too many requests, with another try', () => {
    const { view, accept } = anAcceptance({ answer: () => fail(refused(429, 'Nei.')) });
    accept();
    expect(view()).toMatchObject({ status: 'notAccepted', reason: { key: 'failure.tooMany' }, canRetry: true });
  });

  it('should be a no in our own words where another payer has come first', () => {
    const { view, accept } = anAcceptance({ answer: () => fail(named(409, 'PaidByAnother')) });
    accept();
    expect(view()).toMatchObject({ reason: { key: 'sponsor.paidByAnother' }, canRetry: false });
  });

  it('should be that nothing was sent without a network, until there is one', () => {
    const { store, clock, online$, asked, view, told, accept } = anAcceptance();
    online$.next(false);
    expect(view()).toEqual(ASKED);
    accept();
    expect([view(), asked.length, told]).toEqual([{ ...ASKED, notSent: OFFLINE }, 0, []]);
    online$.next(true);
    expect(view()).toEqual(ASKED);
    online$.next(false);
    expect(view()).toEqual(ASKED);
    accept();
    store.close();
    store.open();
    clock.pass(20);
    online$.next(true);
    accept();
    expect([view(), asked.length]).toEqual([ACCEPTED, 1]);
  });

  it.each([
    ['that the outcome is unknown', fail(unreachable), 'unknown'],
    ['a no', fail(refused(429)), 'notAccepted'],
    ['not signed', ok({ success: false }), 'notSigned'],
  ])('should stay %s after a retry without a network', (_, answer, status) => {
    const { store, clock, online$, asked, view, accept } = anAcceptance({ answer: () => answer });
    accept();
    const before = view();
    online$.next(false);
    store.retry();
    expect(view()).toEqual({ ...before, status, reason: OFFLINE });
    clock.pass(20);
    expect(asked.length).toBe(1);
    online$.next(true);
    expect(view()).toEqual(before);
    store.retry();
    expect(asked.length).toBe(2);
  });

  it('[P-SHELL-53] should be asked once more by one of two presses in a second, and at once of another link', () => {
    const { store, clock, hash$, asked, accept } = anAcceptance({ answer: () => ok({ success: false }) });
    accept();
    for (const _ of ['first', 'second']) {
      store.retry();
      clock.pass(100);
    }
    expect(asked.length).toBe(2);
    hash$.next('another');
    clock.pass(20);
    store.accept();
    expect(asked.length).toBe(3);
  });

  it('should not say of a link what was tried with another', () => {
    const { store, clock, hash$, online$, view } = anAcceptance({ hash: 'old' });
    online$.next(false);
    store.accept();
    hash$.next('new');
    clock.pass(20);
    expect(view()).toEqual(ASKED);
    store.accept();
    expect(view()).toEqual({ ...ASKED, notSent: OFFLINE });
  });

  it('should not count for another link that is followed meanwhile', () => {
    const { store, clock, hash$, asked, view, told, accept } = anAcceptance({
      hash: 'old',
      answer: (asking) => ok({ success: asking > 1 }),
    });
    store.accept();
    hash$.next('new');
    clock.pass(20);
    expect(view()).toEqual(ASKED);
    accept();
    expect([view().status, asked.length]).toEqual(['accepted', 2]);
    expect(told.at(-1)).toBe('accepted');
  });
});
