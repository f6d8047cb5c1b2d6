import { type Failure, fail, ok, type Result, toEpochSeconds } from '@felles/core';
import { MemberCard } from '@felles/core/internal/portal/card/model';
import { cardRefusalOf, heldSince, isGood, nextAsking } from '@felles/core/internal/portal/card/rules';
import { createCardStore } from '@felles/core/internal/portal/card/store';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aMember } from '../../../support/a-member.ts';
import { at, HOUR, MINUTE, SECOND } from '../../../support/at.ts';
import { refused, scripted, unreachable } from '../../../support/fake-ports.ts';

const NOON = '2026-11-19T12:47:00+01:00';
const START = Date.parse(NOON);
const LIFE = 5 * MINUTE;

/** The card of a service whose clock is off from that of the device by so much. */
const cardAt = (instant: number, code = `kode ${instant}`, life = LIFE): MemberCard => ({
  number: '9001',
  code,
  expires_at: toEpochSeconds((instant + life) / SECOND),
  answered_at: toEpochSeconds(instant / SECOND),
  title: 'Hele Nordlys',
});

function conflict(type: string, detail?: unknown): Failure {
  const failure = refused(409, 'Tjenestens ord', type);
  return failure.kind === 'refused' ? { ...failure, detail } : failure;
}

describe('the life of a code', () => {
  it('[P-MEMBER-47] is never longer on the device than at the service, for any clock and any line of the device', () => {
    const instants = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(
        instants,
        instants,
        fc.integer({ min: 0, max: HOUR }),
        fc.integer({ min: 0, max: MINUTE }),
        (device, service, life, line) => {
          const card = cardAt(Math.floor(service / SECOND) * SECOND, 'kode', Math.floor(life / SECOND) * SECOND);
          const held = heldSince(card, device);
          // The answer was written after the asking, so the code ends at least as early here.
          const end = device + line + Math.floor(life / SECOND) * SECOND;
          expect(isGood(held, end)).toBe(false);
          expect(isGood(held, device - 1)).toBe(false);
        },
      ),
    );
  });

  it('[P-MEMBER-47] is that of the device where the service does not tell its clock', () => {
    const held = heldSince({ ...cardAt(START), answered_at: null }, START + MINUTE);
    expect([isGood(held, START + LIFE - 1), isGood(held, START + LIFE)]).toEqual([true, false]);
  });

  it('asks anew a minute before its end, at half of a short life, and never more often than each ten seconds', () => {
    const held = (life: number) => heldSince(cardAt(START, 'kode', life), START);
    expect(nextAsking(held(LIFE), false, START)).toBe(START + 4 * MINUTE);
    expect(nextAsking(held(MINUTE), false, START)).toBe(START + 30 * SECOND);
    expect(nextAsking(held(2 * SECOND), false, START)).toBe(START + 10 * SECOND);
    expect(nextAsking(held(LIFE), true, START)).toBe(START + 10 * SECOND);
    expect(nextAsking(null, true, START)).toBe(START + 10 * SECOND);
  });
});

describe('a refusal of the card', () => {
  it('[P-MEMBER-47] has its reason in days and sums, as far as these can be read', () => {
    const detail = {
      number: 9001,
      frozen_until: '2026-11-30',
      valid_from: 'snart',
      contract_id: 70001,
      unpaid_sum: '75',
    };
    expect(cardRefusalOf(conflict('Frozen', detail))).toMatchObject({
      ...{ type: 'Frozen', words: 'Tjenestens ord', number: 9001, contract_id: '70001' },
      ...{ frozen_until: expect.any(Number), valid_from: null, unpaid_sum: null },
    });
  });

  it('[P-MEMBER-49] of an unknown type is told in the words of the service, and other failures are none', () => {
    expect(cardRefusalOf(conflict('Lost', 'ingenting'))).toMatchObject({ type: null, words: 'Tjenestens ord' });
    for (const failure of [null, unreachable, refused(500), refused(401)]) expect(cardRefusalOf(failure)).toBe(null);
  });
});

describe('the code of an answer', () => {
  it.each(['', 'x'.repeat(257), 9001, null])('is none: %j', (code) => {
    expect(MemberCard.safeParse({ ...cardAt(START), code }).success).toBe(false);
  });
});

type Answer = Result<MemberCard>;

function aStore(script: (asking: number, now: number) => Answer = (_, now) => ok(cardAt(now)), offset = 0) {
  const clock = at(NOON);
  const member = aMember('ingrid');
  const asked = scripted<null, MemberCard>(clock, (_, asking) => ({
    after: 50,
    result: script(asking, clock.now() + offset),
  }));
  const surroundings = { online$: new BehaviorSubject(true), visible$: new BehaviorSubject(true) };
  const store = createCardStore({ port: { card: () => asked.ask(null) }, ...member, surroundings, clock });
  store.open();
  clock.pass(50);
  const state = () => store.view$.value.state;
  return {
    store,
    clock,
    ...member,
    ...surroundings,
    state,
    status: () => state().status,
    count: () => asked.askings.length,
  };
}

describe('the store of a card', () => {
  it('[P-MEMBER-47] renews the code while the page is visible; the old one stays until the new one is there', () => {
    const { clock, state, count } = aStore();
    expect(state()).toEqual({
      ...{ status: 'ready', code: `kode ${START}`, isAsking: false, isOnline: true },
      until: START + LIFE,
    });
    clock.pass(4 * MINUTE - SECOND);
    expect(count()).toBe(1);
    clock.pass(SECOND - 20);
    expect([count(), state()]).toMatchObject([2, { status: 'ready', code: `kode ${START}`, isAsking: true }]);
    clock.pass(SECOND);
    expect(state()).toMatchObject({ status: 'ready', code: `kode ${START + 4 * MINUTE}`, isAsking: false });
  });

  it('[P-MEMBER-47] never shows the old code after its end, also where its renewal fails', () => {
    const { clock, status, state } = aStore((asking, now) => (asking === 1 ? ok(cardAt(now)) : fail(unreachable)));
    clock.pass(LIFE - SECOND);
    expect(status()).toBe('ready');
    clock.pass(SECOND);
    expect(state()).toMatchObject({ status: 'failed' });
  });

  it('[P-MEMBER-47] asks for nothing while the page is hidden, and at once when it is seen again', () => {
    const { clock, visible$, count, state } = aStore();
    clock.pass(SECOND);
    visible$.next(false);
    clock.pass(2 * LIFE);
    expect(count()).toBe(1);
    visible$.next(true);
    expect([count(), state()]).toEqual([2, { status: 'expired', at: START + LIFE, isAsking: true, wasHidden: true }]);
    clock.pass(50);
    expect(state()).toMatchObject({ status: 'ready', isAsking: false });
  });

  it('[P-MEMBER-47] has the number without a network once the code is over, and asks when the network is back', () => {
    const { clock, online$, store, status, count } = aStore();
    online$.next(false);
    expect(store.view$.value.state).toMatchObject({ status: 'ready', isOnline: false });
    clock.pass(LIFE);
    expect([store.view$.value.number, status(), count()]).toEqual(['9001', 'offline', 1]);
    online$.next(true);
    expect(count()).toBe(2);
    clock.pass(50);
    expect(status()).toBe('ready');
  });

  it('[P-MEMBER-31] is right by the clock of the service where that of the device is off by a day', () => {
    for (const offset of [-24 * HOUR, 24 * HOUR]) {
      const { clock, status, state } = aStore(undefined, offset);
      expect(state()).toMatchObject({ status: 'ready', until: START + offset + LIFE });
      clock.pass(3 * MINUTE);
      expect(status()).toBe('ready');
    }
  });

  it('asks again each ten seconds after a failure, and not after a refusal before its member comes back', () => {
    const failing = aStore(() => fail(unreachable));
    expect(failing.state()).toEqual({ status: 'failed', failure: unreachable, isAsking: false });
    failing.clock.pass(10 * SECOND);
    expect(failing.count()).toBe(2);
    const { clock, count, state, visible$ } = aStore(() => fail(conflict('Unpaid', { unpaid_sum: 75 })));
    clock.pass(2 * LIFE);
    expect([count(), state()]).toMatchObject([1, { status: 'refused', refusal: { type: 'Unpaid', unpaid_sum: 75 } }]);
    visible$.next(false);
    visible$.next(true);
    expect(count()).toBe(2);
  });

  it('[P-MEMBER-47] drops a good code at once when its renewal is refused', () => {
    const { clock, state } = aStore((asking, now) => (asking === 1 ? ok(cardAt(now)) : fail(conflict('Frozen'))));
    clock.pass(4 * MINUTE + SECOND);
    expect(state()).toMatchObject({ status: 'refused', refusal: { type: 'Frozen' } });
    expect(JSON.stringify(state())).not.toContain('kode');
  });

  it('[P-MEMBER-30] shows nothing of one member to the next', () => {
    const { become, store, clock } = aStore((asking, now) => (asking === 1 ? ok(cardAt(now)) : fail(unreachable)));
    become('anders');
    expect(store.view$.value).toMatchObject({ number: null, title: null, state: { status: 'loading' } });
    clock.pass(50);
    expect(store.view$.value).toMatchObject({ number: null, state: { status: 'failed' } });
    become(null);
    expect(store.view$.value).toMatchObject({ isLoggedOut: true, number: null, state: { status: 'loading' } });
  });

  it('has a refused session checked, and asks no more after the page is closed', () => {
    expect(aStore(() => fail(refused(401))).checks()).toBe(1);
    const { store, clock, count } = aStore();
    store.close();
    clock.pass(2 * LIFE);
    expect(count()).toBe(1);
  });
});
