import { isOrganizationNumber, organizationDigits } from '@felles/core';
import { reachQuestion, samePartsOf } from '@felles/core/internal/workspace/register/doubles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${count - 1}}$`));

describe('an organisation number', () => {
  const eight = digits(8);
  const lastOf = (first: string) => [...'0123456789'].filter((last) => isOrganizationNumber(first + last));

  it('[W-PLAN-09] should have one last digit or none, and no two of its digits should change places', () => {
    fc.assert(
      fc.property(eight, fc.nat(7), (first, at) => {
        const [last, ...others] = lastOf(first);
        expect(others).toEqual([]);
        if (last === undefined) return;
        const number = first + last;
        const turned = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2);
        expect(isOrganizationNumber(turned)).toBe(turned === number);
      }),
    );
  });

  it('should be that of the register, written with or without spaces, and no other text', () => {
    for (const right of ['974760673', '974 760 673', 923609016]) expect(isOrganizationNumber(right)).toBe(true);
    for (const wrong of ['974760674', '97476067', '9747606733', '', 'abc', null]) {
      expect(isOrganizationNumber(wrong)).toBe(false);
    }
    expect(organizationDigits(' 974 760 673 ')).toBe('974760673');
  });
});

describe('records that seem to be the same', () => {
  const spaced = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((gaps) => [...text].map((one, at) => (gaps[at] ? `${one} ` : one)).join(''));
  const written = digits(8).chain((number) =>
    fc.tuple(fc.constant(number), fc.constantFrom('', '+47', '0047'), spaced(number)),
  );
  const mails = fc
    .stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.no$/)
    .chain((mail) =>
      fc.tuple(fc.constant(mail), fc.array(fc.boolean(), { minLength: mail.length, maxLength: mail.length })),
    );

  it('[W-PLAN-09] should be found however number and address are written, in the field that has them', () => {
    fc.assert(
      fc.property(
        written,
        mails,
        fc.constantFrom('mobile' as const, 'phone' as const),
        (call, [mail, capitals], field) => {
          const [number, land, typed] = call;
          const shouted = [...mail].map((one, at) => (capitals[at] ? one.toUpperCase() : one)).join('');
          const question = reachQuestion({ mobile: `${land}${typed}`, email: ` ${shouted} ` });
          expect(question).toEqual({ phone: number, email: mail });
          expect(samePartsOf(question ?? {}, { [field]: `+47 ${number}`, email: shouted })).toEqual([field, 'email']);
        },
      ),
    );
  });

  it('[W-PLAN-09] should not be found by another number or address, or by one that is not whole', () => {
    fc.assert(
      fc.property(digits(8), digits(8), digits(9), (one, other, number) => {
        fc.pre(one !== other);
        expect(samePartsOf({ phone: one, orgnr: number }, { mobile: other, phone: `+46${one}`, orgnr: null })).toEqual(
          [],
        );
        expect(reachQuestion({ mobile: one.slice(1), orgnr: number.slice(1), email: `${one}@` })).toBeNull();
        expect(samePartsOf({}, { mobile: one, email: '' })).toEqual([]);
      }),
    );
  });
});
