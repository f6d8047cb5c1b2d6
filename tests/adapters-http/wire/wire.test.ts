import { type Call, WIRE } from '@felles/adapters-http/wire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** The service's families of calls; the short spelling leaves the family out, or only its version. */
const FAMILIES = ['/v1/boostsignup', '/v2/boostsignup', '/v1/portal', '/v1'];
const rows = Object.entries(WIRE);
const spelledTwice = rows.filter(([, row]) => row.aliases.length > 0);
const spelledOnce = rows.filter(([, row]) => row.aliases.length === 0);

describe('the wire table', () => {
  it('should have one row for one spelling', () => {
    const spellings = rows.flatMap(([, row]) => spellingsOf(row));
    expect(spellings.filter((spelling, place) => spellings.indexOf(spelling) !== place)).toEqual([]);
    expect(spellings.length).toBeGreaterThan(rows.length);
  });

  it.each(spelledTwice)('[P-TRANSPORT-18] should know %s by a short and by a full path', (_, { path, aliases }) => {
    const [short = '', ...longer] = [path, ...aliases].toSorted((a, b) => a.length - b.length);
    expect(longer).not.toEqual([]);
    for (const spelling of longer) expect(FAMILIES.map((family) => `${family}${short}`)).toContain(spelling);
  });

  it('[P-TRANSPORT-18] should spell only the manifest and the documents in one way', () => {
    const others = spelledOnce.filter(
      ([name, { path, access }]) =>
        access !== 'staff' &&
        !name.startsWith('realtime.') &&
        path !== '/manifest.json' &&
        !path.startsWith('/oauth2/') &&
        !path.startsWith('/document/'),
    );
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it.each(rows)('should write %s in small letters, with values in braces and no slash at the end', (_, row) => {
    for (const path of [row.path, ...row.aliases]) expect(path).toMatch(/^(\/([a-z\d._-]+|\{[a-zA-Z_]+\}))+$/);
  });

  it.each(rows)('should declare every value in a path of %s, and no other', (_, row) => {
    for (const path of [row.path, ...row.aliases]) expect(valuesIn(path)).toEqual(fieldsOf(row.params));
  });

  it.each(rows)('should let the browser open %s by itself only when it is a file that is got', (_, row) => {
    const isFile = row.method === 'GET' && row.reply.kind === 'file' && row.body === undefined;
    expect(row.opensByItself && !isFile).toBe(false);
  });

  it.each(rows)('should take a body for %s only where it is posted', (_, row) => {
    expect(row.method === 'GET' && row.body !== undefined).toBe(false);
  });
});

/** Every spelling of a row, the names of its values apart: a server tells paths apart by their place only. */
const spellingsOf = ({ method, under, path, aliases }: Call): readonly string[] =>
  [path, ...aliases].map((spelling) => `${method} ${under} ${spelling.replace(/\{\w+\}/g, '{}')}`);

const valuesIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const fieldsOf = (schema: Call['params']): readonly string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : [];
