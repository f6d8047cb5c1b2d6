import { LoginResponse, NewPasswordResponse, SessionRecord } from '@felles/core/internal/portal/session/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const RECORD = {
  sessid: 'abc123',
  uid: '1',
  oid: '100',
  pid: '9001',
  did: '101',
  login_status: 'ok',
  access_token: 'token',
  name: 'Ingrid Solbakken',
  first_name: 'Ingrid',
  last_name: 'Solbakken',
  initials: 'IS',
  address: 'Fjellveien 12',
  postcode: '5014',
  place: 'Bergen',
  mobile: '10000001',
  email: 'ingrid@demo.example',
  orgnr: '999999999',
  is_admin: true,
  colors: [{ name: 'primary', color: '#123456' }],
  service_url: 'https://service.example',
  checkin: { at: 1 },
};

describe('the records of a session', () => {
  it('[P-SESSION-14] should read every field of the session record, and let flags of modules pass', () => {
    const record = { ...RECORD, has_booking: true, is_hr_admin: false };
    expect(z.parse(SessionRecord, record)).toEqual(record);
    expect(z.parse(SessionRecord, { ...record, uid: 1, oid: 100, pid: 9001, did: 101 })).toEqual(record);
  });

  it.each(Object.keys(RECORD))(
    '[P-SESSION-14] should take a session record without %s, or with nothing there',
    (field) => {
      const { [field]: _, ...without } = { ...RECORD } as Record<string, unknown>;
      expect(z.safeParse(SessionRecord, without).success).toBe(true);
      expect(z.safeParse(SessionRecord, { ...RECORD, [field]: null }).success).toBe(true);
    },
  );

  it.each(Object.keys(RECORD))(
    '[P-SESSION-14] should refuse a session record whose %s is of the wrong kind',
    (field) => {
      expect(z.safeParse(SessionRecord, { ...RECORD, [field]: [[]] }).success).toBe(false);
    },
  );

  it('[P-SESSION-10] should read result, whoami and alternative logins', () => {
    const answer = {
      result: 'ok',
      whoami: { sessid: 'abc123' },
      alternative_logins: [{ name: 'Ingrid', ownerid: '200', ownername: 'Solsiden Gym', personid: '9001' }],
    };
    expect(z.parse(LoginResponse, { ...answer, further: 1 })).toEqual(answer);
  });

  it('[P-SESSION-10] should take a login response in which everything is absent, and none of the wrong kind', () => {
    const fits = (answer: unknown) => z.safeParse(LoginResponse, answer).success;
    expect([{}, { result: null, whoami: null, alternative_logins: null }].map(fits)).toEqual([true, true]);
    const wrong = [
      null,
      [],
      'ok',
      { whoami: 'abc' },
      { whoami: { sessid: 7 } },
      { alternative_logins: {} },
      { result: [] },
    ];
    expect(wrong.filter(fits)).toEqual([]);
  });

  it('[P-SESSION-25] should read status, message and type of the answer to a new password', () => {
    const answer = { http_status: 200, message: 'Sendt', type: 'sms' };
    expect(z.parse(NewPasswordResponse, { ...answer, further: true })).toEqual(answer);
    expect(z.safeParse(NewPasswordResponse, { http_status: null, message: null, type: null }).success).toBe(true);
    const wrong = [{ http_status: '200' }, { message: 1 }, { type: 1 }, 'sent', null];
    expect(wrong.filter((given) => z.safeParse(NewPasswordResponse, given).success)).toEqual([]);
  });
});
