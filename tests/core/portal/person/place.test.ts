import { fail, ok } from '@felles/core';
import { MunicipalityLookup } from '@felles/core/internal/portal/person/model';
import { lookUpPlace, PLACE, placeIn, placeProblems } from '@felles/core/internal/portal/person/place';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { at } from '../../../support/at.ts';
import { listenTo, scripted, unreachable } from '../../../support/fake-ports.ts';

describe('the place of a postal code', () => {
  it('[P-PERSON-10] should be asked for 400 ms after the last keystroke', () => {
    const clock = at('2026-11-19T12:00:00+01:00');
    const { ask, askings } = scripted<string, MunicipalityLookup>(clock, () => ({
      after: 5,
      result: ok({ municipality: 'Bergen' }),
    }));
    const { heard } = listenTo(lookUpPlace('5014', { municipality: ask }, clock));
    clock.pass(399);
    expect([askings.length, heard]).toEqual([0, [{ status: 'looking' }]]);
    clock.pass(6);
    expect([askings.map(({ question }) => question), heard.at(-1)]).toEqual([
      ['5014'],
      { status: 'found', municipality: 'Bergen' },
    ]);
    expect(PLACE.patience).toBe(400);
  });

  it('should be reported as slow, and still be used when it arrives', () => {
    const clock = at('2026-11-19T12:00:00+01:00');
    const { ask } = scripted<string, MunicipalityLookup>(clock, () => ({
      after: PLACE.slow + 2_000,
      result: ok({ municipality: 'Bergen' }),
    }));
    const { heard } = listenTo(lookUpPlace('5014', { municipality: ask }, clock));
    clock.pass(PLACE.patience + PLACE.slow);
    expect(heard).toEqual([{ status: 'looking' }, { status: 'slow' }]);
    clock.pass(2_000);
    expect(heard.slice(2)).toEqual([{ status: 'found', municipality: 'Bergen' }]);
    clock.pass(60_000);
    expect(heard).toHaveLength(3);
  });

  it('[P-PERSON-14] should be unknown when the service says so, and only then', () => {
    const refusal = { kind: 'refused', refusal: 'notFound', status: 404, type: 'NotFound' } as const;
    expect(placeIn(fail({ ...refusal, message: 'Unknown areacode' }))).toEqual({ status: 'unknown' });
    expect(placeIn(fail({ ...refusal, message: 'There is nothing here.' })).status).toBe('failed');
    expect(placeIn(fail(unreachable)).status).toBe('failed');
  });

  it('[P-PERSON-55] should be unknown when it does not exist, or has no name', () => {
    expect(placeIn(ok({ exists: false, municipality: 'Bergen' }))).toEqual({ status: 'unknown' });
    expect(placeIn(ok({ municipality: ' ' }))).toEqual({ status: 'unknown' });
    expect(placeIn(ok({ exists: true, municipality: 'Bergen' }))).toEqual({ status: 'found', municipality: 'Bergen' });
    expect(placeIn(ok({ exists: null, municipality: 'Bergen' })).status).toBe('found');
  });

  it('should be no problem unless it is unknown or could not be had', () => {
    expect(placeProblems(null)).toEqual({});
    expect(placeProblems({ status: 'looking' })).toEqual({});
    expect(placeProblems({ status: 'slow' })).toEqual({});
    expect(placeProblems({ status: 'found', municipality: 'Bergen' })).toEqual({});
    expect(placeProblems({ status: 'unknown' })).toEqual({
      postal_code: { key: 'person.postalCodeUnknown', params: {} },
    });
    expect(placeProblems(placeIn(fail(unreachable)))).toEqual({
      municipality: { key: 'person.placeNotFound', params: {} },
    });
  });

  it('[P-PERSON-12] [P-PERSON-13] should be read with every field of both lookups, each of which may be absent', () => {
    const answer = {
      municipal_number: '4601',
      municipality: 'Bergen',
      postal_code: '5014',
      address: 'Fjellveien',
      exists: true,
      firstname: null,
      lastname: null,
    };
    expect(z.parse(MunicipalityLookup, answer)).toEqual(answer);
    expect(z.safeParse(MunicipalityLookup, {}).success).toBe(true);
    const wrong = [
      { municipality: 5014 },
      { exists: 'yes' },
      { postal_code: 5014 },
      { municipal_number: [] },
      { address: 1 },
      { firstname: 1 },
      { lastname: 1 },
      [],
      null,
    ];
    expect(wrong.filter((given) => z.safeParse(MunicipalityLookup, given).success)).toEqual([]);
  });
});
