// How a call of the service is declared: what is left out follows from the path, the user and the method.

import { anyone, member, staff, visitor } from '@felles/adapters-http/internal/wire/rows';
import { call, type InputOf, json, WholeNumber, WIRE } from '@felles/adapters-http/wire';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';

const Reply = z.object({ id: z.string() });
const Body = z.object({ title: z.string() });

describe('a declared call', () => {
  it('should be the one that is written out in full, when it has path values and a body', () => {
    const short = staff.patch('/v1/things/{thing_id}', 'Changes a thing', { body: Body, reply: Reply, takesKey: true });
    const full = call({
      method: 'PATCH',
      path: '/v1/things/{thing_id}',
      access: 'staff',
      summary: 'Changes a thing',
      params: z.object({ thing_id: z.string() }),
      body: { format: 'json', schema: Body },
      reply: json(Reply),
      takesKey: true,
    });
    expect({ ...short, params: null }).toEqual({ ...full, params: null });
    expect(short.params.parse({ thing_id: 'a' })).toEqual({ thing_id: 'a' });
    expect(short.params.safeParse({}).success).toBe(false);
    expectTypeOf<InputOf<typeof short>>().toEqualTypeOf<InputOf<typeof full>>();
  });

  it('should take path values, a form and a file as they are declared, when they are no plain text or JSON', () => {
    const params = z.object({ count: WholeNumber });
    const body = { format: 'form', schema: Body } as const;
    const reply = { kind: 'file', types: ['image/png'] } as const;
    expect(visitor.post('/things/{count}', 'Things', { params, body, reply })).toMatchObject({ params, body, reply });
  });

  it('should name who may make it', () => {
    const of = { reply: Reply };
    const access = [anyone, visitor, member, staff].map((user) => user.get('/thing', 'A thing', of).access);
    expect(access).toEqual(['anyone', 'center', 'member', 'staff']);
    expect(staff.get('/thing', 'A thing', of)).not.toHaveProperty('params');
  });

  it('should have a value for each name in its path, in the whole table', () => {
    for (const { path, params } of Object.values(WIRE)) {
      const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name).sort();
      const shape: object = params instanceof z.ZodMiniObject ? params.shape : {};
      expect(Object.keys(shape).sort(), path).toEqual(names);
    }
  });
});
