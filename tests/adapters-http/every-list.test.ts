// What one bad record costs in each list of each answer to staff, however deep it lies. The answers are made from the rows of
// the table, so a row that is new is among them.
import { interpret } from '@felles/adapters-http';
import { type Call, WIRE } from '@felles/adapters-http/wire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

/** A list of an answer: where it lies, and what its records are. */
interface List {
  readonly path: Path;
  readonly record: Schema;
}

/** Records that lie in others of their own kind end somewhere. */
const DEEPEST = 6;

/** An answer that a schema takes, with two different records in each of its lists. */
function exampleOf(schema: Schema): { readonly value: unknown; readonly lists: readonly List[] } {
  const lists: List[] = [];
  let count = 0;

  function made(of: Schema, path: Path): unknown {
    if (of instanceof z.core.$ZodObject) {
      const fields = Object.entries(of._zod.def.shape);
      return Object.fromEntries(fields.map(([name, field]) => [name, made(field, [...path, name])]));
    }
    if (of instanceof z.core.$ZodArray) {
      if (path.length > DEEPEST) return [];
      const { element: record } = of._zod.def;
      lists.push({ path, record });
      return [0, 1].map((at) => made(record, [...path, at]));
    }
    if (of instanceof z.core.$ZodUnion) {
      const [first = expect.fail('a union has an option')] = of._zod.def.options;
      return made(first, path);
    }
    if (of instanceof z.core.$ZodRecord) return { x: made(of._zod.def.valueType, [...path, 'x']) };
    if (of instanceof z.core.$ZodPipe) return made(of._zod.def.in, path);
    const { def } = of._zod;
    if (of instanceof z.core.$ZodEnum) return Object.values(of._zod.def.entries)[0];
    if ('innerType' in def) return made(def.innerType as Schema, path); // what wraps a schema has it there
    count += 1;
    const plain = [`text ${count}`, count, true, null, {}];
    return plain.find((value) => z.safeParse(of, value).success);
  }

  return { value: made(schema, []), lists };
}

const at = (value: unknown, path: Path): unknown => path.reduce<unknown>((part, key) => Object(part)[key], value);

/** The same value with another part at a path. */
function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = withPart(copy[key], rest, part);
  return copy;
}

const readBy = (row: Call, body: unknown): unknown => {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const result = interpret(row, { status: 200, type: 'application/json', bytes });
  return result.ok ? result.value : `not read: ${JSON.stringify(result.error)}`;
};

const BAD = [4, 'x', true, [[]], null];

const ROWS = Object.entries<Call>(WIRE).flatMap(([name, row]) =>
  row.access === 'staff' && row.reply.kind === 'json'
    ? [{ name, row, schema: row.reply.schema, ...exampleOf(row.reply.schema) }]
    : [],
);
const LISTS = ROWS.flatMap(({ lists, ...rest }) => lists.map((list) => ({ ...rest, ...list })));

describe('each list of each answer to staff', () => {
  it('should be known to this test, those within records too', () => {
    const places = LISTS.map(({ name, path }) => [name, ...path].join('.'));
    expect(places).toEqual(
      expect.arrayContaining([
        'participants.participants',
        'participants.participants.0.roles',
        'participants.roles',
        'dashboard.layouts',
        'dashboard.portlets',
        'notifications.notifications',
        'visits.last',
        'search.search',
        'statistics.phaseState',
        'statistics.tasksPerProject.0.per_status',
        'projects.projects.result_set',
        'projects.project.deadlines',
      ]),
    );
  });

  it('should be whole where nothing is wrong with it, and be written again as it came', () => {
    for (const { name, row, schema, value } of ROWS)
      expect([name, z.encode(schema, readBy(row, value))]).toEqual([name, value]);
  });

  it('should lose a record that is none and no other, and the answer nothing else', () => {
    for (const { name, row, value, path, record } of LISTS) {
      const place = [name, ...path].join('.');
      const whole = readBy(row, value);
      const given = at(whole, path);
      const list = at(value, path);
      if (!Array.isArray(given) || !Array.isArray(list)) throw new Error(`${place} is no list`);
      for (const bad of BAD.filter((one) => !z.safeDecode(record, one).success)) {
        const read = readBy(row, withPart(value, path, list.toSpliced(1, 0, bad)));
        const kept = at(read, path);
        expect([place, kept]).toEqual([place, expect.arrayContaining(given)]);
        expect([place, withPart(read, path, [])]).toEqual([place, withPart(whole, path, [])]);
      }
    }
  });
});
