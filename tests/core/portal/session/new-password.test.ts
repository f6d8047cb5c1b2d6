import { fail } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { aNewPasswordForm, CENTER } from '../../../support/a-session-form.ts';
import { SECOND } from '../../../support/at.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

const TOO_MANY = refused(429, 'x', 'TooManyRequests');

describe('asking for a new password', () => {
  it('[P-SESSION-22] should send every digit of the number', () => {
    const { store, askings } = aNewPasswordForm();
    store.form.change({ phone: '00 46 100 00 001' });
    store.form.save();
    expect(askings.map(({ question }) => question)).toEqual([{ eier: CENTER, type: 'sms', username: '004610000001' }]);
  });

  it.each(['', '   ', 'ingrid'])('[P-SESSION-23] should send nothing for %j', (phone) => {
    const { store, askings, view } = aNewPasswordForm();
    store.form.change({ phone });
    store.form.save();
    expect([askings.length, view().problem === null, view().rejections]).toEqual([0, false, 1]);
  });

  it('[P-SESSION-23] should send nothing before a center is loaded', () => {
    const { store, askings, view } = aNewPasswordForm({ centerId: null });
    store.form.change({ phone: '10000001' });
    store.form.save();
    expect([askings.length, view().failure?.key]).toEqual([0, 'session.centerMissing']);
  });

  it('should say that it was sent, once it was, and tell the visit’s story without the number', () => {
    const { store, clock, events, view } = aNewPasswordForm();
    store.form.change({ phone: '10000001' });
    store.form.save();
    expect([view().sent, events]).toEqual([null, []]);
    clock.pass(20);
    expect([view().sent?.key, events]).toEqual(['session.newPasswordSent', [{ name: 'NewPasswordRequested' }]]);
    expect(view().phone).toBe('');
  });

  it('should keep the number, and tell no story, when it was turned down', () => {
    const { store, events, view, submit } = aNewPasswordForm({ answer: () => fail(TOO_MANY) });
    store.form.change({ phone: '10000001' });
    submit();
    expect([view().phone, view().failure?.key, view().rejections, events.length]).toEqual([
      '10000001',
      'session.tooManyAttempts',
      1,
      0,
    ]);
  });

  it('should know that nothing was sent without a network', () => {
    const { store, online$, view, submit } = aNewPasswordForm({ answer: () => fail(unreachable) });
    online$.next(false);
    store.form.change({ phone: '10000001' });
    submit();
    expect([view().failure === null, view().isUncertain, view().sent]).toEqual([false, false, null]);
  });

  it('should say "unknown" after a lost answer, until another number is typed', () => {
    const { store, view, submit } = aNewPasswordForm({ answer: () => fail(refused(502)) });
    store.form.change({ phone: '10000001' });
    submit();
    expect([view().failure === null, view().isUncertain, view().sent]).toEqual([false, true, null]);
    store.form.change({ phone: '' });
    store.form.save();
    expect([view().failure, view().isUncertain]).toEqual([null, false]);
  });

  it('[P-SHELL-53] should send one message however often it is submitted, and not another within a second', () => {
    const { store, clock, askings, submit } = aNewPasswordForm({ answer: () => fail(TOO_MANY) });
    store.form.change({ phone: '10000001' });
    store.form.save();
    submit();
    store.form.save();
    expect(askings.length).toBe(1);
    clock.pass(SECOND);
    store.form.save();
    expect(askings.length).toBe(2);
  });

  it('should start over when the form is opened again', () => {
    const { store, view, submit } = aNewPasswordForm();
    store.form.change({ phone: '10000001' });
    submit();
    store.close();
    store.open();
    expect(view().sent).toBeNull();
  });
});
