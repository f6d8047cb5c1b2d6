// Rows of no real service: for what the wire table can say and no row of it says yet.
import { call, json } from '@felles/adapters-http/wire';
import { answer, type MoreRoutes } from '@felles/mock-server';
import * as z from 'zod/mini';

const Person = z.object({ name: z.string(), age: z.optional(z.string()) });
const anyone = { method: 'POST', access: 'anyone', reply: json(Person) } as const;

export const formRow = call({
  ...anyone,
  path: '/test/form',
  summary: 'Takes a form, or the same as JSON',
  body: { format: 'form', schema: Person },
});

export const jsonRow = call({
  ...anyone,
  path: '/test/json',
  summary: 'Takes JSON',
  body: { format: 'json', schema: Person },
});

/** What the two rows were given, and the routes that give it back. */
export function testRows() {
  const received: unknown[] = [];
  const also: MoreRoutes = (app, service) => {
    for (const row of [formRow, jsonRow]) {
      answer(app, service, row, ({ body }) => {
        received.push(body);
        return body;
      });
    }
  };
  return { received, also };
}
