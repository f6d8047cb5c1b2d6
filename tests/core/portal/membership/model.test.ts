import { Department } from '@felles/core/internal/portal/center/model';
import { Company, Membership, MembershipDraft, MembershipGroup } from '@felles/core/internal/portal/membership/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const SHORT = { id: 101, name: 'Sentrum', is_active: true };
const FULLER = {
  id: 101,
  navn: 'Sentrum',
  access: 1,
  adresse: 'Bryggesvingen 4',
  avdelingsleder: 'Kari Nygård',
  bank: '1234',
  eier: 100,
  epost: 'sentrum@nordlystrening.example',
  kode: 'S',
  lat: 60.39,
  logo: 'sentrum.svg',
  long: '5.32',
  minbedrift: false,
  minbedriftid: 7,
  mobil: '19501010',
  orgnr: '999999999',
  portal_redirect_url: 'https://nordlystrening.example/takk',
  portal_url: 'https://nordlystrening.example/',
  postnr: '5014',
  sted: 'Bergen',
  telefon: '15501010',
};
const FULL = {
  id: 1101,
  title: 'Fri trening',
  cost: 359.2,
  cost_included_vat: 449,
  description: '**Alt**',
  details: ['Alle avdelinger'],
  duration: 12,
  duration_type: 'month',
  contract_class: 3,
  eier: 100,
  group_ids: [1, 2],
  is_direct_link_only: false,
  is_featured: true,
  no_direct_debit: false,
  start_timestamp: 1_795_042_800,
  stop_timestamp: null,
  temporary: false,
  test_membership: false,
};
const COMPANY = {
  AG_departments: [101, 102],
  eier: 100,
  id: 7,
  kundenr: '10007',
  navn: 'Fjord AS',
  orgnr: '999999999',
};

const fits = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;
const without = (record: object, field: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
const optionalOf = (record: object, ...required: readonly string[]) =>
  Object.keys(record).filter((field) => !required.includes(field));

describe('a department', () => {
  it('[P-MEMBERSHIP-02] should be read with every field of the fuller form, and let others pass', () => {
    expect(z.parse(Department, { ...FULLER, further: 1 })).toEqual(FULLER);
  });

  it.each(optionalOf(FULLER, 'id', 'navn'))(
    '[P-MEMBERSHIP-02] should be read without %s, with nothing there, and not with another kind of thing',
    (field) => {
      expect(fits(Department, without(FULLER, field))).toBe(true);
      expect(fits(Department, { ...FULLER, [field]: null })).toBe(true);
      expect(fits(Department, { ...FULLER, [field]: { strange: true } })).toBe(false);
    },
  );

  it('[P-MEMBERSHIP-03] should be read in the short form, which may leave out whether it is active', () => {
    expect(z.parse(Department, SHORT)).toEqual(SHORT);
    expect(fits(Department, without(SHORT, 'is_active'))).toBe(true);
    expect(fits(Department, { ...SHORT, is_active: null })).toBe(true);
    expect(fits(Department, { ...SHORT, is_active: 'ja' })).toBe(false);
  });

  it.each([
    ['no id', without(FULLER, 'id')],
    ['an id in words', { ...FULLER, id: 'one' }],
    ['no name in either form', without(FULLER, 'navn')],
    ['a name of spaces', { id: 1, navn: ' ', name: '' }],
    ['a name that is a number', { id: 1, name: 5 }],
  ])('[P-MEMBERSHIP-46] should be refused with %s', (_what, department) => {
    expect(fits(Department, department)).toBe(false);
  });
});

describe('a membership', () => {
  it('[P-MEMBERSHIP-15] should be read with every field it is known by, and let others pass', () => {
    expect(z.parse(Membership, { ...FULL, further: 1 })).toEqual(FULL);
  });

  it.each(optionalOf(FULL, 'id', 'title', 'cost_included_vat'))(
    '[P-MEMBERSHIP-15] should be read without %s, with nothing there, and not with another kind of thing',
    (field) => {
      expect(fits(Membership, without(FULL, field))).toBe(true);
      expect(fits(Membership, { ...FULL, [field]: null })).toBe(true);
      expect(fits(Membership, { ...FULL, [field]: { strange: true } })).toBe(false);
    },
  );

  it.each(['id', 'title', 'cost_included_vat'])('[P-MEMBERSHIP-15] should be refused without %s', (field) => {
    expect(fits(Membership, without(FULL, field))).toBe(false);
    expect(fits(Membership, { ...FULL, [field]: null })).toBe(false);
  });

  it.each([-1, 1e12, '449', Number.NaN])('[P-MEMBERSHIP-15] should be refused with the price %s', (price) => {
    expect(fits(Membership, { ...FULL, cost_included_vat: price })).toBe(false);
  });

  it('[P-MEMBERSHIP-15] should have lists of texts and of numbers', () => {
    expect(fits(Membership, { ...FULL, details: [1] })).toBe(false);
    expect(fits(Membership, { ...FULL, group_ids: ['1'] })).toBe(false);
  });
});

describe('a membership group', () => {
  it('[P-MEMBERSHIP-16] should have an id and a name, and may say whether it is active', () => {
    const group = { id: 1, name: 'Voksen', is_active: true };
    expect(z.parse(MembershipGroup, { ...group, further: 1 })).toEqual(group);
    expect(['id', 'name', 'is_active'].map((field) => fits(MembershipGroup, without(group, field)))).toEqual([
      false,
      false,
      true,
    ]);
    expect(fits(MembershipGroup, { ...group, name: 1 })).toBe(false);
    expect(fits(MembershipGroup, { ...group, is_active: 'ja' })).toBe(false);
  });
});

describe('a company', () => {
  it('[P-MEMBERSHIP-04] should be read with every field it is known by, and let others pass', () => {
    expect(z.parse(Company, { ...COMPANY, further: 1 })).toEqual(COMPANY);
  });

  it.each(optionalOf(COMPANY, 'id'))(
    '[P-MEMBERSHIP-04] should be read without %s, with nothing there, and not with another kind of thing',
    (field) => {
      expect(fits(Company, without(COMPANY, field))).toBe(true);
      expect(fits(Company, { ...COMPANY, [field]: null })).toBe(true);
      expect(fits(Company, { ...COMPANY, [field]: { strange: true } })).toBe(false);
    },
  );

  it('[P-MEMBERSHIP-04] should name its departments by number', () => {
    expect(fits(Company, { ...COMPANY, AG_departments: ['101'] })).toBe(false);
  });
});

describe('the draft of a choice', () => {
  const draft = {
    department: FULLER,
    membership: FULL,
    groupIds: [1],
    followed: { link: { departmentId: 101, membershipId: 1101 }, found: true },
  };

  it('should come back from JSON as it was, whole or empty', () => {
    expect(z.parse(MembershipDraft, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    const empty = { department: null, membership: null, groupIds: [], followed: null };
    expect(z.parse(MembershipDraft, JSON.parse(JSON.stringify(empty)))).toEqual(empty);
  });

  it.each([[{}], [null], ['draft'], [{ ...draft, membership: { id: 1 } }], [{ ...draft, groupIds: 'all' }]])(
    'should not be taken for one when it is %j',
    (kept) => {
      expect(fits(MembershipDraft, kept)).toBe(false);
    },
  );
});
