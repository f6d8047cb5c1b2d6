// Rows of no real service: for what the wire table can say and no row of it says yet.
import { call, FilePart, json, WholeNumber, WholeNumbers } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';

const anyone = { access: 'anyone', summary: 'For the tests only', reply: json(z.unknown()) } as const;

export const textRow = call({
  ...anyone,
  method: 'GET',
  path: '/text/{text}/end',
  params: z.object({ text: z.string() }),
});

export const listRow = call({
  ...anyone,
  method: 'GET',
  path: '/list',
  query: z.object({ ids: WholeNumbers, other: z.optional(WholeNumber) }),
});

export const addedRow = call({
  ...anyone,
  method: 'GET',
  path: '/added',
  query: z.object({ ids: z.optional(WholeNumbers), shade: z.optional(z.string()) }),
  added: { shade: 'shades' },
});

export const formRow = call({
  ...anyone,
  method: 'POST',
  path: '/form',
  body: { format: 'form', schema: z.object({ name: z.string(), note: z.optional(z.string()) }) },
});

export const jsonRow = call({
  ...anyone,
  method: 'POST',
  path: '/json',
  body: { format: 'json', schema: z.object({ name: z.string() }) },
});

export const partsRow = call({
  ...anyone,
  method: 'POST',
  path: '/parts',
  body: { format: 'parts', schema: z.object({ file: FilePart, folder: z.optional(z.string()) }) },
});
