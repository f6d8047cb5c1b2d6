// Calls that change something, made only where that is wanted.
import { type Call, KEY_ADDITION, projects, settings } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import type { Client } from './client.ts';
import { jsonOf, problemsOf, refusalProblems } from './judge.ts';
import { paramsOf, valueAt } from './values.ts';

/** The statuses for a request that cannot be accepted. */
const REFUSALS = [400, 403, 404, 409, 412, 415, 422];

interface Written {
  readonly where: readonly string[];
  readonly asked: readonly string[];
}

/** A call with a body must refuse a bad one; some are then made in earnest. Null for calls that are not made at all. */
export async function writeProblems(client: Client, name: string, row: Call): Promise<Written | null> {
  const access = client.accessOf(row);
  if (access === null || row.body === undefined || z.safeParse(row.body.schema, []).success) return null;
  const { params } = paramsOf(name, row, client.values, '1');
  const refused = await client.send(row, { params, text: '[]' }, access);
  const where = refused === null ? ['no answer'] : refusalProblems(refused, REFUSALS);
  const made = where.length === 0 ? await EARNEST[name]?.(client) : undefined;
  const asked = [`${row.method} ${row.path} with a body that is none`];
  return { where: made?.where ?? where, asked: [...asked, ...(made?.asked ?? [])] };
}

const EARNEST: Readonly<Record<string, (client: Client) => Promise<Written>>> = {
  'settings.write': async (client) => {
    const key = 'felles.conformance';
    const value = String(Math.random());
    const written = await made(client, settings.write, { params: { key }, body: { value } });
    const read = await made(client, settings.read, { params: { key } });
    const isThere = valueAt(read.answer, 'value') === value;
    await made(client, settings.write, { params: { key }, body: { value: null } });
    return {
      where: [...written.where, ...read.where, ...(isThere ? [] : ['what was written is not read'])],
      asked: ['a value is written, read and taken away'],
    };
  },
  'projects.create': async (client) => {
    const key = `conformance-${Math.random()}`;
    const body = { title: 'Conformance' };
    const first = await made(client, projects.create, { body, key });
    const again = client.additions.includes(KEY_ADDITION) ? await made(client, projects.create, { body, key }) : first;
    const id = valueAt(first.answer, 'id');
    const twice = id === valueAt(again.answer, 'id') ? [] : ['the same key makes a second project'];
    const read = await made(client, projects.project, { params: { project_id: id ?? '0' } });
    const isThere = valueAt(read.answer, 'title') === body.title;
    return {
      where: [...first.where, ...twice, ...(isThere ? [] : ['the project is not there afterwards'])],
      asked: ['a project is made, and asked for again by the same key'],
    };
  },
};

async function made(client: Client, row: Call, input: Parameters<Client['send']>[1]) {
  const access = client.accessOf(row) ?? client.anyone;
  const answer = await client.send(row, input, access);
  return {
    answer: answer === null ? null : jsonOf(answer),
    where: answer === null ? ['no answer'] : problemsOf(row, answer),
  };
}
