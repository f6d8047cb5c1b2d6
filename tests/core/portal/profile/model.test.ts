import { MemberUpdate } from '@felles/core/internal/portal/person/model';
import { Agreement, AgreementLine, Profile } from '@felles/core/internal/portal/profile/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aProfile } from '../../../support/a-profile.ts';

const LINE = {
  id: '1',
  tittel: 'Medlemskap',
  pris: 449,
  price: 449,
  quantity: 1,
  start: '2026-01-01',
  stop: null,
  isactive: true,
};
const AGREEMENT = {
  id: '1',
  number: '2026',
  title: 'Hele Nordlys',
  text: 'Alt',
  valid_from: '2026-01-01',
  valid_to: null,
  class: 1,
  invoice_type: 'avtalegiro',
  status: true,
  bbs_status: true,
  binding_dato: 1_795_042_800,
  nets_url: 'https://bank.example/',
  unpaid_invoice: '700',
  waits_for: 'bank',
  linjer: [LINE],
};
const PERSON = aProfile();
const FURTHER = { card: true, is_active: true, created: '2023-11-02', role: 'member', sms_ok: true, mail_ok: 0 };

const fits = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;
const without = (record: object, field: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

describe('the profile of a logged-in member', () => {
  it('[P-PROFILE-06] should be read with every field it is known by, and let others pass', () => {
    const profile = { ...PERSON, nickname: 'Ing' };
    expect(z.parse(Profile, profile)).toEqual(profile);
  });

  it.each(Object.keys(PERSON))(
    '[P-PROFILE-06] should be read without %s, with nothing there, and not with another kind of thing',
    (field) => {
      expect(fits(Profile, without(PERSON, field))).toBe(true);
      expect(fits(Profile, { ...PERSON, [field]: null })).toBe(true);
      expect(fits(Profile, { ...PERSON, [field]: { strange: true } })).toBe(false);
    },
  );

  it('[P-PROFILE-06] should take anything for a date of birth, and a member’s id as text or number', () => {
    expect(fits(Profile, { birth: '2000-02-30' })).toBe(true);
    expect(z.parse(Profile, { memberid: 'M-1', kjonn: '1' })).toEqual({ memberid: 'M-1', kjonn: '1' });
    expect(z.parse(Profile, { memberid: 9001 })).toEqual({ memberid: '9001' });
  });

  it.each(Object.keys(FURTHER))('[P-PROFILE-07] should keep %s of the full record, which may be absent', (field) => {
    expect(z.parse(Profile, FURTHER)).toEqual(FURTHER);
    expect(fits(Profile, { ...FURTHER, [field]: null })).toBe(true);
    expect(fits(Profile, { ...FURTHER, [field]: [] })).toBe(false);
  });
});

describe('an agreement', () => {
  it.each(Object.keys(AGREEMENT))(
    '[P-PROFILE-08] should be read with %s, without it, and not with another kind of thing',
    (field) => {
      expect(z.parse(Agreement, { ...AGREEMENT, further: 1 })).toEqual({ ...AGREEMENT, further: 1 });
      expect(fits(Agreement, without(AGREEMENT, field))).toBe(true);
      expect(fits(Agreement, { ...AGREEMENT, [field]: null })).toBe(true);
      expect(fits(Agreement, { ...AGREEMENT, [field]: { strange: true } })).toBe(false);
    },
  );

  it('[P-PROFILE-08] should be active by a yes and by nothing else, and end at an instant there is', () => {
    expect([1, 'true', 'ja'].filter((status) => fits(Agreement, { status }))).toEqual([]);
    expect([1e20, -1e20, Number.NaN, '1795042800'].filter((binding_dato) => fits(Agreement, { binding_dato }))).toEqual(
      [],
    );
  });

  it.each(Object.keys(LINE))(
    '[P-PROFILE-09] should have lines with %s, without it, and not with another kind of thing',
    (field) => {
      expect(z.parse(AgreementLine, { ...LINE, further: 1 })).toEqual({ ...LINE, further: 1 });
      expect(fits(AgreementLine, without(LINE, field))).toBe(true);
      expect(fits(AgreementLine, { ...LINE, [field]: null })).toBe(true);
      expect(fits(AgreementLine, { ...LINE, [field]: { strange: true } })).toBe(false);
    },
  );

  it('[P-PROFILE-09] should have lines whose price may be written in words', () => {
    expect(fits(AgreementLine, { pris: 'etter avtale' })).toBe(true);
  });
});

describe('what is sent of a member', () => {
  it('should have its date of birth as DD.MM.YYYY', () => {
    const sent = {
      firstname: 'Ingrid',
      lastname: 'Solbakken',
      address: 'Fjellveien 12',
      postal_code: '5014',
      municipality: 'Bergen',
      phone_number: '10000001',
      email: 'ingrid@demo.example',
      date_of_birth: '17.05.1992',
      gender: 'kvinne' as const,
      approve_tos: true,
      memberId: '9001',
    };
    const read = z.safeDecode(MemberUpdate, sent);
    expect(read.success && z.encode(MemberUpdate, read.data)).toEqual(sent);
    expect(z.safeDecode(MemberUpdate, { ...sent, date_of_birth: '30.02.1992' }).success).toBe(false);
    expect(z.safeDecode<z.core.$ZodType>(MemberUpdate, { ...sent, gender: 'annet' }).success).toBe(false);
  });
});
