import { strict, tolerant } from '@felles/core/internal/shared/tolerant';
import { readableOf } from '@felles/core/internal/shared/wire-values';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const Role = z.looseObject({ id: z.number(), title: z.nullish(z.string()) });
const Person = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  size: z.optional(z.number()),
  roles: z.nullish(z.readonly(z.array(Role))),
  address: z.nullish(z.looseObject({ city: z.nullish(z.string()), zip: z.nullish(z.string()) })),
  get children() {
    return z.nullish(z.array(Person));
  },
});
const read = (schema: z.core.$ZodType, value: unknown) => z.safeDecode<z.core.$ZodType>(tolerant(schema), value);

describe('a list that is read record by record', () => {
  it('should go on without a record that cannot be read', () => {
    const { data } = read(z.array(Person), [{ id: 1 }, null, 4, { id: 'x' }, { id: 2 }]);
    expect(data).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it.each([[['x']], [[null, {}]], [null], [{}], ['x']])('should fail where nothing of it can be read: %j', (value) => {
    expect(read(z.array(Person), value).success).toBe(false);
    expect(read(readableOf(Person), value).success).toBe(false);
  });

  it('should be empty where it is', () => {
    expect(read(z.array(Person), []).data).toEqual([]);
    expect(read(readableOf(Person), []).data).toEqual([]);
  });
});

describe('a record of which a part cannot be read', () => {
  it('should keep the rest, however deep the part lies', () => {
    const roles = [{ title: 'Uten id' }, { id: 7, title: 5 }];
    const given = { id: 1, name: 5, size: 'x', roles, address: { city: [], zip: '5003' }, more: true };
    const { data } = read(z.array(Person), [given]);
    expect(data).toEqual([
      { id: 1, name: null, roles: [{ id: 7, title: null }], address: { city: null, zip: '5003' }, more: true },
    ]);
    expect(read(Person, { id: 1, children: [{ id: 2, children: [{ id: 3, name: {} }, {}] }] }).data).toEqual({
      id: 1,
      children: [{ id: 2, children: [{ id: 3, name: null }] }],
    });
  });

  it('should fail as an answer where a list of its own cannot be read at all', () => {
    expect(read(Person, { id: 1, roles: [{}] }).success).toBe(false);
    expect(read(Person, { id: 1, roles: 'x' }).success).toBe(false);
    expect(read(z.array(Person), [{ id: 1, roles: 'x' }]).data).toEqual([{ id: 1, roles: null }]);
  });

  it('should be lost with it where it is read as a whole', () => {
    const Price = strict(z.looseObject({ id: z.number(), price: z.nullish(z.number()) }));
    expect(read(z.array(Price), [{ id: 1, price: 'x' }, { id: 2 }]).data).toEqual([{ id: 2 }]);
    expect(read(readableOf(Price), [{ id: 1, price: 'x' }, { id: 2 }]).data).toEqual([{ id: 2 }]);
  });

  it('should be the first of several kinds that it can be read as', () => {
    const Active = z.union([Person, z.strictObject({})]);
    expect(read(Active, { id: 1, name: 5 }).data).toEqual({ id: 1, name: null });
    expect(read(Active, {}).data).toEqual({});
    expect(read(Active, { name: 'Uten id' }).success).toBe(false);
  });
});
