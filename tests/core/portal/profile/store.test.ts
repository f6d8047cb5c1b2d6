import { fail, ok, toEpochSeconds } from '@felles/core';
import type { MemberUpdate } from '@felles/core/internal/portal/person/model';
import { withUpdate } from '@felles/core/internal/portal/profile/rules';
import { describe, expect, it } from 'vitest';
import { ANSWER_TIME, anAgreement, aProfile, aProfileStore, readyIn } from '../../../support/a-profile.ts';
import { aBrowser } from '../../../support/a-session.ts';
import { DAY, MINUTE, SECOND } from '../../../support/at.ts';
import { listenTo, refused, unreachable } from '../../../support/fake-ports.ts';

/** The time from a lost answer to the second reply: a change that the service does not hold then is not saved. */
const CERTAIN = 2 * SECOND + 2 * ANSWER_TIME;

/** A store whose profile is there. */
function loaded(given: Parameters<typeof aProfileStore>[0] = {}) {
  const store = aProfileStore(given);
  store.clock.pass(ANSWER_TIME);
  return store;
}

describe('loading the profile', () => {
  it('[P-PROFILE-02] should ask nothing and show nothing without a session', () => {
    const { view, asked, clock } = aProfileStore({ sessid: null });
    clock.pass(ANSWER_TIME);
    expect([view(), asked.length]).toEqual([{ status: 'notLoggedIn' }, 0]);
  });

  it('should ask once with a session, and show what came', () => {
    const { view, asked, clock } = aProfileStore();
    expect(view()).toEqual({ status: 'loading' });
    clock.pass(ANSWER_TIME);
    const { agreements, notice, form } = readyIn(view());
    expect([asked.length, agreements.length, notice]).toEqual([1, 1, null]);
    expect(form).toMatchObject({ hasChanges: false, canSave: true, obstacle: null, problems: {}, isSending: false });
  });

  it('should be asked for again by itself when the network is back, and keep what was typed', () => {
    const { store, view, form, clock, online$, asked } = loaded({
      profile: (asking) => (asking === 1 ? fail(unreachable) : ok(aProfile())),
    });
    online$.next(false);
    expect([view().status, asked.length]).toEqual(['failed', 1]);
    online$.next(true);
    clock.pass(ANSWER_TIME);
    expect(view().status).toBe('ready');

    store.type('address', 'ny vei 1');
    online$.next(false);
    online$.next(true);
    clock.pass(ANSWER_TIME);
    expect([asked.length, form().values.address]).toEqual([3, 'Ny Vei 1']);
    store.close();
    online$.next(false);
    online$.next(true);
    expect(asked.length).toBe(3);
  });

  it('should say why it failed, and try again when asked to', () => {
    const { store, view, clock } = loaded({ profile: (asking) => (asking === 1 ? fail(unreachable) : ok(aProfile())) });
    expect(view()).toMatchObject({ status: 'failed', failure: { key: 'failure.unreachable' } });
    store.reload();
    expect(view().status).toBe('loading');
    clock.pass(ANSWER_TIME);
    expect(view().status).toBe('ready');
  });

  it('should have the session checked when it is refused, and not for any other failure', () => {
    expect(loaded({ profile: () => fail(refused(401, 'Nei')) }).checks()).toBe(1);
    expect(loaded({ profile: () => fail(refused(500)) }).checks()).toBe(0);
  });

  it('should follow the session: another member sees nothing of the one before', () => {
    const { store, view, asked, clock, become } = loaded({
      profile: (asking) => ok(aProfile({ epost: asking === 1 ? 'ingrid@demo.example' : 'per@demo.example' })),
    });
    store.type('address', 'Ingrids Hemmelige Vei');
    become('per');
    expect(JSON.stringify(view())).not.toContain('Hemmelige');
    expect(view().status).toBe('loading');
    clock.pass(ANSWER_TIME);
    const { form } = readyIn(view());
    expect([asked.length, form.values.email, form.hasChanges]).toEqual([2, 'per@demo.example', false]);
  });

  it('should ask no more once it is closed, and twice opened ask once', () => {
    const { store, asked, clock } = aProfileStore();
    store.open();
    expect(asked.filter(({ state }) => state === 'pending')).toHaveLength(1);
    store.close();
    clock.pass(ANSWER_TIME);
    expect(asked.every(({ state }) => state === 'cancelled')).toBe(true);
  });
});

describe('asking again quietly', () => {
  it('should keep what is shown and what was typed', () => {
    const { store, view, form, clock } = loaded({
      profile: (asking) => ok(aProfile({ epost: `${asking}@demo.example` })),
    });
    store.type('address', 'ny vei 1');
    store.reload();
    expect(view().status).toBe('ready');
    clock.pass(ANSWER_TIME);
    expect(form().values).toMatchObject({ address: 'Ny Vei 1', email: '2@demo.example' });
    expect(form().hasChanges).toBe(true);
  });

  it('should say when it failed, and take that back when it succeeds', () => {
    const { store, view, clock } = loaded({ profile: (asking) => (asking === 2 ? fail(unreachable) : ok(aProfile())) });
    store.reload();
    clock.pass(ANSWER_TIME);
    expect(readyIn(view()).refreshFailure?.key).toBe('profile.notRefreshed');
    store.reload();
    clock.pass(ANSWER_TIME);
    expect(readyIn(view()).refreshFailure).toBeNull();
  });

  it('should happen when the member comes back, on the day it then is', () => {
    const end = toEpochSeconds(Date.parse('2026-11-19T00:00:00+01:00') / 1000);
    const { view, asked, tabs, clock } = loaded({
      profile: () => ok(aProfile({ avtaler: [anAgreement({ binding_dato: end })] })),
    });
    const binding = () => readyIn(view()).agreements[0]?.binding.key;
    expect(binding()).toBe('profile.bindingUntil');
    clock.pass(DAY);
    tabs.returned$.next();
    expect([asked.length, binding()]).toEqual([2, 'profile.bindingExpired']);
  });
});

describe('the place of the postal code', () => {
  it('[P-PERSON-09] [P-PERSON-10] should follow the last code typed, and never an earlier one', () => {
    const { store, form, clock, lookedUp } = loaded();
    for (const code of ['7', '70', '701', '7014']) {
      store.type('postal_code', code);
      clock.pass(100);
    }
    store.type('postal_code', '7015');
    expect(form()).toMatchObject({ canSave: false, place: 'looking', values: { municipality: '' } });
    clock.pass(399);
    expect(lookedUp).toHaveLength(0);
    clock.pass(1 + ANSWER_TIME);
    expect(lookedUp.map(({ question }) => question)).toEqual(['7015']);
    expect(form()).toMatchObject({ canSave: true, values: { municipality: 'Sted 7015' } });
  });

  it('should not be asked again because another field was typed in', () => {
    const { store, clock, lookedUp } = loaded();
    store.type('postal_code', '7014');
    clock.pass(300);
    store.type('address', 'Ny vei 1');
    clock.pass(100 + ANSWER_TIME);
    store.type('address', 'Ny vei 12');
    clock.pass(SECOND);
    expect(lookedUp).toHaveLength(1);
  });

  it('should be tried again after it could not be had', () => {
    const { store, form, clock } = loaded({
      municipality: (_, asking) => ({
        after: 5,
        result: asking === 1 ? fail(unreachable) : ok({ municipality: 'Oslo' }),
      }),
    });
    store.type('postal_code', '0501');
    clock.pass(SECOND);
    expect(form()).toMatchObject({
      place: 'failed',
      canSave: false,
      problems: { municipality: { key: 'person.placeNotFound' } },
    });
    store.lookUpPlaceAgain();
    clock.pass(SECOND);
    expect(form()).toMatchObject({ canSave: true, problems: {}, values: { municipality: 'Oslo' } });
  });

  it('should be found for a record that lacks it, so that the form is not shut for ever', () => {
    const { form, clock } = loaded({ profile: () => ok(aProfile({ poststed: null })) });
    expect(form().canSave).toBe(false);
    clock.pass(SECOND);
    expect(form()).toMatchObject({ canSave: true, values: { municipality: 'Sted 5014' } });
  });
});

describe('saving', () => {
  const saveWith = (given: Parameters<typeof aProfileStore>[0] = {}) => {
    const store = loaded(given);
    store.store.type('address', 'ny vei 1');
    store.store.save();
    return store;
  };

  it('[P-SHELL-53] should send the whole form once, however often it is asked to', () => {
    const { store, sent, clock, form } = saveWith();
    store.save();
    expect(sent.map(({ question }) => question)).toMatchObject([
      { address: 'Ny Vei 1', memberId: '9001', firstname: 'Ingrid' },
    ]);
    expect(form().isSending).toBe(true);
    clock.pass(ANSWER_TIME);
    store.save();
    expect(sent).toHaveLength(1);
    clock.pass(SECOND);
    store.save();
    expect(sent).toHaveLength(2);
  });

  it('should have nothing unsaved at any moment after the saving has ended', () => {
    const { store, clock } = saveWith();
    const moments: string[] = [];
    store.view$.subscribe((view) => {
      if (view.status === 'ready') moments.push(`saving ${view.form.isSending}, unsaved ${store.unsaved$.value}`);
    });
    clock.pass(ANSWER_TIME);
    expect(moments).toContain('saving false, unsaved false');
    expect(moments).not.toContain('saving false, unsaved true');
  });

  it('should send at once what was changed since', () => {
    const { store, sent, clock } = saveWith();
    clock.pass(ANSWER_TIME);
    store.type('address', 'ny vei 2');
    store.save();
    expect(sent.map(({ question }) => question)).toMatchObject([{ address: 'Ny Vei 1' }, { address: 'Ny Vei 2' }]);
  });

  describe('while the place is looked up', () => {
    /** Another postal code, saved before its place is there. */
    const savedTooEarly = (given: Parameters<typeof aProfileStore>[0] = {}) => {
      const store = loaded(given);
      store.store.type('postal_code', '7014');
      expect(store.form()).toMatchObject({ canSave: false, canDefer: true, waitsForPlace: false });
      store.store.save();
      store.store.save();
      expect(store.form()).toMatchObject({ canSave: false, waitsForPlace: true, rejections: 0 });
      return store;
    };

    it('should be done by itself once the place is there, once however often it was asked for', () => {
      const { clock, sent, form, toasts } = savedTooEarly();
      clock.pass(400 + ANSWER_TIME);
      expect(form()).toMatchObject({ waitsForPlace: false, isSending: true });
      clock.pass(SECOND);
      expect(sent.map(({ question }) => question)).toMatchObject([{ postal_code: '7014', municipality: 'Sted 7014' }]);
      expect(toasts).toHaveLength(1);
    });

    it('should come to nothing where the place could not be had, and say so', () => {
      const { store, clock, sent, form } = savedTooEarly({
        municipality: () => ({ after: ANSWER_TIME, result: fail(unreachable) }),
      });
      clock.pass(SECOND);
      expect(form()).toMatchObject({
        ...{ waitsForPlace: false, isSending: false, rejections: 1, canDefer: false },
        problems: { municipality: { key: 'person.placeNotFound' } },
      });
      store.save();
      expect([sent.length, form().rejections]).toEqual([0, 2]);
    });

    it.each([
      ['changes something', (store: ReturnType<typeof loaded>) => store.store.type('address', 'Ny vei 1')],
      ['drops the changes', (store: ReturnType<typeof loaded>) => store.store.discard()],
      ['logs out', (store: ReturnType<typeof loaded>) => store.become(null)],
      [
        'looks elsewhere and comes back',
        (store: ReturnType<typeof loaded>) => {
          store.store.close();
          store.store.open();
        },
      ],
    ])('should not be done for a member who %s meanwhile', (_, think) => {
      const store = savedTooEarly();
      think(store);
      store.clock.pass(5 * SECOND);
      expect(store.sent).toEqual([]);
    });

    it('should not be deferred for a member who lacks something else, or whom the service does not know', () => {
      for (const given of [{ epost: 'ingrid' }, { memberid: null }]) {
        const { store, form, clock, sent } = loaded({ profile: () => ok(aProfile(given)) });
        store.type('postal_code', '7014');
        expect(form().canDefer).toBe(false);
        store.save();
        expect(form().waitsForPlace).toBe(false);
        clock.pass(SECOND);
        expect(sent).toEqual([]);
      }
    });

    it('should not start over while something is saved', () => {
      const { store, form, clock, sent } = saveWith();
      store.type('postal_code', '7014');
      store.save();
      expect(form()).toMatchObject({ isSending: true, waitsForPlace: false });
      store.type('email', 'ingrid');
      store.save();
      expect(form()).toMatchObject({ isSending: true, rejections: 0 });
      clock.pass(5 * SECOND);
      expect(sent).toHaveLength(1);
    });
  });

  it('[P-PROFILE-17] should say that it succeeded, and show what was saved at once', () => {
    const { clock, form, toasts, asked } = saveWith();
    clock.pass(ANSWER_TIME);
    expect(toasts).toEqual([{ type: 'success', title: { key: 'profile.updated', params: {} } }]);
    expect(form()).toMatchObject({
      isSending: false,
      failure: null,
      hasChanges: false,
      values: { address: 'Ny Vei 1' },
    });
    expect(asked).toHaveLength(2);
  });

  it('[P-PROFILE-16] should not have succeeded when the answer has no member’s id', () => {
    const { clock, form, toasts } = saveWith({ update: () => ({ after: 5, result: ok({ firstname: 'Ingrid' }) }) });
    clock.pass(5 + CERTAIN);
    expect(toasts).toEqual([]);
    expect(form()).toMatchObject({
      failure: { key: 'failure.malformed' },
      rejections: 1,
      values: { address: 'Ny Vei 1' },
    });
  });

  it('[P-PROFILE-16] should send nothing for a record without a member’s id, and say why', () => {
    const { store, sent, form } = loaded({ profile: () => ok(aProfile({ memberid: null })) });
    store.save();
    expect([sent.length, form().canSave, form().obstacle?.key]).toEqual([0, false, 'profile.memberIdMissing']);
  });

  it('should keep what was typed when it failed, and say why until something is changed', () => {
    const { store, clock, form, checks } = saveWith({ update: () => ({ after: 5, result: fail(unreachable) }) });
    clock.pass(5 + CERTAIN);
    expect(form()).toMatchObject({
      isSending: false,
      failure: { key: 'failure.unreachable' },
      values: { address: 'Ny Vei 1' },
    });
    store.type('address', 'Ny vei 2');
    expect([form().failure, checks()]).toEqual([null, 0]);
  });

  it.each([
    ['a refusal', fail(refused(400, 'Nei')), false],
    ['a conflict', fail(refused(409)), false],
    ['trouble at the service', fail(refused(502)), true],
    ['a network that is cut', fail(unreachable), true],
    ['an answer that says nothing', ok({}), true],
  ])('should know of %s whether it leaves open that the changes were saved', (_, result, isUncertain) => {
    const { store, clock, form } = saveWith({
      profile: (asking) => (asking === 1 ? ok(aProfile()) : fail(unreachable)),
      update: () => ({ after: 5, result }),
    });
    clock.pass(5 + ANSWER_TIME);
    expect(form().isUncertain).toBe(isUncertain);
    store.type('address', 'Ny vei 2');
    expect(form().isUncertain).toBe(false);
  });

  describe('whose answer was lost', () => {
    /** A service that stores an update or not, does not answer it, and later gives the record that it holds. */
    const lostWith = (given: {
      readonly keeps?: boolean;
      readonly holds?: (asking: number) => ReturnType<typeof aProfile> | null;
      readonly takes?: number;
    }) => {
      let kept = aProfile();
      let wasSent = false;
      let asking = 0;
      const holds = given.holds ?? (() => kept);
      const store = loaded({
        profile: () => {
          if (!wasSent) return ok(aProfile());
          asking += 1;
          const held = holds(asking);
          return held === null ? fail(unreachable) : ok(held);
        },
        profileTakes: () => (wasSent ? given.takes : undefined) ?? ANSWER_TIME,
        update: (sent) => {
          wasSent = true;
          if (given.keeps) kept = withUpdate(kept, sent);
          return { after: ANSWER_TIME, result: fail(unreachable) };
        },
      });
      store.store.type('address', 'ny vei 1');
      store.store.save();
      store.clock.pass(ANSWER_TIME);
      const keepLate = () => {
        for (const { question } of store.sent) kept = withUpdate(kept, question);
      };
      return { ...store, keepLate };
    };

    it('should ask the service what it holds before it says anything, and say that it was saved where it was', () => {
      const { form, toasts, clock, store } = lostWith({ keeps: true });
      expect(form()).toMatchObject({ isSending: true, failure: null, rejections: 0 });
      clock.pass(ANSWER_TIME);
      expect(form()).toMatchObject({ isSending: false, failure: null, hasChanges: false, rejections: 0 });
      expect([toasts.length, store.unsaved$.value, form().values.address]).toEqual([1, false, 'Ny Vei 1']);
    });

    it('should say that it was not saved where the service holds what it held, and keep what was typed', () => {
      const { form, toasts, clock } = lostWith({});
      clock.pass(CERTAIN);
      expect(form()).toMatchObject({
        ...{ isSending: false, isUncertain: false, rejections: 1, hasChanges: true },
        failure: { key: 'failure.unreachable' },
        values: { address: 'Ny Vei 1' },
      });
      clock.pass(DAY);
      expect([toasts.length, form().rejections]).toEqual([0, 1]);
    });

    it('should not take it for not saved where the service was still at work when it was first asked', () => {
      const { form, toasts, clock, keepLate } = lostWith({});
      clock.pass(ANSWER_TIME);
      expect(form()).toMatchObject({ isSending: true, failure: null, rejections: 0 });
      keepLate();
      clock.pass(CERTAIN);
      expect(form()).toMatchObject({ isSending: false, failure: null, hasChanges: false, rejections: 0 });
      expect(toasts).toHaveLength(1);
    });

    it('should not take it for not saved because a member who comes back asks a second time at once', () => {
      const { form, clock, tabs } = lostWith({});
      clock.pass(2 * SECOND - 1);
      tabs.returned$.next();
      clock.pass(ANSWER_TIME);
      expect(form()).toMatchObject({ isSending: true, rejections: 0 });
    });

    it('should learn it from a member who comes back, too, be it before the next asking', () => {
      const { form, clock, tabs } = lostWith({ holds: (asking) => (asking <= 2 ? null : aProfile()) });
      clock.pass(3 * SECOND);
      expect(form().isUncertain).toBe(true);
      tabs.returned$.next();
      clock.pass(ANSWER_TIME);
      expect(form()).toMatchObject({ isSending: false, isUncertain: false, rejections: 1 });
    });

    it.each([
      ['the service holds what it held', {}],
      ['it holds neither', { adresse: 'Ny Vei 2' }],
    ])('should hear nothing in an answer that is older than the loss: %s', (_, held) => {
      const { store, form, clock, toasts } = loaded({
        profile: (asking) => ok(aProfile([{}, {}, held][asking] ?? { adresse: 'Ny Vei 1' })),
        profileTakes: (asking) => (asking === 2 ? 5 * SECOND : asking === 3 ? 6 * SECOND : ANSWER_TIME),
        update: () => ({ after: ANSWER_TIME, result: fail(unreachable) }),
      });
      store.type('address', 'ny vei 1');
      store.reload();
      store.save();
      clock.pass(5 * SECOND);
      expect(form()).toMatchObject({ isSending: true, failure: null, rejections: 0 });
      clock.pass(6 * SECOND);
      expect(form()).toMatchObject({ isSending: false, failure: null, hasChanges: false, rejections: 0 });
      expect(toasts).toHaveLength(1);
    });

    it('should be asked about no more by the time something else is saved', () => {
      const { store, form, clock, asked } = loaded({
        profile: (asking) => (asking === 1 ? ok(aProfile()) : fail(unreachable)),
        update: (_, asking) => ({ after: asking === 1 ? ANSWER_TIME : 30 * SECOND, result: fail(unreachable) }),
      });
      store.type('address', 'ny vei 1');
      store.save();
      clock.pass(SECOND);
      expect(form()).toMatchObject({ isSending: false, isUncertain: true });
      store.save();
      const before = asked.length;
      clock.pass(29 * SECOND);
      expect([form().isSending, asked.length]).toEqual([true, before]);
    });

    it('should stay open where the service could not be asked when the member came back', () => {
      const { form, clock, tabs } = lostWith({ holds: () => null });
      clock.pass(3 * SECOND);
      tabs.returned$.next();
      clock.pass(ANSWER_TIME);
      expect(form()).toMatchObject({ isUncertain: true, rejections: 1 });
    });

    it('should have the session checked where the service refuses the asking', () => {
      const { store, form, clock, checks } = loaded({
        profile: (asking) => (asking === 1 ? ok(aProfile()) : fail(refused(401))),
        update: () => ({ after: ANSWER_TIME, result: fail(unreachable) }),
      });
      store.type('address', 'ny vei 1');
      store.save();
      clock.pass(2 * ANSWER_TIME);
      expect([form().isUncertain, checks()]).toEqual([true, 1]);
    });

    it.each([
      ['drops the changes', (store: ReturnType<typeof loaded>['store']) => store.discard()],
      [
        'types on and drops them then',
        (store: ReturnType<typeof loaded>['store']) => {
          store.type('address', 'Ny vei 2');
          store.discard();
        },
      ],
    ])(
      'should be asked about for a member who %s while the outcome is unknown, so that the record is true',
      (_, drop) => {
        const { store, form, clock } = lostWith({
          holds: (asking) => (asking === 1 ? null : aProfile({ adresse: 'Ny Vei 1' })),
        });
        clock.pass(SECOND);
        expect(form().isUncertain).toBe(true);
        drop(store);
        clock.pass(ANSWER_TIME);
        expect(form()).toMatchObject({ hasChanges: false, failure: null, values: { address: 'Ny Vei 1' } });
      },
    );

    it('should be asked about when what was sent again was refused, and is dropped', () => {
      const { store, form, clock } = loaded({
        profile: (asking) =>
          asking === 2 ? fail(unreachable) : ok(aProfile(asking === 1 ? {} : { adresse: 'Ny Vei 1' })),
        update: (__, asking) => ({
          after: ANSWER_TIME,
          result: fail(asking === 1 ? unreachable : refused(400, 'Nei')),
        }),
      });
      store.type('address', 'ny vei 1');
      store.save();
      clock.pass(SECOND);
      store.save();
      clock.pass(ANSWER_TIME);
      expect(form()).toMatchObject({ isUncertain: false, failure: { key: 'failure.refused' } });
      store.discard();
      clock.pass(ANSWER_TIME);
      expect(form().values.address).toBe('Ny Vei 1');
    });

    it.each([
      ['was never in doubt', () => null],
      ['was asked for since', (lost: ReturnType<typeof loaded>) => lost.store.discard()],
      ['was saved after all', (lost: ReturnType<typeof loaded>) => lost.clock.pass(10 * SECOND)],
      ['was another person’s', (lost: ReturnType<typeof loaded>) => lost.become('per')],
    ])('should not be asked about for a member who drops what was refused, where the record %s', (name, pass) => {
      const isLost = name !== 'was never in doubt';
      const lost = loaded({
        profile: (asking) =>
          asking === 2 ? fail(unreachable) : ok(aProfile(asking === 1 ? {} : { adresse: 'Ny Vei 1' })),
        update: (_, asking) => ({ after: 5, result: fail(isLost && asking === 1 ? unreachable : refused(400, 'Nei')) }),
      });
      const { store, form, clock, asked } = lost;
      store.type('address', 'ny vei 1');
      store.save();
      clock.pass(SECOND);
      expect(form().isUncertain).toBe(isLost);
      pass(lost);
      clock.pass(SECOND);
      store.type('address', 'Ny vei 3');
      store.save();
      clock.pass(5);
      expect(form()).toMatchObject({ failure: { key: 'failure.refused' } });
      const before = asked.length;
      store.discard();
      expect(asked).toHaveLength(before);
    });

    it('should say that the outcome is unknown where the service holds neither, and ask no more', () => {
      const { form, clock, asked } = lostWith({ holds: () => aProfile({ adresse: 'Ny Vei 2' }) });
      clock.pass(ANSWER_TIME);
      expect(form()).toMatchObject({ isSending: false, isUncertain: true, rejections: 1 });
      const before = asked.length;
      clock.pass(DAY);
      expect([asked.length, form().isUncertain]).toEqual([before, true]);
    });

    it.each([true, false])('should find it out once the service answers again, and say so once: %s', (keeps) => {
      const { form, toasts, clock, store } = lostWith({
        holds: (asking) => (asking <= 3 ? null : aProfile(keeps ? { adresse: 'Ny Vei 1' } : {})),
      });
      clock.pass(ANSWER_TIME);
      expect(form()).toMatchObject({ isSending: false, isUncertain: true, rejections: 1 });
      clock.pass(20 * SECOND);
      expect(form()).toMatchObject({
        isUncertain: false,
        rejections: 1,
        hasChanges: !keeps,
        values: { address: 'Ny Vei 1' },
      });
      expect([form().failure === null, toasts.length, store.unsaved$.value]).toEqual([keeps, keeps ? 1 : 0, !keeps]);
    });

    it('should ask ever more seldom, and not for a member who has changed something or left since', () => {
      const silent = { holds: () => null };
      const waits = lostWith(silent);
      waits.clock.pass(10 * MINUTE);
      const times = waits.asked.slice(1).map(({ at }) => at);
      const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0) - ANSWER_TIME);
      expect(pauses.slice(0, 7)).toEqual([2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * SECOND));
      for (const think of ['type', 'discard', 'become'] as const) {
        const lost = lostWith(silent);
        lost.clock.pass(SECOND);
        if (think === 'type') lost.store.type('address', 'Ny vei 2');
        if (think === 'discard') lost.store.discard();
        if (think === 'become') lost.become(null);
        const before = lost.asked.length;
        lost.clock.pass(DAY);
        expect(lost.asked.length).toBe(before);
      }
    });

    it('should not keep a member waiting for a service that does not answer', () => {
      const { form, clock } = lostWith({ takes: DAY });
      clock.pass(10 * SECOND - 1);
      expect(form().isSending).toBe(true);
      clock.pass(1);
      expect(form()).toMatchObject({ isSending: false, isUncertain: true, rejections: 1 });
    });

    it('should learn that it was done late when the member comes back', () => {
      const { form, clock, tabs, toasts, keepLate } = lostWith({});
      clock.pass(CERTAIN);
      expect(form()).toMatchObject({ isUncertain: false, failure: { key: 'failure.unreachable' } });
      keepLate();
      tabs.returned$.next();
      clock.pass(2 * ANSWER_TIME);
      expect(form()).toMatchObject({ failure: null, hasChanges: false, values: { address: 'Ny Vei 1' } });
      expect(toasts).toHaveLength(1);
    });

    it('should keep what was typed on meanwhile', () => {
      const { store, form, clock } = lostWith({ keeps: true });
      store.type('email', 'ny@demo.example');
      clock.pass(2 * ANSWER_TIME);
      expect(form()).toMatchObject({ hasChanges: true, values: { address: 'Ny Vei 1', email: 'ny@demo.example' } });
    });
  });

  it('should know that nothing was saved without a network', () => {
    const { store, clock, view, online$ } = aProfileStore({ update: () => ({ after: 5, result: fail(unreachable) }) });
    clock.pass(ANSWER_TIME);
    store.type('address', 'Ny vei 1');
    online$.next(false);
    store.save();
    clock.pass(5);
    expect(view()).toMatchObject({ form: { failure: { key: 'failure.unreachable' }, isUncertain: false } });
  });

  it('should say so of a conflict, and have the session checked when it is refused', () => {
    const conflict = saveWith({ update: () => ({ after: 5, result: fail(refused(409, 'x')) }) });
    conflict.clock.pass(5);
    expect([conflict.form().failure?.key, conflict.checks()]).toEqual(['profile.conflict', 0]);
    const ended = saveWith({ update: () => ({ after: 5, result: fail(refused(401, 'x')) }) });
    ended.clock.pass(5);
    expect(ended.checks()).toBe(1);
  });

  it.each(['email', 'phone_number'] as const)('should send nothing while %s is wrong', (field) => {
    const { store, sent, form } = loaded({ profile: () => ok(aProfile({ mobil: null })) });
    store.type('phone_number', '10000001');
    store.type(field, '12');
    store.save();
    expect([sent.length, form().rejections, form().canSave]).toEqual([0, 1, true]);
  });

  it('should keep what is typed while it is on its way', () => {
    const { store, clock, form } = saveWith();
    store.type('email', 'ny@demo.example');
    store.type('address', 'Ny vei 12');
    clock.pass(ANSWER_TIME);
    expect(form()).toMatchObject({ hasChanges: true, values: { email: 'ny@demo.example', address: 'Ny Vei 12' } });
  });

  it('should go on when the page is left, and end with the session', () => {
    const left = saveWith();
    left.store.close();
    left.clock.pass(ANSWER_TIME);
    expect([left.sent[0]?.state, left.toasts.length]).toEqual(['answered', 1]);
    const loggedOut = saveWith();
    loggedOut.become(null);
    loggedOut.clock.pass(ANSWER_TIME);
    expect([loggedOut.sent[0]?.state, loggedOut.toasts.length]).toEqual(['cancelled', 0]);
  });

  it('should be seen by other tabs, which lose nothing of what was typed in them', () => {
    const browser = aBrowser();
    const kept: MemberUpdate[] = [];
    const profile = () => ok(aProfile(kept[0] ? { adresse: kept[0].address } : {}));
    const here = loaded({
      browser,
      profile,
      update: (sent) => {
        kept.push(sent);
        return { after: 5, result: ok({ memberId: '9001' }) };
      },
    });
    const there = loaded({ browser, profile });
    there.store.type('email', 'der@demo.example');
    here.store.type('address', 'Ny vei 1');
    here.store.save();
    here.clock.pass(5);
    there.clock.pass(ANSWER_TIME);
    expect(there.form().values).toMatchObject({ address: 'Ny Vei 1', email: 'der@demo.example' });
  });
});

describe('changing', () => {
  it('[P-PERSON-49] should leave locked fields as they are', () => {
    const { store, form } = loaded();
    store.type('firstname', 'Per');
    store.type('phone_number', '99999999');
    store.chooseBirthDate({ day: 1, month: 1, year: 2000 });
    expect([form().hasChanges, form().values.firstname, form().values.phone_number]).toEqual([
      false,
      'Ingrid',
      '10000001',
    ]);
  });

  it('should go back to the record when the changes are dropped', () => {
    const { store, form } = loaded({ profile: () => ok(aProfile({ birth: null })) });
    store.type('address', 'x');
    store.chooseGender('mann');
    store.chooseBirthDate({ day: 29, month: 2, year: 2000 });
    expect(form()).toMatchObject({ hasChanges: true, canSave: true, values: { gender: 'mann' } });
    store.discard();
    expect(form()).toMatchObject({ hasChanges: false, values: { address: 'Fjellveien 12', gender: 'kvinne' } });
  });

  it('should be there still for a member who has looked at another page', () => {
    const { store, form, clock } = loaded();
    store.type('address', 'Ny vei 1');
    store.close();
    store.open();
    clock.pass(ANSWER_TIME);
    expect(form().values.address).toBe('Ny Vei 1');
  });
});

describe('changes whose session ends', () => {
  /** Ingrid has typed an address, and her session ends. */
  const endedAmidChanges = (given: Parameters<typeof aProfileStore>[0] = {}) => {
    const store = loaded(given);
    store.store.type('address', 'Ny vei 1');
    store.become(null);
    return store;
  };
  /** Somebody is there again, and their profile has come. */
  const comesBack = (store: ReturnType<typeof loaded>, sessid: string) => {
    store.become(sessid);
    store.clock.pass(ANSWER_TIME);
    return store.form();
  };

  it('should be given back to the same person, on this page or on another, and be saved then', () => {
    for (const leaves of [false, true]) {
      const ended = loaded();
      ended.store.type('address', 'Ny vei 1');
      if (leaves) ended.store.close();
      ended.become(null);
      expect(ended.view()).toEqual({ status: 'notLoggedIn' });
      if (leaves) ended.store.open();
      expect(comesBack(ended, 'ingrid again')).toMatchObject({ hasChanges: true, values: { address: 'Ny Vei 1' } });
      ended.store.save();
      expect(ended.sent.map(({ question }) => question.address)).toEqual(['Ny Vei 1']);
    }
  });

  it('should be shown to no other user, be it another person or another member', () => {
    const another = endedAmidChanges();
    expect(comesBack(another, 'per')).toMatchObject({ hasChanges: false, values: { address: 'Fjellveien 12' } });
    const ofTwo = endedAmidChanges({ profile: (asking) => ok(aProfile({ memberid: asking === 1 ? '9001' : '9002' })) });
    expect(comesBack(ofTwo, 'ingrid again').hasChanges).toBe(false);
  });

  it('should be gone for good once another user was there', () => {
    const ended = endedAmidChanges();
    comesBack(ended, 'per');
    ended.become(null);
    expect(comesBack(ended, 'ingrid again').hasChanges).toBe(false);
  });

  it('should wait until the service knows the member, and then give way to newer input', () => {
    const ended = loaded();
    ended.store.type('address', 'Ny vei 1');
    ended.store.type('email', 'ny@demo.example');
    ended.become(null);
    expect(comesBack(ended, 'ingrid again?').hasChanges).toBe(false);
    ended.store.type('address', 'Nyest vei 2');
    ended.tellWho('ingrid');
    expect(ended.form().values).toMatchObject({ address: 'Nyest Vei 2', email: 'ny@demo.example' });
  });

  it('should store only changes, and only for a known person', () => {
    const unknown = loaded({ sessid: 'ingrid ?' });
    unknown.store.type('address', 'Ny vei 1');
    unknown.become(null);
    expect([unknown.store.unsaved$.value, comesBack(unknown, 'ingrid ?').hasChanges]).toEqual([false, false]);
    const unchanged = loaded();
    unchanged.store.type('address', 'Fjellveien 12');
    unchanged.become(null);
    expect(unchanged.store.unsaved$.value).toBe(false);
  });

  it('should count as not saved from the first to the last, on every page', () => {
    const { store, become, clock } = loaded();
    const seen: boolean[] = [];
    store.unsaved$.subscribe((unsaved) => seen.push(unsaved));
    store.type('address', 'Ny vei 1');
    store.close();
    become(null);
    store.open();
    become('ingrid again');
    clock.pass(ANSWER_TIME);
    expect(seen.at(-1)).toBe(true);
    store.save();
    clock.pass(ANSWER_TIME);
    expect(seen.at(-1)).toBe(false);
    store.type('address', 'Ny vei 2');
    store.discard();
    expect([seen.at(-2), seen.at(-1)]).toEqual([true, false]);
  });
});

describe('what stands between changes and logging out', () => {
  const leaving = (given: Parameters<typeof aProfileStore>[0] = {}) => {
    const situation = aProfileStore(given);
    situation.clock.pass(ANSWER_TIME);
    situation.store.type('address', 'Ny vei 1');
    const heard = listenTo(situation.store.guard.save()).heard;
    situation.clock.pass(ANSWER_TIME + CERTAIN);
    return { ...situation, heard };
  };

  it('should be there as long as there are changes, and go with them', () => {
    const { store, clock } = aProfileStore();
    clock.pass(ANSWER_TIME);
    const guard = store.guard;
    expect(guard.hasChanges()).toBe(false);
    store.type('address', 'Ny vei 1');
    expect(guard.hasChanges()).toBe(true);
    guard.discard();
    expect(guard.hasChanges()).toBe(false);
  });

  it('should know whether they are on their way', () => {
    const { store, clock } = aProfileStore();
    const guard = store.guard;
    expect(guard.isSaving()).toBe(false);
    clock.pass(ANSWER_TIME);
    store.type('address', 'Ny vei 1');
    store.save();
    expect(guard.isSaving()).toBe(true);
    clock.pass(ANSWER_TIME);
    expect(guard.isSaving()).toBe(false);
  });

  it('should say that they are saved, and that there are others, where more was typed meanwhile', () => {
    const { store, clock } = aProfileStore();
    clock.pass(ANSWER_TIME);
    store.type('address', 'Ny vei 1');
    store.save();
    store.type('address', 'Ny vei 2');
    const { heard } = listenTo(store.guard.save());
    clock.pass(2 * ANSWER_TIME);
    expect([heard, store.guard.hasChanges()]).toEqual([[ok(null)], true]);
  });

  it('should save them, and say so when it is done', () => {
    const { heard, sent } = leaving();
    expect([heard, sent.length]).toEqual([[ok(null)], 1]);
  });

  it.each([
    ['refuses', refused(400, 'Nei')],
    ['cannot be reached', unreachable],
    ['has ended the session', refused(401)],
  ])('should say that they are not saved when the service %s, and keep them', (_, failure) => {
    const { heard, store } = leaving({ update: () => ({ after: ANSWER_TIME, result: fail(failure) }) });
    expect(heard).toMatchObject([{ ok: false }]);
    expect(store.unsaved$.value).toBe(true);
  });

  it('should say at once that a form with a mistake is not saved', () => {
    const { store, clock, sent } = aProfileStore();
    clock.pass(ANSWER_TIME);
    store.type('email', 'ingrid');
    expect(listenTo(store.guard.save()).heard).toMatchObject([{ ok: false }]);
    expect(sent).toEqual([]);
  });
});
