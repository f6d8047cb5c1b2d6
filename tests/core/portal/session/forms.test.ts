import { fail, ok, type Result } from '@felles/core';
import {
  loginFailure,
  loginProblems,
  newPasswordEnd,
  phoneDigits,
  phoneProblem,
  sessionIn,
} from '@felles/core/internal/portal/session/login-rules';
import type { NewPasswordResponse } from '@felles/core/internal/portal/session/model';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../support/fake-ports.ts';

import { INVISIBLE } from '../../../support/invisible.ts';

describe('phoneDigits', () => {
  it.each([
    ['10000001', '10000001'],
    ['0046123456789', '0046123456789'],
    ['00000001', '00000001'],
    ['004710000001', '004710000001'],
    [' 100 00 001 ', '10000001'],
    ['100-00-001', '10000001'],
    ['+46 (12) 345.67.89', '0046123456789'],
  ])('[P-SESSION-22] should make of %j the digits %j, dropping none', (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits);
  });

  it('[P-SESSION-22] should find the digits among invisible marks', () => {
    for (const mark of INVISIBLE) expect(phoneDigits(`${mark}+46${mark}12${mark}`)).toBe('004612');
  });

  it.each(['', ' ', '+', '1000000a', '1,5', '1e7', '１２３', '++47', '47+1', `1${'0'.repeat(17)}`])(
    '[P-SESSION-22] should find no number in %j',
    (phone) => {
      expect(phoneDigits(phone)).toBeNull();
    },
  );
});

describe('the forms', () => {
  it('should tell a missing phone number from one that is none', () => {
    for (const blank of ['  ', ...INVISIBLE]) expect(phoneProblem(blank)?.key).toBe('session.phoneMissing');
    expect(phoneProblem('ingrid')?.key).toBe('session.phoneNotDigits');
    expect(phoneProblem('10000001')).toBeNull();
  });

  it('should ask for a password and take any', () => {
    expect(loginProblems({ phone: '10000001', password: '' }).password?.key).toBe('session.passwordMissing');
    expect(loginProblems({ phone: '10000001', password: ' ' })).toEqual({});
  });
});

describe('sessionIn', () => {
  it('[P-SESSION-10] should take a whoami with a sessid for a login', () => {
    expect(sessionIn({ whoami: { sessid: 'abc', oid: '100', pid: '1', name: 'Ingrid' } }, 100)).toEqual({
      ok: true,
      value: { sessid: 'abc', ownerId: 100, accessToken: null, person: { pid: '1', name: 'Ingrid' } },
    });
    expect(sessionIn({ whoami: { sessid: 'abc', oid: '100' } }, 100).ok).toBe(true);
    expect(sessionIn({ whoami: { sessid: 'abc' } }, 100).ok).toBe(true);
  });

  it.each([
    ['no whoami', { result: 'ok' }, 'session.wrongLogin'],
    ['nothing for a whoami', { result: 'ok', whoami: null }, 'session.wrongLogin'],
    ['a whoami without a sessid', { result: 'ok', whoami: { name: 'Ingrid' } }, 'session.wrongLogin'],
    ['an empty sessid', { result: 'ok', whoami: { sessid: '' } }, 'session.wrongLogin'],
    ['only alternatives', { alternative_logins: [{ ownerid: '200' }] }, 'session.wrongLogin'],
    ['the session of another center', { whoami: { sessid: 'abc', oid: '200' } }, 'session.otherCenter'],
    ['a sessid that would break out', { whoami: { sessid: 'a; Path=/', oid: '100' } }, 'failure.malformed'],
    ['an enormous sessid', { whoami: { sessid: 'a'.repeat(5_000), oid: '100' } }, 'failure.malformed'],
  ])('[P-SESSION-10] should take %s for no login', (_what, response, key) => {
    expect(sessionIn(response, 100)).toMatchObject({ ok: false, error: { key } });
  });
});

describe('loginFailure', () => {
  it('should say the same of a wrong number and a wrong password, for any answer of the service', () => {
    const messages = [refused(401, 'Wrong password'), refused(403, 'x'), refused(404, 'No such user')].map(
      (failure) => loginFailure(failure).key,
    );
    expect(messages).toEqual(Array(3).fill('session.wrongLogin'));
  });

  it('should say what else went wrong', () => {
    expect(loginFailure(refused(429, 'x')).key).toBe('session.tooManyAttempts');
    expect(loginFailure(refused(500, 'Nede')).key).toBe('failure.refused');
    expect(loginFailure({ kind: 'unreachable', cause: 'timeout' }).key).toBe('failure.timeout');
  });
});

const newPasswordFailure = (answer: Result<NewPasswordResponse>) => {
  const end = newPasswordEnd(answer);
  return end.kind === 'rejected' ? end : null;
};

describe('newPasswordEnd', () => {
  it('should find none where the service sent it, and one where it says no with the status of a yes', () => {
    expect(newPasswordFailure({ ok: true, value: {} })).toBeNull();
    expect(newPasswordFailure({ ok: true, value: { http_status: 200 } })).toBeNull();
    expect(newPasswordFailure({ ok: true, value: { http_status: 412, message: 'Ikke nå' } })?.failure).toEqual({
      key: 'failure.refused',
      params: { message: 'Ikke nå' },
    });
    expect(newPasswordFailure({ ok: true, value: { http_status: 500 } })?.failure?.key).toBe('failure.refusedSilently');
    expect(newPasswordFailure({ ok: false, error: refused(429) })?.failure?.key).toBe('session.tooManyAttempts');
  });

  it.each<readonly [string, Result<NewPasswordResponse>, boolean]>([
    ['a refusal', fail(refused(400)), false],
    ['too many attempts', fail(refused(429)), false],
    ['a refusal with the status of a yes', ok({ http_status: 412 }), false],
    ['trouble behind the status of a yes', ok({ http_status: 502 }), true],
    ['trouble at the service', fail(refused(502)), true],
    ['an unreadable answer', fail({ kind: 'malformed', where: 'x', issues: [] }), true],
    ['a network that is cut', fail({ kind: 'unreachable', cause: 'network' }), true],
    ['an answer that takes too long', fail({ kind: 'unreachable', cause: 'timeout' }), true],
  ])('should know of %s whether it leaves open that the password was sent', (_, answer, isUncertain) => {
    expect(newPasswordFailure(answer)?.isUncertain).toBe(isUncertain);
  });
});
