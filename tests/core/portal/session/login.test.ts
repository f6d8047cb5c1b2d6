import { fail, ok } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { aLogin, CENTER, GOOD } from '../../../support/a-session-form.ts';
import { SECOND } from '../../../support/at.ts';
import { refused } from '../../../support/fake-ports.ts';

const REFUSED = refused(401, 'x', 'WrongCredentials');

describe('logging in', () => {
  it('should send the digits of the number, the password as it is, and the center', () => {
    const { store, askings, fill, view } = aLogin();
    fill('+46 100 00 001', ' tren ing ');
    store.form.save();
    expect(askings.map(({ question }) => question)).toEqual([
      { username: '004610000001', password: ' tren ing ', eier: CENTER },
    ]);
    expect(view().isSending).toBe(true);
  });

  it('[P-SESSION-05] should begin the session and lead on, with nothing left of what was typed', () => {
    const { store, clock, begun, forgotten, fill, view } = aLogin();
    fill('10000001', 'trening');
    store.form.save();
    expect(view().done).toBe(false);
    clock.pass(20);
    // A member does not log in for a link that was opened before.
    expect(forgotten).toEqual(['departmentId', 'membershipId']);
    expect(begun).toEqual([
      { sessid: 'abc', ownerId: CENTER, accessToken: null, person: { pid: null, name: 'Ingrid' } },
    ]);
    expect(view()).toMatchObject({ done: true, isSending: false, phone: '', password: '' });
  });

  it('should lead on once: a later visit to the form finds it empty', () => {
    const { store, fill, view, submit } = aLogin();
    fill('10000001', 'trening');
    submit();
    store.close();
    store.open();
    expect(view()).toMatchObject({ done: false, phone: '' });
  });

  it.each([
    ['a phone number', '', 'trening', 'session.phoneMissing', undefined],
    ['a password', '10000001', '', undefined, 'session.passwordMissing'],
    ['both', ' ', '', 'session.phoneMissing', 'session.passwordMissing'],
    ['digits', 'ingrid', 'trening', 'session.phoneNotDigits', undefined],
  ])(
    'should send nothing without %s, and say what is missing where it is missing',
    (_what, phone, password, ofPhone, ofPassword) => {
      const { store, askings, fill, view } = aLogin();
      fill(phone, password);
      store.form.save();
      const { problems, rejections } = view();
      expect([askings.length, rejections, problems.phone?.key, problems.password?.key]).toEqual([
        0,
        1,
        ofPhone,
        ofPassword,
      ]);
    },
  );

  it('should send nothing before the center is known', () => {
    const { store, askings, fill, view } = aLogin({ centerId: null });
    fill('10000001', 'trening');
    store.form.save();
    expect([askings.length, view().failure?.key]).toEqual([0, 'session.centerMissing']);
  });

  it('[P-SHELL-53] should send once however often it is submitted, and not again within a second', () => {
    const { store, clock, askings, fill } = aLogin({ answer: () => fail(REFUSED) });
    fill('10000001', 'feil');
    store.form.save();
    store.form.save();
    clock.pass(40);
    store.form.save();
    expect(askings.length).toBe(1);
    clock.pass(SECOND);
    store.form.save();
    expect(askings.length).toBe(2);
  });

  it('should send a wrong password once only, and say that it is wrong once the token is known to be good', () => {
    const { clock, askings, knocks, fill, view, submit } = aLogin({ answer: () => fail(REFUSED) });
    fill('10000001', 'feil');
    submit();
    expect([view().isSending, view().failure, knocks.length]).toEqual([true, null, 1]);
    clock.pass(20);
    expect([view().isSending, view().failure?.key, askings.length]).toEqual([false, 'session.wrongLogin', 1]);
  });

  it('should log in with a new token where it was the token that the service refused', () => {
    const { store, clock, askings, begun, fill, view } = aLogin({
      answer: (asking) => (asking === 1 ? fail(REFUSED) : ok(GOOD)),
      knock: ({ renew }) => renew(),
    });
    fill('10000001', 'trening');
    store.form.save();
    clock.pass(60);
    expect([view().done, view().failure, begun.length, askings.length]).toEqual([true, null, 1, 2]);
    expect(askings[1]?.question).toEqual(askings[0]?.question);
  });

  it('should say that a password is wrong also with a new token', () => {
    const { store, clock, askings, fill, view } = aLogin({
      answer: () => fail(REFUSED),
      knock: ({ renew }) => renew(),
    });
    fill('10000001', 'feil');
    store.form.save();
    clock.pass(60);
    expect([view().failure?.key, askings.length]).toEqual(['session.wrongLogin', 2]);
  });

  it('should call no password wrong while there is no token that the service believes', () => {
    const { store, clock, askings, fill, view } = aLogin({
      answer: () => fail(REFUSED),
      knock: ({ lose }) => lose(refused(404, 'Senteret finnes ikke')),
    });
    fill('10000001', 'trening');
    store.form.save();
    clock.pass(60);
    expect([view().failure?.key, view().isSending, askings.length]).toEqual(['failure.refused', false, 1]);
    expect(view()).toMatchObject({ phone: '10000001', password: 'trening' });
  });

  it('should send at once what was corrected after it was turned down', () => {
    const { store, clock, askings, fill } = aLogin({ answer: () => fail(REFUSED) });
    fill('10000001', 'feil');
    store.form.save();
    clock.pass(40);
    store.form.change({ password: 'trening' });
    store.form.save();
    expect(askings.length).toBe(2);
  });

  it('should not send again within a second when the form was left and opened again in between', () => {
    const { store, clock, askings, fill } = aLogin();
    fill('10000001', 'trening');
    store.form.save();
    store.close();
    store.open();
    store.form.change({ password: 'trening' });
    store.form.save();
    expect(askings.length).toBe(1);
    clock.pass(SECOND);
    store.form.save();
    expect(askings.length).toBe(2);
  });

  it('should send nothing without a network, and say so until it is back', () => {
    const { store, askings, online$, fill, view } = aLogin();
    fill('10000001', 'trening');
    online$.next(false);
    store.form.save();
    expect([askings.length, view().failure?.key, view().isSending]).toEqual([0, 'failure.unreachable', false]);
    online$.next(true);
    expect(view().failure).toBeNull();
    store.form.save();
    expect(askings.length).toBe(1);
  });

  it('should keep what was typed when it is turned down, and say why until something is changed', () => {
    const { store, clock, begun, fill, view } = aLogin({ answer: () => fail(REFUSED) });
    fill('10000001', 'feil');
    store.form.save();
    clock.pass(40);
    expect(view()).toMatchObject({ phone: '10000001', password: 'feil', isSending: false, done: false, rejections: 1 });
    expect([view().failure?.key, begun.length]).toEqual(['session.wrongLogin', 0]);
    store.form.change({ password: 'trening' });
    expect(view().failure).toBeNull();
  });

  it('should be no login without a session in the answer', () => {
    const { begun, fill, view, submit } = aLogin({ answer: () => ok({ result: 'ok', whoami: null }) });
    fill('10000001', 'trening');
    submit();
    expect([view().failure?.key, view().done, begun.length]).toEqual(['session.wrongLogin', false, 0]);
  });

  it('should forget the password and what was on its way when the form is left', () => {
    const { store, clock, askings, begun, fill, view } = aLogin();
    fill('10000001', 'trening');
    store.form.save();
    store.close();
    clock.pass(20);
    expect([askings[0]?.state, begun.length]).toEqual(['cancelled', 0]);
    store.open();
    expect(view()).toMatchObject({ phone: '10000001', password: '', isSending: false });
  });

  it('should say plainly when the browser will not remember it, and else nothing', () => {
    for (const [remembered, said] of [
      [true, []],
      [false, ['session.notRemembered']],
    ] as const) {
      const { store, clock, toasts, fill } = aLogin({ remembered });
      fill('10000001', 'trening');
      store.form.save();
      clock.pass(20);
      expect(toasts.map(({ title }) => title.key)).toEqual(said);
      // One that stays would keep back whatever is said after it.
      expect(toasts.filter(({ duration }) => duration === 0)).toEqual([]);
    }
  });
});
