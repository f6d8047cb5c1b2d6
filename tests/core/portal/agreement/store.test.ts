import { fail, ok } from '@felles/core';
import { AgreementTerms, endRequestOf } from '@felles/core/portal/agreement';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ANSWER_TIME, anAgreementPage, dayOf, endedTerms, someTerms } from '../../../support/an-agreement.ts';
import { SECOND } from '../../../support/at.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

const END = { kind: 'end', request: endRequestOf(someTerms()) ?? never() } as const;

function never(): never {
  throw new Error('These terms have an end.');
}

const lost = { after: ANSWER_TIME, result: fail(unreachable) };

describe('ending an agreement', () => {
  it('[P-MEMBER-36] should send what was shown once, however often it is pressed, and show the receipt', () => {
    const { store, clock, sent, view } = anAgreementPage();
    store.run(END);
    store.run(END);
    expect(view().progress).toMatchObject({ status: 'sending' });
    clock.pass(ANSWER_TIME);
    expect(sent.map(({ question }) => question)).toEqual([
      { shownEnd: dayOf('2027-07-31'), shownSum: 4486.5, reason: null },
    ]);
    expect(view()).toMatchObject({ progress: { status: 'done' }, terms: endedTerms() });
  });

  it('should ask for the terms after a lost answer, send nothing again, and be done where they say so', () => {
    const { store, clock, sent, asked, view } = anAgreementPage({
      end: () => lost,
      terms: (asking) => (asking < 3 ? ok(someTerms()) : ok(endedTerms())),
    });
    store.run(END);
    clock.pass(ANSWER_TIME);
    expect(view().progress).toMatchObject({ status: 'checking', seconds: 1 });
    store.run(END);
    clock.pass(1 * SECOND + ANSWER_TIME);
    expect(view().progress).toMatchObject({ status: 'checking', seconds: 2 });
    clock.pass(2 * SECOND + ANSWER_TIME);
    expect(view().progress).toMatchObject({ status: 'done' });
    expect([sent.length, asked.length]).toEqual([1, 3]);
  });

  it('should say that nothing was done only once the terms have said so for seven seconds', () => {
    const { store, clock, sent, view } = anAgreementPage({ end: () => lost });
    store.run(END);
    clock.pass(ANSWER_TIME + 3 * SECOND + 2 * ANSWER_TIME);
    expect(view().progress).toMatchObject({ status: 'checking' });
    clock.pass(4 * SECOND + ANSWER_TIME);
    expect(view().progress).toMatchObject({ status: 'notDone' });
    store.run(END);
    expect(sent.length).toBe(2);
  });

  it('should not know after a minute without an answer, take no new press, and ask when told to', () => {
    const { store, clock, sent, view } = anAgreementPage({
      end: () => lost,
      terms: (asking) => (asking === 1 ? ok(someTerms()) : asking < 8 ? fail(unreachable) : ok(endedTerms())),
    });
    store.run(END);
    clock.pass(62 * SECOND);
    expect(view().progress).toMatchObject({ status: 'unknown' });
    store.run(END);
    store.dismiss();
    expect([view().progress.status, sent.length]).toEqual(['unknown', 1]);
    store.checkNow();
    clock.pass(1 + ANSWER_TIME);
    expect(view().progress).toMatchObject({ status: 'done' });
  });

  it('[P-MEMBER-49] should have the new terms after a refusal, beside those that were read, and not be ended', () => {
    const later = someTerms({ ends_on: dayOf('2027-08-31') });
    const failure = { ...refused(409, 'Nye vilkår', 'Changed'), detail: { terms: z.encode(AgreementTerms, later) } };
    const { store, clock, view } = anAgreementPage({ end: () => ({ after: ANSWER_TIME, result: fail(failure) }) });
    store.run(END);
    clock.pass(ANSWER_TIME);
    expect(view()).toMatchObject({
      terms: { state: 'ACTIVE', ends_on: dayOf('2027-08-31') },
      progress: { status: 'changed', before: { ends_on: dayOf('2027-07-31') } },
    });
  });

  it('should send nothing without a network, and say so', () => {
    const { store, online$, sent, view } = anAgreementPage();
    online$.next(false);
    store.run(END);
    expect([view().progress.status, sent.length]).toEqual(['offline', 0]);
    online$.next(true);
    store.run(END);
    expect(sent.length).toBe(1);
  });

  it('should take a reason after the receipt, and keep the receipt where it cannot be sent', () => {
    const { store, clock, sent, view } = anAgreementPage({
      end: (_, asking) => (asking === 2 ? lost : { after: ANSWER_TIME, result: ok(endedTerms()) }),
    });
    store.run(END);
    clock.pass(ANSWER_TIME);
    store.giveReason('PRICE');
    clock.pass(ANSWER_TIME);
    expect([view().reason, view().progress.status]).toEqual([null, 'done']);
    store.giveReason('MOVING');
    clock.pass(ANSWER_TIME);
    expect([view().reason, sent.at(-1)?.question.reason]).toEqual(['MOVING', 'MOVING']);
  });

  it('should send no reason, and show no receipt, for an ending that another tab has taken back', () => {
    let isTakenBack = false;
    const { store, clock, returned$, sent, view } = anAgreementPage({
      terms: () => ok(isTakenBack ? someTerms() : endedTerms()),
    });
    store.run(END);
    clock.pass(ANSWER_TIME);
    isTakenBack = true;
    returned$.next();
    clock.pass(ANSWER_TIME);
    expect(view()).toMatchObject({ terms: { state: 'ACTIVE' }, progress: { status: 'none' } });
    store.giveReason('PRICE');
    expect(sent.length).toBe(1);
  });

  it('should learn from a refused reason that the ending is taken back', () => {
    const failure = { ...refused(409, 'Ny', 'Changed'), detail: { terms: z.encode(AgreementTerms, someTerms()) } };
    const { store, clock, checks, view } = anAgreementPage({
      end: (_, asking) => ({ after: ANSWER_TIME, result: asking === 1 ? ok(endedTerms()) : fail(failure) }),
    });
    store.run(END);
    clock.pass(ANSWER_TIME);
    store.giveReason('PRICE');
    clock.pass(ANSWER_TIME);
    expect(view()).toMatchObject({ terms: { state: 'ACTIVE' }, progress: { status: 'none' }, reason: null });
    expect(checks()).toBe(0);
  });

  it('[P-MEMBER-30] should leave nothing of it to another session', () => {
    const { store, clock, become, view } = anAgreementPage({ end: () => lost });
    store.run(END);
    clock.pass(ANSWER_TIME);
    become('anders');
    expect(store.view$.value).toEqual({ status: 'loading' });
    clock.pass(ANSWER_TIME);
    expect(view()).toMatchObject({ progress: { status: 'none' }, reason: null });
  });

  it('should check the session where it is refused', () => {
    const { store, clock, checks } = anAgreementPage({
      end: () => ({ after: ANSWER_TIME, result: fail(refused(401)) }),
    });
    store.run(END);
    clock.pass(ANSWER_TIME);
    expect(checks()).toBe(1);
  });
});

describe('choosing a pause', () => {
  it('[P-MEMBER-39] should begin with the first month that is free, and ask once for each choice', () => {
    const { store, clock, previewed, view } = anAgreementPage();
    expect([view().pause?.month, previewed.length]).toEqual(['2027-01', 0]);
    store.startPause();
    store.chooseLength(3);
    store.chooseMonth('2026-12');
    clock.pass(ANSWER_TIME);
    expect(previewed.map(({ question: { from_month, months } }) => [from_month, months])).toEqual([
      ['2027-01', 1],
      ['2027-01', 3],
      ['2026-12', 3],
    ]);
    expect(view().pause).toMatchObject({ lengths: [1, 2, 3], preview: { status: 'failed' } });
  });

  it('should have the first month that a refused pause could begin in', () => {
    const failure = { ...refused(409, 'Høyst 3', 'Overlaps'), detail: { first_month: '2027-04' } };
    const { store, clock, view } = anAgreementPage({ preview: () => fail(failure) });
    store.startPause();
    clock.pass(ANSWER_TIME);
    expect(view().pause?.firstMonth).toBe('2027-04');
  });
});

describe('an agreement that cannot be shown', () => {
  it('[P-MEMBER-57] should be missing where it is none of the member’s, and failed where the service fails', () => {
    const statusAfter = (failure: typeof unreachable) =>
      anAgreementPage({ terms: () => fail(failure) }).store.view$.value.status;
    expect([statusAfter(refused(404)), statusAfter(unreachable)]).toEqual(['missing', 'failed']);
  });
});
