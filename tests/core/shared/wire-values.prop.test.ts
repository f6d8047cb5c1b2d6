import { Id, isIdText, readableOf } from '@felles/core/internal/shared/wire-values';
import { checkInEditIn } from '@felles/core/internal/workspace/checkins/outbox';
import { creationEditIn } from '@felles/core/internal/workspace/new-project/outbox';
import { participantEditIn } from '@felles/core/internal/workspace/participants/outbox';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const Thing = z.object({ id: z.number(), name: z.nullish(z.string()) });
const List = readableOf(Thing);
const good = fc.record({ id: fc.integer(), name: fc.option(fc.string()) });
const bad = fc.oneof(
  fc.constantFrom(null, 4, 'x', [], {}, true),
  fc.record({ id: fc.string() }),
  fc.record({ id: fc.integer(), name: fc.integer() }),
);

it('should leave out of a list what cannot be read, and keep the rest in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(good, bad)), (given) => {
      const readable = given.filter((one) => Thing.safeParse(one).success);
      const read = z.safeDecode<z.core.$ZodType>(List, given);
      expect(read.success).toBe(readable.length > 0 || given.length === 0);
      if (!read.success) return;
      expect(read.data).toEqual(readable);
      expect(z.encode<z.core.$ZodType>(List, read.data)).toEqual(read.data);
    }),
  );
});

it.each([null, {}, 'x', 4])('should be no list where there is none: %j', (value) => {
  expect(z.safeDecode<z.core.$ZodType>(List, value).success).toBe(false);
});

describe('the id of a record', () => {
  const number = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  const text = fc.oneof(fc.string(), fc.constantFrom('', ' 7', '007', '1e3', '0x1f', '-0', 'NaN', 'Infinity', '7a'));

  it('should be text, the same for a number and for its text, and be read again as it is', () => {
    fc.assert(
      fc.property(number, (given) => {
        const read = z.decode(Id, given);
        expect([read, z.decode(Id, read)]).toEqual([String(given), String(given)]);
      }),
    );
  });

  it('should be written as it came: a number as a number, and a text that is none as a text', () => {
    const isNone = (given: string) => !Number.isFinite(Number(given)) || String(Number(given)) !== given;
    fc.assert(
      fc.property(fc.oneof(number, text.filter(isNone)), (given) => {
        const written = JSON.stringify(z.encode(Id, z.decode(Id, given)));
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
  });

  it('should have one way to be written in a path', () => {
    fc.assert(fc.property(fc.nat(), (id) => isIdText(String(id))));
    expect(['251', 'a-1', '1:2'].every(isIdText)).toBe(true);
    expect(['+251', '251.0', ' 251', '0251', '2.51e2', '0xfb', ''].some(isIdText)).toBe(false);
  });

  it.each([[null], [true], [{}], [[]], [undefined]])('should be nothing else: %j', (given) => {
    expect(z.safeDecode<z.core.$ZodType>(Id, given).success).toBe(false);
  });

  it('should be written as it came in each record of a list, and a record that is written already stays', () => {
    const list = readableOf(z.looseObject({ id: Id }));
    const given = [{ id: 7, more: 'x' }, null, { id: 'a-7' }, { id: '007' }];
    const written = z.encode(list, z.decode(list, given));
    expect(written).toEqual([given[0], given[2], given[3]]);
    expect(z.encode<z.core.$ZodType>(list, written)).toEqual(written);
  });
});

it('should read ids of numbers in what an earlier release has stored of a request that is not sent', () => {
  const fields = { person: { id: 2 }, contact: null, user: null, roles: [{ id: 3, title: 'Byggherre' }] };
  expect([
    checkInEditIn({ kind: 'out', projectId: '1001', at: '2026-11-19', id: 7 }),
    participantEditIn({ kind: 'add', projectId: 1001, fields }),
    participantEditIn({ kind: 'remove', projectId: '1001', id: 12 }),
    creationEditIn({
      kind: 'connection',
      project: { id: 1001, title: 'Skole', number: '2600' },
      to: { building_id: '7' },
    }),
  ]).toMatchObject([
    { id: '7' },
    { projectId: '1001', fields: { person: { id: '2' }, roles: [{ id: '3' }] } },
    { projectId: '1001', id: '12' },
    { project: { id: '1001' } },
  ]);
});
