import {
  SponsorCodeDraft,
  SponsorCodeLookup,
  SponsorConnection,
  SponsorContactDraft,
  SponsorCreated,
  SponsoredMember,
  SponsorInformation,
} from '@felles/core/internal/portal/sponsor/model';
import { aMembership } from '@felles/fixtures';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const PERSON = {
  firstname: 'Jonas',
  lastname: 'Østby',
  address: 'Skoleveien 28',
  postal_code: '5014',
  municipality: 'Bergen',
  phone_number: '10000003',
  email: 'jonas@demo.example',
  date_of_birth: '09.02.2010',
  gender: 'mann',
  approve_tos: true,
};

const fits = (schema: z.core.$ZodType, value: unknown): boolean => z.safeDecode(schema, value).success;
const without = (record: object, field: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

describe('what the service tells of sponsors', () => {
  it('[P-SPONSOR-12] should list the departments of a code, be it none, and only by their ids', () => {
    expect(z.parse(SponsorCodeLookup, { AG_departments: [101, 102] })).toEqual({ AG_departments: [101, 102] });
    expect(z.parse(SponsorCodeLookup, { AG_departments: [], navn: 'Fjordkonsult' }).navn).toBe('Fjordkonsult');
    expect(fits(SponsorCodeLookup, { AG_departments: [] })).toBe(true);
    for (const AG_departments of [null, undefined, ['101'], 101])
      expect(fits(SponsorCodeLookup, { AG_departments })).toBe(false);
  });

  it.each(Object.keys(PERSON))(
    '[P-SPONSOR-31] should read a sponsored member with %s, without it, and not with another kind of thing',
    (field) => {
      expect(z.parse(SponsoredMember, PERSON)).toEqual(PERSON);
      expect(fits(SponsoredMember, without(PERSON, field))).toBe(true);
      expect(fits(SponsoredMember, { ...PERSON, [field]: null })).toBe(true);
      expect(fits(SponsoredMember, { ...PERSON, [field]: { strange: true } })).toBe(false);
    },
  );

  it('should read what is paid for where the service tells it, and do without where it tells it otherwise', () => {
    const agreement = { departmentId: 101, department: 'Sentrum', membership: aMembership(), first: null };
    const read = (told: unknown) => z.parse(SponsoredMember, { ...PERSON, agreement: told }).agreement;
    expect(read(agreement)).toEqual(agreement);
    expect([null, 'x', { departmentId: 101 }, { ...agreement, membership: { title: 'x' } }].map(read)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('[P-SPONSOR-39] should say whether a connection was created, and perhaps with whom', () => {
    const names = { firstname: 'Jonas', lastname: 'Østby' };
    expect(z.parse(SponsorConnection, { success: true, ...names })).toEqual({ success: true, ...names });
    expect(
      [{ success: false }, { success: true, firstname: null }].map((value) => fits(SponsorConnection, value)),
    ).toEqual([true, true]);
    expect([{}, { success: 'true' }, { success: null }].map((value) => fits(SponsorConnection, value))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('should give back a sponsor with what else it knows, and the place to sign where there is one', () => {
    const created = { ...PERSON, memberId: 'S-1', link_to_nets: 'https://bank.example/1', further: 1 };
    expect(z.parse(SponsorCreated, created)).toEqual(created);
    expect(fits(SponsorCreated, { memberId: 1, link_to_nets: null })).toBe(true);
    expect(fits(SponsorCreated, { link_to_nets: 1 })).toBe(false);
  });
});

describe('what is sent of a sponsor', () => {
  const sent = {
    ...PERSON,
    departmentId: 101,
    is_sponsor: true,
    netsCallbackUrl: 'http://127.0.0.1:4000/nordlys/avtalegiro?departmentId=101',
    acceptanceCallbackUrl: 'http://127.0.0.1:4000/nordlys/sponsor/accept',
    sponsorConnectionHash: 'hash-open',
  };

  it('should be the person as a sponsor, with the date of birth as DD.MM.YYYY', () => {
    const read = z.safeDecode<z.core.$ZodType>(SponsorInformation, sent);
    expect(read.success && z.encode<z.core.$ZodType>(SponsorInformation, read.data)).toEqual(sent);
    expect(fits(SponsorInformation, without(sent, 'sponsorConnectionHash'))).toBe(true);
  });

  it.each(['departmentId', 'is_sponsor', 'acceptanceCallbackUrl', 'netsCallbackUrl', 'date_of_birth'])(
    'should not go without %s',
    (field) => {
      expect(fits(SponsorInformation, without(sent, field))).toBe(false);
    },
  );
});

describe('the storage of the tab', () => {
  it.each([
    [SponsorCodeDraft, { code: 'AB1C2D3E4F5G', parameter: null, wasValid: true }],
    [
      SponsorContactDraft,
      { phone: '10000011', contacts: [{ memberId: '1', phone: '10000011', outcome: 'uncertain' }] },
    ],
  ])('should be taken back as it was, and not when it is broken', (schema, draft) => {
    expect(z.parse<z.core.$ZodType>(schema, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const field of Object.keys(draft)) {
      expect(fits(schema, without(draft, field))).toBe(false);
      expect(fits(schema, { ...draft, [field]: 7 })).toBe(false);
    }
    expect(fits(schema, { ...draft, code: 'x'.repeat(101), phone: '1'.repeat(101) })).toBe(false);
  });
});
