import { MemberUpdate } from '@felles/core/internal/portal/person/model';
import {
  ContractRecord,
  NewContract,
  NewMember,
  NewProfile,
  SignupInformation,
} from '@felles/core/internal/portal/signup/model';
import { dayOf } from '@felles/core/internal/shared/calendar';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const PERSON = {
  firstname: 'Kari',
  lastname: 'Nordli',
  address: 'Fjellveien 12',
  postal_code: '5014',
  municipality: 'Bergen',
  phone_number: '10000077',
  email: 'kari@demo.example',
  date_of_birth: '28.02.1990',
  gender: 'kvinne',
  approve_tos: true,
} as const;
const CONTRACT = { departmentId: 101, membershipId: 1101, netsCallbackUrl: 'https://portal.example/nordlys/member' };
const SENT = {
  ...PERSON,
  ...CONTRACT,
  approve_storage: false,
  acceptanceCallbackUrl: 'https://portal.example/nordlys/sponsor/accept',
  sponsor_code: 'AB1C2D3E4F5G',
  is_privately_sponsored: true,
} as const;
const ANSWERED = {
  ...SENT,
  contractId: '1',
  memberId: '2',
  ownerId: '100',
  invoiceId: '3',
  hasSignedAG: false,
  link_to_nets: 'https://signing.example/1',
  link_to_sign: 'https://signing.example/2',
  is_sponsor: false,
  sponsorConnectionHash: 'abc',
} as const;

const born = dayOf(1990, 2, 28);
const without = (record: object, name: string): object =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field !== name));

describe('what is sent of a new member', () => {
  it('[P-SIGNUP-05] should hold the whole payload, with the date of birth as DD.MM.YYYY', () => {
    expect(z.decode(NewMember, SENT)).toEqual({ ...SENT, date_of_birth: born });
    expect(z.encode(NewMember, z.decode(NewMember, SENT))).toEqual(SENT);
    expect(z.decode(NewMember, { ...SENT, gender: 'mann' })).toMatchObject({ gender: 'mann' });
  });

  it.each(Object.keys(SENT))('[P-SIGNUP-05] should not have a %s of another kind', (name) => {
    expect(z.safeDecode<z.core.$ZodType>(NewMember, { ...SENT, [name]: {} }).success).toBe(false);
  });

  it.each([...Object.keys(PERSON), ...Object.keys(CONTRACT)])('[P-SIGNUP-05] should not be without %s', (name) => {
    expect(z.safeDecode<z.core.$ZodType>(NewMember, without(SENT, name)).success).toBe(false);
  });

  it.each(['approve_storage', 'acceptanceCallbackUrl', 'sponsor_code', 'is_privately_sponsored'])(
    '[P-SIGNUP-05] may be without %s',
    (name) => {
      expect(z.safeDecode<z.core.$ZodType>(NewMember, without(SENT, name)).success).toBe(true);
    },
  );

  it.each([
    ['gender', 'annet'],
    ['date_of_birth', '1990-02-28'],
    ['date_of_birth', '30.02.1990'],
    ['approve_tos', 'true'],
    ['departmentId', '101'],
  ])('[P-SIGNUP-05] should not have the %s %j', (name, value) => {
    expect(z.safeDecode<z.core.$ZodType>(NewMember, { ...SENT, [name]: value }).success).toBe(false);
  });
});

describe('what is answered', () => {
  it('[P-SIGNUP-05] [P-SIGNUP-62] should hold what was sent and what came of it', () => {
    expect(z.parse(SignupInformation, ANSWERED)).toEqual(ANSWERED);
    expect(z.parse(SignupInformation, { ...ANSWERED, more: 1 })).toHaveProperty('more', 1);
  });

  // The schema passes unknown fields, so only a refusal shows that a field is known.
  it.each(Object.keys(ANSWERED))('[P-SIGNUP-05] [P-SIGNUP-62] should know the field %s, which may be null', (name) => {
    expect(z.parse(SignupInformation, { [name]: null })).toEqual({ [name]: null });
    expect(z.safeParse(SignupInformation, { [name]: {} }).success).toBe(false);
  });

  it.each(['invoiceId', 'memberId', 'contractId', 'ownerId'])(
    '[P-SIGNUP-62] should take %s as number and as text',
    (name) => {
      expect(z.parse(SignupInformation, { [name]: 'x1' })).toEqual({ [name]: 'x1' });
      expect(z.parse(SignupInformation, { [name]: 1 })).toEqual({ [name]: '1' });
    },
  );

  it('[P-SIGNUP-62] should not take anything else than text for the place to sign', () => {
    expect(z.safeParse(SignupInformation, { ...ANSWERED, link_to_nets: 1 }).success).toBe(false);
  });

  it('[P-PAYMENT-65] should name contract, invoice, member and owner of a new agreement', () => {
    const record = {
      contractId: '1',
      invoiceId: '2',
      link_to_nets: 'https://sign.example/a1',
      memberId: '3',
      ownerId: '4',
    };
    for (const one of [record, Object.fromEntries(Object.keys(record).map((name) => [name, null])), {}])
      expect(z.parse(ContractRecord, one)).toEqual(one);
    for (const name of Object.keys(record))
      expect(z.safeParse(ContractRecord, { ...record, [name]: {} }).success, name).toBe(false);
  });

  it.each(['contractId', 'invoiceId', 'memberId', 'ownerId', 'link_to_nets'])(
    '[P-PAYMENT-65] [P-SIGNUP-65] should know the %s of a new agreement',
    (name) => {
      expect(z.safeParse(ContractRecord, { [name]: {} }).success).toBe(false);
    },
  );
});

describe('what else is sent', () => {
  it.each(Object.keys(CONTRACT))('should not be without the %s of an agreement', (name) => {
    expect(z.safeParse(NewContract, CONTRACT).success).toBe(true);
    expect(z.safeParse(NewContract, without(CONTRACT, name)).success).toBe(false);
  });

  it('should be of a new profile the person and the department', () => {
    const profile = { ...PERSON, departmentId: 101 };
    expect(z.decode(NewProfile, profile)).toEqual({ ...profile, date_of_birth: born });
    for (const name of Object.keys(profile))
      expect(z.safeDecode<z.core.$ZodType>(NewProfile, without(profile, name)).success, name).toBe(false);
  });

  it('[P-SIGNUP-64] should be of an update every field of a sponsored member, and the member’s id', () => {
    const update = { ...PERSON, memberId: '2' };
    expect(z.encode(MemberUpdate, z.decode(MemberUpdate, update))).toEqual(update);
    for (const name of Object.keys(update))
      expect(z.safeDecode<z.core.$ZodType>(MemberUpdate, without(update, name)).success, name).toBe(false);
  });
});
