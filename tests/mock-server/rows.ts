// Rows of no real service: for what the wire table can say and no row of it says yet.
import { call, IsoInstant, json, WholeNumber } from '@felles/adapters-http/wire';
import { answer, type MoreRoutes } from '@felles/mock-server/internal';
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

const somebody = call({
  method: 'GET',
  path: '/test/person/{name}',
  access: 'anyone',
  summary: 'Is asked with what is nobody else’s business',
  params: z.object({ name: z.string() }),
  query: z.object({
    departmentId: z.optional(WholeNumber),
    from: z.optional(IsoInstant),
    phone: z.optional(z.string()),
    born: z.optional(z.string()),
    count: z.optional(WholeNumber),
  }),
  loggableQuery: ['departmentId', 'from'],
  reply: json(Person),
});

/** The route of a row whose path and query hold what names a person, beside what does not. */
export const personRow: MoreRoutes = (app, service) => answer(app, service, somebody, () => ({ name: 'x' }));

/** The input of the two rows, and the routes that give it back. */
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
