import { fail, ok } from '@felles/core';
import { canBeLookedUp, foundFields, personIn } from '@felles/core/internal/portal/person/lookup';
import { PhoneLookup } from '@felles/core/internal/portal/person/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EMPTY_PERSON } from '../../../support/a-person.ts';
import { aPersonStore, later, REPLY_TIME } from '../../../support/a-person-store.ts';
import { unreachable } from '../../../support/fake-ports.ts';

const SUNNIVA = {
  exists: true,
  firstname: 'sunniva',
  lastname: 'Bråten',
  address: 'tåkeveien 4',
  postal_code: '7014',
  municipality: 'Trondheim',
};

describe('the number to look up', () => {
  it.each([
    ['12345678', true],
    ['0046123456789', true],
    ['1234567', false],
    ['', false],
    ['1234 5678', false],
  ])('[P-PERSON-19] should be %j: %s', (number, isValid) => {
    expect(canBeLookedUp(number)).toBe(isValid);
  });

  it('[P-PERSON-19] should keep its digits only', () => {
    const { store, view } = aPersonStore();
    store.typeLookUp('+46 (0)1a2');
    expect(view().lookUp?.phone).toBe('0046012');
  });
});

describe('the answer to a phone number', () => {
  it('[P-PERSON-22] should be read with every field, each of which may be absent', () => {
    expect(z.parse(PhoneLookup, [SUNNIVA, {}])).toEqual([SUNNIVA, {}]);
    const wrong = [SUNNIVA, null, [{ exists: 'yes' }], ['x']];
    const texts = ['firstname', 'lastname', 'address', 'postal_code', 'municipality'].map((field) => [
      { [field]: 7014 },
    ]);
    expect([...wrong, ...texts].filter((given) => z.safeParse(PhoneLookup, given).success)).toEqual([]);
  });

  it('[P-PERSON-22] should be its first person, if there is one', () => {
    expect(personIn([SUNNIVA, { exists: true, firstname: 'Per' }])).toBe(SUNNIVA);
    expect(personIn([])).toBeNull();
    expect(personIn([{ ...SUNNIVA, exists: false }])).toBeNull();
    expect(personIn([{ exists: true, firstname: ' ' }])).toBeNull();
  });

  it('[P-PERSON-09] should fill in what is empty and nothing else, and leave the place to the postal code', () => {
    expect(foundFields(SUNNIVA, '10000021', EMPTY_PERSON)).toEqual({
      firstname: 'Sunniva',
      lastname: 'Bråten',
      address: 'Tåkeveien 4',
      postal_code: '7014',
      phone_number: '10000021',
    });
    const typed = { ...EMPTY_PERSON, firstname: 'Per', phone_number: '10000099' };
    expect(Object.keys(foundFields(SUNNIVA, '10000021', typed))).toEqual(['lastname', 'address', 'postal_code']);
  });

  it('should replace what the person found before filled in, and nothing that was written since', () => {
    const other = { exists: true, firstname: 'Per', lastname: 'Moe', address: 'Bakken 2', postal_code: '5014' };
    const before = foundFields(SUNNIVA, '10000021', EMPTY_PERSON);
    const form = { ...EMPTY_PERSON, ...before, lastname: 'Bråten Moe' };
    expect(foundFields(other, '10000022', form, before)).toEqual({
      firstname: 'Per',
      address: 'Bakken 2',
      postal_code: '5014',
      phone_number: '10000022',
    });
  });

  it('should fill in nothing that could not be right', () => {
    const odd = { ...SUNNIVA, postal_code: '70140', address: 'a'.repeat(201) };
    expect(Object.keys(foundFields(odd, '123456789', EMPTY_PERSON))).toEqual(['firstname', 'lastname']);
  });
});

describe('looking a person up', () => {
  const found = { phone: () => later(ok([SUNNIVA])) };

  it('should ask nothing unless the visitor asks', () => {
    const { store, clock, phones } = aPersonStore(found);
    store.typeLookUp('10000021');
    store.change('phone_number', '10000021');
    clock.pass(10_000);
    expect(phones).toEqual([]);
  });

  it('should ask once for a number that can be one, and fill in what is empty', () => {
    const { store, clock, phones, view } = aPersonStore(found);
    store.change('lastname', 'Vik');
    store.typeLookUp('10000021');
    store.lookUp();
    store.lookUp();
    expect(view().lookUp?.status).toBe('looking');
    clock.pass(REPLY_TIME);
    expect(phones.map(({ question }) => question)).toEqual(['10000021']);
    expect(view().values).toMatchObject({ firstname: 'Sunniva', lastname: 'Vik', phone_number: '10000021' });
    expect(view().lookUp?.status).toBe('found');
  });

  it('should leave alone what was typed while it was on its way', () => {
    const { store, clock, view } = aPersonStore(found);
    store.typeLookUp('10000021');
    store.lookUp();
    store.change('firstname', 'Per');
    clock.pass(REPLY_TIME);
    expect(view().values).toMatchObject({ firstname: 'Per', lastname: 'Bråten' });
  });

  it('should ask for no number that is too short, and say so', () => {
    const { store, phones, view } = aPersonStore(found);
    store.typeLookUp('1000');
    store.lookUp();
    expect([phones.length, view().lookUp?.problem?.key]).toEqual([0, 'person.lookupShort']);
    store.typeLookUp('10000');
    expect(view().lookUp?.problem).toBeNull();
  });

  it('should take no answer to a number that is no longer there', () => {
    const { store, clock, phones, view } = aPersonStore(found);
    store.typeLookUp('10000021');
    store.lookUp();
    store.typeLookUp('10000022');
    clock.pass(REPLY_TIME);
    expect([phones[0]?.state, view().values.firstname, view().lookUp?.status]).toEqual(['cancelled', '', 'idle']);
  });

  it('should say that no person was found', () => {
    const { store, clock, view, failures } = aPersonStore();
    store.typeLookUp('10000099');
    store.lookUp();
    clock.pass(REPLY_TIME);
    expect([view().lookUp?.status, failures]).toEqual(['notFound', []]);
  });

  it('[P-PERSON-23] should report an error once, and allow a retry', () => {
    const { store, clock, view, failures, phones } = aPersonStore({ phone: () => later(fail(unreachable)) });
    store.typeLookUp('10000021');
    store.lookUp();
    clock.pass(REPLY_TIME);
    expect([failures, view().lookUp?.status]).toEqual([[unreachable], 'idle']);
    // The words stay where the search is, for whoever did not see the notice.
    expect(view().lookUp?.problem).toEqual({ key: 'person.lookupFailed', params: {} });
    store.lookUp();
    expect(view().lookUp).toMatchObject({ status: 'looking', problem: null });
    expect(phones).toHaveLength(2);
  });

  it('should end with the form, and be ready again', () => {
    const { store, clock, view, phones } = aPersonStore(found);
    store.typeLookUp('10000021');
    store.lookUp();
    store.close();
    clock.pass(REPLY_TIME);
    expect([phones[0]?.state, view().lookUp]).toEqual([
      'cancelled',
      { phone: '10000021', status: 'idle', problem: null },
    ]);
  });
});
