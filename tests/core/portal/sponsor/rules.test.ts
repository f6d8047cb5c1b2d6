import type { Failure } from '@felles/core';
import {
  connectionHash,
  contactFailure,
  contactOutcome,
  describeRefusal,
  isExplained,
  isIllegalSponsor,
  SPONSOR_STATUS_TYPES,
  sponsorAddresses,
  sponsorExists,
  sponsoredName,
  sponsorPhoneProblem,
} from '@felles/core/internal/portal/sponsor/rules';
import { refusalOf } from '@felles/core/internal/shared/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../../support/fake-ports.ts';

const refused = (status: number, message: string): Failure => ({
  kind: 'refused',
  refusal: refusalOf(status),
  status,
  type: 'X',
  message,
});

describe('what the service says of a sponsor', () => {
  const statusOf = (answer: string) => {
    const outcome = contactOutcome(answer);
    return `${SPONSOR_STATUS_TYPES[outcome]} ${outcome}`;
  };

  it.each(['Sponsor registration requested.', 'Sponsor has not signed AG.'])(
    "[P-SPONSOR-16] should mean by '%s' that the sponsor has not signed",
    (answer) => {
      expect(statusOf(answer)).toBe('info notSigned');
    },
  );

  it("[P-SPONSOR-17] should mean by 'Sponsor has signed.' that the sponsor has signed", () => {
    expect(statusOf('Sponsor has signed.')).toBe('info signed');
  });

  it.each(['', 'Sponsor has signed', 'sponsor has signed.', 'OK'])(
    "[P-SPONSOR-18] should be unknown where it is '%s'",
    (answer) => {
      expect(statusOf(answer)).toBe('danger unknown');
    },
  );

  it('[P-SPONSOR-18] should be unknown for any other text', () => {
    const known = ['Sponsor registration requested.', 'Sponsor has not signed AG.', 'Sponsor has signed.'];
    const almost = fc
      .tuple(fc.constantFrom(...known), fc.nat(30), fc.nat(3), fc.string({ maxLength: 3 }))
      .map(([words, place, taken, put]) => words.slice(0, place) + put + words.slice(place + taken));
    fc.assert(
      fc.property(fc.oneof(fc.string(), almost), (answer) => {
        fc.pre(!known.includes(answer.trim()));
        expect(statusOf(answer)).toBe('danger unknown');
      }),
    );
  });
});

describe('why a sponsor was not contacted', () => {
  it('[P-SPONSOR-19] [P-SPONSOR-22] should be the sponsor, by the one answer that says so', () => {
    expect([SPONSOR_STATUS_TYPES.illegal, contactFailure(refused(412, 'Ugyldig sponsor'))]).toEqual([
      'danger',
      { key: 'sponsor.illegal', params: {} },
    ]);
    expect([refused(412, 'Noe annet'), refused(409, 'Ugyldig sponsor'), unreachable].map(isIllegalSponsor)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['UnknownPhone', 'sponsor.phoneUnknown'],
    ['AlreadyPaid', 'sponsor.alreadyPaid'],
    ['PhoneInvalid', 'sponsor.phoneInvalid'],
    ['UnknownMember', 'sponsor.memberUnknown'],
    ['InvalidSponsor', 'sponsor.illegal'],
  ])('should have a text in the visitor’s language if the service calls it %s', (type, key) => {
    const failure: Failure = { kind: 'refused', refusal: 'generic', status: 409, type, message: '' };
    expect(contactFailure(failure)).toEqual({ key, params: {} });
    expect(contactFailure({ ...failure, type: 'constructor' })).toEqual({ key: 'sponsor.unknown', params: {} });
  });

  it('[P-SPONSOR-20] should have the service’s text, or else ours', () => {
    expect(contactFailure(refused(404, 'Fant ingen med dette nummeret.'))).toMatchObject({
      key: 'failure.refused',
      params: { message: 'Fant ingen med dette nummeret.' },
    });
    expect(contactFailure(refused(404, ' '))).toMatchObject({ key: 'sponsor.unknown' });
    expect(contactFailure(unreachable)).toMatchObject({ key: 'failure.unreachable' });
  });
});

describe('a sponsor’s number', () => {
  it.each([
    ['', 'sponsor.phoneMissing'],
    ['1000001', 'sponsor.phoneWrong'],
    ['10000011', undefined],
    ['0046123456789', undefined],
  ])("[P-SPONSOR-15] should be found fault with where it is '%s': %s", (phone, key) => {
    expect(sponsorPhoneProblem(phone)?.key).toBe(key);
  });
});

describe('a sponsor who is known already', () => {
  it('[P-SPONSOR-34] should follow only from the conflict that names it', () => {
    const failures = [
      refused(409, 'Member already exists.'),
      refused(409, 'Dette er allerede gjort.'),
      refused(400, 'Member already exists.'),
      unreachable,
    ];
    expect(failures.map(sponsorExists)).toEqual([true, false, false, false]);
  });
});

describe('why a sponsor was not registered', () => {
  it.each([
    ['InvalidSponsor', 'sponsor.tooYoung'],
    ['NameInvalid', 'sponsor.nameInvalid'],
    ['PhoneInvalid', 'sponsor.phoneInvalid'],
    ['BirthDateInvalid', 'sponsor.birthDateInvalid'],
    ['AddressInvalid', 'sponsor.addressInvalid'],
    ['PostalCodeUnknown', 'sponsor.postalCodeUnknown'],
    ['EmailInvalid', 'sponsor.emailInvalid'],
    ['UnknownDepartment', 'sponsor.departmentUnknown'],
    ['LinkExpired', 'sponsor.linkExpired'],
  ])('should have a text in the visitor’s language if the service calls it %s', (type, key) => {
    const failure = { ...refused(400, 'Norske ord'), type };
    expect([isExplained(failure), describeRefusal(failure)]).toEqual([true, { key, params: {} }]);
  });
});

describe('the sponsored member', () => {
  it.each([
    [{ sponsorConnectionHash: 'a', sponsedId: 'b' }, 'a'],
    [{ sponsedId: 'b' }, 'b'],
    [{ sponsorConnectionHash: ' ', sponsedId: ' b ' }, 'b'],
    [{}, null],
  ])('[P-SIGNUP-81] [P-SIGNUP-82] should be found by %j', (parameters, hash) => {
    expect(connectionHash(parameters)).toBe(hash);
  });

  it.each([
    [{ firstname: 'Jonas', lastname: 'Østby' }, 'Jonas Østby'],
    [{ firstname: ' Jonas ', lastname: null }, 'Jonas'],
    [{ firstname: ' ', lastname: undefined }, null],
  ])('should be named by %j', (person, name) => {
    expect(sponsoredName(person)).toBe(name);
  });
});

describe('where a sponsor’s links lead', () => {
  it('[P-PAYMENT-52] should be the sign-up, the result of signing, and the page to accept, of this center', () => {
    expect(sponsorAddresses('http://127.0.0.1:4000/nordlys', 101)).toEqual({
      signupUrl: 'http://127.0.0.1:4000/nordlys/sponsor?departmentId=101',
      netsCallbackUrl: 'http://127.0.0.1:4000/nordlys/avtalegiro?departmentId=101',
      acceptanceCallbackUrl: 'http://127.0.0.1:4000/nordlys/sponsor/accept',
    });
  });
});
