import type { MemberUpdate } from '@felles/core/internal/portal/person/model';
import { formOf } from '@felles/core/internal/portal/person/prefill';
import { updateOf, updateOutcome, withUpdate } from '@felles/core/internal/portal/profile/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAgreement, aProfile } from '../../../support/a-profile.ts';

describe('what became of changes whose answer was lost', () => {
  it('should be that they are saved, by a record that has them, with anything else in it by now', () => {
    fc.assert(
      fc.property(anUpdate, fc.string(), (update, title) => {
        const now = { ...withUpdate(BEFORE, update), avtaler: [anAgreement({ title })] };
        expect(updateOutcome({ before: BEFORE, update }, now)).toBe('saved');
      }),
    );
  });

  it('should be that they are not, by a record that is as it was, unless nothing was changed', () => {
    fc.assert(
      fc.property(anUpdate, (update) => {
        const isChange = withUpdate(BEFORE, update).adresse !== BEFORE.adresse || update.email !== BEFORE.epost;
        expect(updateOutcome({ before: BEFORE, update }, BEFORE)).toBe(isChange ? 'notSaved' : 'saved');
      }),
    );
  });

  it('should not hang on how the service writes it: in capitals or not, and with any spaces', () => {
    fc.assert(
      fc.property(anUpdate, aSpelling, (update, spell) => {
        const now = { ...withUpdate(BEFORE, update), adresse: spell(update.address), poststed: spell('Bergen') };
        expect(updateOutcome({ before: BEFORE, update }, now)).toBe('saved');
        const asItWas = { ...BEFORE, adresse: spell(UNCHANGED.address), poststed: spell('Bergen') };
        expect(updateOutcome({ before: BEFORE, update }, asItWas)).toBe(
          updateOutcome({ before: BEFORE, update }, BEFORE),
        );
      }),
    );
  });

  it('should be that a new spelling is not saved, by a record that has the old one', () => {
    const update = { ...UNCHANGED, address: 'FJELLVEIEN 12' };
    expect(updateOutcome({ before: BEFORE, update }, BEFORE)).toBe('notSaved');
    expect(updateOutcome({ before: BEFORE, update }, { ...BEFORE, adresse: 'FJELLVEIEN 12' })).toBe('saved');
  });

  it('should be unknown where only some of it is there, or something else is', () => {
    const both = { ...UNCHANGED, address: 'Ny Vei 1', email: 'ny@demo.example' };
    for (const now of [{ adresse: 'Ny Vei 1' }, { adresse: 'Ny Vei 2', epost: 'ny@demo.example' }])
      expect(updateOutcome({ before: BEFORE, update: both }, { ...BEFORE, ...now })).toBe('unknown');
  });

  it('should not hang on fields without a change', () => {
    const update = { ...UNCHANGED, address: 'Ny Vei 1' };
    expect(
      updateOutcome({ before: BEFORE, update }, { ...BEFORE, adresse: 'Ny Vei 1', epost: 'an@other.example' }),
    ).toBe('saved');
    expect(updateOutcome({ before: BEFORE, update }, { ...BEFORE, epost: 'an@other.example' })).toBe('notSaved');
  });
});

const BEFORE = aProfile();

const UNCHANGED = updateThatIs();

function updateThatIs(): MemberUpdate {
  const update = updateOf(BEFORE, formOf(BEFORE));
  if (update === null) throw new Error('the profile should be whole');
  return update;
}

/** Few of each, so that they are often what there was. */
const anUpdate = fc
  .record({
    address: fc.constantFrom(UNCHANGED.address, 'Ny Vei 1', 'Ny Vei 2'),
    email: fc.constantFrom(UNCHANGED.email, 'ny@demo.example'),
  })
  .map((changes): MemberUpdate => ({ ...UNCHANGED, ...changes }));

/** Ways in which a service may write a text that it was sent. */
const aSpelling = fc.constantFrom(
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
  (text: string) => `  ${text} `,
  (text: string) => text.replaceAll(' ', '  '),
);
