import {
  belongsTo,
  confirmSession,
  isCredential,
  parseSaved,
  unconfirmedSession,
} from '@felles/core/internal/portal/session/rules';
import { offeredTo, SESSION } from '@felles/core/portal/session';
import { describe, expect, it } from 'vitest';

const SAVED = { sessid: 'abc123', ownerId: 100 };

describe('a saved session', () => {
  it('[P-SESSION-15] should be stored for seven days and sent to every path', () => {
    expect([SESSION.lifetimeSeconds, SESSION.path]).toEqual([604_800, '/']);
  });

  it('should be nothing where the cookie holds something else', () => {
    const others = [
      '',
      'abc',
      '100',
      '100.',
      '.abc',
      '-1.abc',
      '1e3.abc',
      '100.a b',
      '100.a;b',
      '100.a\r\nSet-Cookie: x',
      '100.å',
      '100."x"',
      `100.${'x'.repeat(1_001)}`,
      `${'9'.repeat(16)}.abc`,
    ];
    expect([null, ...others].map(parseSaved)).toEqual([null, ...others].map(() => null));
    expect(parseSaved('100.abc.def')).toEqual({ sessid: 'abc.def', ownerId: 100 });
  });

  it('should belong to one center alone', () => {
    expect([100, 200, 0].map((centerId) => belongsTo(SAVED, centerId))).toEqual([true, false, false]);
  });
});

describe('what opens a door', () => {
  it('should be of characters that can break out of neither a header nor a cookie', () => {
    expect(['abc', 'a.b-c_d~e', 'YWJj+/==', 'a:b', 'x'.repeat(1_000)].map(isCredential)).not.toContain(false);
    const strange = [
      '',
      ' ',
      'a b',
      'a;b',
      'a,b',
      'a\nb',
      'a\r\nX: y',
      '"a"',
      'a\\b',
      'å',
      '\u0000',
      'a%3Bb',
      'x'.repeat(1_001),
    ];
    expect(strange.filter(isCredential)).toEqual([]);
  });
});

describe('confirmSession', () => {
  it('should say whose session it is, and keep a token only if it can be sent', () => {
    const session = unconfirmedSession(SAVED);
    expect(confirmSession(session, { pid: '9001', name: ' Ingrid ', access_token: 'token' })).toEqual({
      ...SAVED,
      accessToken: 'token',
      person: { pid: '9001', name: 'Ingrid' },
    });
    expect(confirmSession(session, { name: ' ', access_token: 'a\nb' })).toEqual({
      ...SAVED,
      accessToken: null,
      person: { pid: null, name: null },
    });
    expect(confirmSession({ ...session, accessToken: 'first' }, {}).accessToken).toBe('first');
  });

  it('[P-SESSION-14] should make of an administrator what it makes of everybody', () => {
    const record = { pid: '9001', name: 'Ingrid', access_token: 'token' };
    const administrator = { ...record, is_admin: true, is_hr_admin: true, has_booking: true };
    const session = unconfirmedSession(SAVED);
    expect(confirmSession(session, administrator)).toEqual(confirmSession(session, { ...record, is_admin: false }));
  });
});

describe('offeredTo', () => {
  it('[P-SHELL-20] [P-SHELL-21] should be the member’s own once they are logged in, and to log in before where that is enabled', () => {
    expect([offeredTo('loggedIn', true), offeredTo('loggedIn', false)]).toEqual(['own', 'own']);
    expect([offeredTo('loggedOut', true), offeredTo('loggedOut', false)]).toEqual(['logIn', 'neither']);
    expect([offeredTo('unknown', true), offeredTo('unknown', false)]).toEqual(['neither', 'neither']);
  });
});
