import { fail, ok, type Result } from '@felles/core';
import {
  createNewPasswordStore,
  type NewPasswordRequest,
  type NewPasswordRequested,
  type NewPasswordResponse,
} from '@felles/core/portal/session';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at, SECOND } from '../../../support/at.ts';
import { refused, scripted, unreachable } from '../../../support/fake-ports.ts';

const CENTER = 100;
const TOO_MANY = refused(429, 'x', 'TooManyRequests');

interface Situation {
  readonly answer?: () => Result<NewPasswordResponse>;
  readonly centerId?: number | null;
}

function aForm({ answer = () => ok({ http_status: 200 }), centerId = CENTER }: Situation = {}) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const { ask, askings } = scripted<NewPasswordRequest, NewPasswordResponse>(clock, () => ({
    after: 20,
    result: answer(),
  }));
  const events: NewPasswordRequested[] = [];
  const online$ = new BehaviorSubject(true);
  const store = createNewPasswordStore({
    port: { newPassword: ask },
    centerId$: new BehaviorSubject(centerId),
    online$,
    events: (event) => events.push(event),
    clock,
  });
  store.open();
  const view = () => {
    const { values, problems, saving } = store.form.view$.value;
    return { ...values, problem: problems.phone ?? null, ...saving, sent: store.sent$.value };
  };
  return { store, clock, online$, askings, events, view };
}

describe('asking for a new password', () => {
  it('[P-SESSION-22] should send every digit of the number', () => {
    const { store, askings } = aForm();
    store.form.change({ phone: '00 46 100 00 001' });
    store.form.save();
    expect(askings.map(({ question }) => question)).toEqual([{ eier: CENTER, type: 'sms', username: '004610000001' }]);
  });

  it.each(['', '   ', 'ingrid'])('[P-SESSION-23] should send nothing for %j', (phone) => {
    const { store, askings, view } = aForm();
    store.form.change({ phone });
    store.form.save();
    expect([askings.length, view().problem === null, view().rejections]).toEqual([0, false, 1]);
  });

  it('[P-SESSION-23] should send nothing before a center is loaded', () => {
    const { store, askings, view } = aForm({ centerId: null });
    store.form.change({ phone: '10000001' });
    store.form.save();
    expect([askings.length, view().failure?.key]).toEqual([0, 'session.centerMissing']);
  });

  it('should say that it was sent, once it was, and tell the visit’s story without the number', () => {
    const { store, clock, events, view } = aForm();
    store.form.change({ phone: '10000001' });
    store.form.save();
    expect([view().sent, events]).toEqual([null, []]);
    clock.pass(20);
    expect([view().sent?.key, events]).toEqual(['session.newPasswordSent', [{ name: 'NewPasswordRequested' }]]);
    expect(view().phone).toBe('');
  });

  it('should keep the number, and tell no story, when it was turned down', () => {
    const { store, clock, events, view } = aForm({ answer: () => fail(TOO_MANY) });
    store.form.change({ phone: '10000001' });
    store.form.save();
    clock.pass(20);
    expect([view().phone, view().failure?.key, view().rejections, events.length]).toEqual([
      '10000001',
      'session.tooManyAttempts',
      1,
      0,
    ]);
  });

  it('should know that nothing was sent without a network', () => {
    const { store, clock, online$, view } = aForm({ answer: () => fail(unreachable) });
    online$.next(false);
    store.form.change({ phone: '10000001' });
    store.form.save();
    clock.pass(20);
    expect([view().failure === null, view().isUncertain, view().sent]).toEqual([false, false, null]);
  });

  it('should say "unknown" after a lost answer, until another number is typed', () => {
    const { store, clock, view } = aForm({ answer: () => fail(refused(502)) });
    store.form.change({ phone: '10000001' });
    store.form.save();
    clock.pass(20);
    expect([view().failure === null, view().isUncertain, view().sent]).toEqual([false, true, null]);
    store.form.change({ phone: '' });
    store.form.save();
    expect([view().failure, view().isUncertain]).toEqual([null, false]);
  });

  it('[P-SHELL-53] should send one message however often it is submitted, and not another within a second', () => {
    const { store, clock, askings } = aForm({ answer: () => fail(TOO_MANY) });
    store.form.change({ phone: '10000001' });
    store.form.save();
    store.form.save();
    clock.pass(20);
    store.form.save();
    expect(askings.length).toBe(1);
    clock.pass(SECOND);
    store.form.save();
    expect(askings.length).toBe(2);
  });

  it('should start over when the form is opened again', () => {
    const { store, clock, view } = aForm();
    store.form.change({ phone: '10000001' });
    store.form.save();
    clock.pass(20);
    store.close();
    store.open();
    expect(view().sent).toBeNull();
  });
});
