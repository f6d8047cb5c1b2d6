import { fail, ok, type Result } from '@felles/core';
import { type AcceptOutcome, createAcceptStore, type SponsorConnection } from '@felles/core/portal';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { refused, scripted, unreachable } from '../../../support/fake-ports.ts';

const DONE: SponsorConnection = { success: true };

function anAcceptance(
  hash: string | null,
  answer: (asking: number) => Result<SponsorConnection> = () => ok({ success: true }),
) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const { ask, askings } = scripted<string, SponsorConnection>(clock, (_, asking) => ({
    after: 20,
    result: answer(asking),
  }));
  const hash$ = new BehaviorSubject(hash);
  const told: AcceptOutcome[] = [];
  const store = createAcceptStore({ port: { accept: ask }, hash$, answered: (outcome) => told.push(outcome) });
  store.open();
  return { store, clock, askings, hash$, told, view: () => store.view$.value };
}

describe('accepting a connection', () => {
  it('[P-SPONSOR-40] should be done with what the link says, once, however often the page is drawn', () => {
    const { store, clock, askings, view, told } = anAcceptance('hash-open', () =>
      ok({ success: true, firstname: 'Jonas', lastname: 'Østby' }),
    );
    expect(view()).toEqual({ status: 'loading' });
    store.close();
    store.open();
    clock.pass(20);
    store.close();
    store.open();
    expect(askings.map(({ question }) => question)).toEqual(['hash-open']);
    expect([view(), told]).toEqual([{ status: 'accepted', name: 'Jonas Østby' }, ['accepted']]);
  });

  it('should be told as not accepted where the service says no, and try again when wanted', () => {
    const { store, clock, view, told } = anAcceptance('x', (asking) => ok({ success: asking > 1 }));
    clock.pass(20);
    expect(view()).toEqual({ status: 'notAccepted', reason: null, canRetry: true });
    store.retry();
    expect(view().status).toBe('loading');
    clock.pass(20);
    expect([view(), told]).toEqual([{ status: 'accepted', name: null }, ['declined', 'accepted']]);
  });

  it.each([
    ['unreachable', unreachable],
    ['out of order', refused(503)],
    ['not understood', { kind: 'malformed', where: 'body', issues: [] } as const],
  ])('should say that nobody knows, and try again when wanted, where the service is %s', (_, failure) => {
    const { store, clock, view, told } = anAcceptance('x', (asking) => (asking === 1 ? fail(failure) : ok(DONE)));
    clock.pass(20);
    expect([view().status, told]).toEqual(['unknown', ['failed']]);
    store.retry();
    clock.pass(20);
    expect(view().status).toBe('accepted');
  });

  it.each([
    [404, false],
    [400, false],
    [401, true],
    [429, true],
  ])('should say no in the service’s words where it refuses with %i, and offer another try: %s', (status, canRetry) => {
    const { store, clock, askings, view } = anAcceptance('x', () => fail(refused(status, 'Nei.')));
    clock.pass(20);
    expect(view()).toMatchObject({ status: 'notAccepted', reason: { params: { message: 'Nei.' } }, canRetry });
    store.retry();
    expect(askings.length).toBe(canRetry ? 2 : 1);
  });

  it.each([null, '', '  '])('[P-SPONSOR-40] should ask nothing where the link says %j', (hash) => {
    const { store, askings, view, told } = anAcceptance(hash);
    expect(view()).toEqual({ status: 'notAccepted', reason: null, canRetry: false });
    store.retry();
    expect([askings.length, told]).toEqual([0, []]);
  });

  it('should not try again while it is on its way or once it is done', () => {
    const { store, clock, askings } = anAcceptance('x');
    store.retry();
    clock.pass(20);
    store.retry();
    expect(askings.length).toBe(1);
  });

  it('should follow another link, and not be told what became of the one before', () => {
    const { store, clock, hash$, askings, view, told } = anAcceptance('old', (asking) => ok({ success: asking > 1 }));
    hash$.next('new');
    store.open();
    clock.pass(20);
    expect([view().status, askings.length, told]).toEqual(['accepted', 2, ['accepted']]);
  });
});
