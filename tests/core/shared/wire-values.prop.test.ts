import { readableOf } from '@felles/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
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
