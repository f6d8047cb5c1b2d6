import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const PACKAGES = ['core', 'adapters-http', 'adapters-ws', 'fixtures', 'mock-server', 'ui-react'];

/** Imports of values and of types alike: a file is read with whatever it names. */
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Which file reads which, by their paths. */
type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(name: string): Graph {
  const folder = join(root, name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(folder, file), 'utf8'))]));
}

const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].map(([, specifier = '']) => join(file, '..', specifier));

/** The first way that leads from a file back to it, or nothing. */
function circleIn(graph: Graph): readonly string[] {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = follow(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** The way to sign up that a file of core belongs to, or null. */
const wayOf = (file: string): string | null =>
  /^portal\/signup\/(standard|payment|company|private|profile|sponsor)(?:-steps|-view)?\.ts$/.exec(file)?.[1] ?? null;

/** Each import of a way to sign up by a file of the sign-up that is not a part of it. */
const waysReadIn = (graph: Graph): readonly (readonly string[])[] =>
  [...graph]
    .filter(([file]) => file.startsWith('portal/signup/') && !file.endsWith('/index.ts'))
    .flatMap(([file, read]) => read.map((other) => [file, other] as const))
    .filter(([file, other]) => wayOf(other) !== null && wayOf(other) !== wayOf(file));

describe('imports', () => {
  it.each(PACKAGES)('of %s should lead in no circle, types included', (name) => {
    const graph = graphOf(name);
    expect(circleIn(graph)).toEqual([]);
    expect([...graph.values()].flat().length, 'a check that sees nothing passes').toBeGreaterThan(5);
  });

  it('of the sign-up should lead from no way to sign up to another, nor to one from what they share', () => {
    const graph = graphOf('core');
    expect(waysReadIn(graph)).toEqual([]);
    const read = [...graph].filter(([file]) => wayOf(file) !== null).flatMap(([, others]) => others);
    expect(read.length, 'a check that sees nothing passes').toBeGreaterThan(50);
  });

  it('should be seen to lead from one way to sign up to another', () => {
    const file = 'portal/signup/payment-view.ts';
    const read = "import { pay } from './payment.ts'; import { STANDARD } from './standard.ts';";
    expect(waysReadIn(new Map([[file, importsOf(file, read)]]))).toEqual([[file, 'portal/signup/standard.ts']]);
    const shared = 'portal/signup/machine.ts';
    expect(waysReadIn(new Map([[shared, importsOf(shared, read)]]))).toHaveLength(2);
  });

  it('should be seen to lead in a circle over three files', () => {
    const graph: Graph = new Map([
      ['a.ts', importsOf('a.ts', "import { b } from './x/b.ts';")],
      ['x/b.ts', importsOf('x/b.ts', "import type { C } from '../c.ts';")],
      ['c.ts', importsOf('c.ts', "const a = await import('./a.ts');")],
    ]);
    expect(circleIn(graph)).toEqual(['a.ts', 'x/b.ts', 'c.ts', 'a.ts']);
  });
});
