import { type Failure, fail, ok, type Result } from '@felles/core';
import type { SponsoredMember } from '@felles/core/internal/portal/sponsor/model';
import { createSponsoredStore } from '@felles/core/internal/portal/sponsor/sponsored-store';
import { refusalOf } from '@felles/core/internal/shared/result';
import { aMembership } from '@felles/fixtures';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { type Answer, refused, scripted } from '../../../support/fake-ports.ts';

const AGREEMENT = { departmentId: 101, department: 'Sentrum', membership: aMembership() };
const JONAS: Result<SponsoredMember> = ok({ firstname: 'Jonas', lastname: 'Østby', agreement: AGREEMENT });
const NOT_FOUND = fail<Failure>({
  kind: 'refused',
  refusal: refusalOf(404),
  status: 404,
  type: 'NotFound',
  message: 'Lenken gjelder ikke lenger.',
});

function aSponsored(hash: string | null, answer: (hash: string, asking: number) => Answer<SponsoredMember>) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const { ask, askings } = scripted<string, SponsoredMember>(clock, answer);
  const hash$ = new BehaviorSubject(hash);
  const store = createSponsoredStore({ port: { sponsored: ask }, hash$ });
  store.open();
  return { store, clock, askings, hash$, view: () => store.view$.value };
}

describe('the member whom a sponsor is asked to pay for', () => {
  it('[P-SIGNUP-81] [P-SIGNUP-82] should be asked for by the link, and named', () => {
    const { clock, askings, view } = aSponsored('hash-open', () => ({ after: 20, result: JONAS }));
    expect(view()).toEqual({ status: 'loading' });
    clock.pass(20);
    expect([view(), askings.map(({ question }) => question)]).toEqual([
      { status: 'ready', name: 'Jonas Østby', agreement: AGREEMENT },
      ['hash-open'],
    ]);
  });

  it('should be unknown where the link names no member, and nothing is asked', () => {
    const { view, askings } = aSponsored(null, () => ({ after: 20, result: JONAS }));
    expect([view(), askings.length]).toEqual([{ status: 'noLink' }, 0]);
  });

  it('should be unknown again where the link does not count', () => {
    const { clock, view } = aSponsored('x', () => ({ after: 20, result: NOT_FOUND }));
    clock.pass(20);
    expect(view()).toMatchObject({
      status: 'refused',
      reason: { params: { message: 'Lenken gjelder ikke lenger.' } },
      isExplained: false,
    });
  });

  it('should be paid already for a used link, with our own text if another person pays', () => {
    const named = (type: string) => {
      const { clock, view } = aSponsored('x', () => ({ after: 20, result: fail({ ...refused(404), type }) }));
      clock.pass(20);
      return view();
    };
    expect([named('LinkUsed'), named('PaidByAnother')]).toEqual([
      { status: 'used' },
      { status: 'refused', reason: { key: 'sponsor.paidByAnother', params: {} }, isExplained: true },
    ]);
  });

  it('should be unknown where the service cannot say, and asked for again when wanted', () => {
    const { store, clock, view } = aSponsored('x', (_, asking) => ({
      after: 20,
      result: asking === 1 ? fail(refused(503, 'Vent litt.')) : JONAS,
    }));
    clock.pass(20);
    expect(view()).toMatchObject({ status: 'failed', failure: { params: { message: 'Vent litt.' } } });
    store.reload();
    expect(view().status).toBe('loading');
    clock.pass(20);
    expect(view().status).toBe('ready');
  });

  it('should be unknown where the record has no name', () => {
    const { clock, view } = aSponsored('x', () => ({ after: 20, result: ok({ firstname: ' ' }) }));
    clock.pass(20);
    expect(view()).toEqual({ status: 'failed', failure: null });
  });

  it('should be the one of the last link, however late the answer about the one before comes', () => {
    const { clock, hash$, view } = aSponsored('old', (hash) => ({
      after: hash === 'old' ? 500 : 20,
      result: ok({ firstname: hash }),
    }));
    hash$.next('new');
    clock.pass(1_000);
    expect(view()).toEqual({ status: 'ready', name: 'new', agreement: null });
  });

  it('should be asked for no more once the page is closed', () => {
    const { store, clock, askings } = aSponsored('x', () => ({ after: 20, result: JONAS }));
    store.close();
    clock.pass(20);
    expect(askings[0]?.state).toBe('cancelled');
  });
});
