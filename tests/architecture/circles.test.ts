import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

/** For the folders of a part of a package. */
function foldersOf(graph: Graph, under: string): Graph {
  const folderOf = (file: string): string => dirname(relative(under, file));
  const edges = [...graph]
    .filter(([file]) => file.startsWith(`${under}/`))
    .filter(([file]) => !file.endsWith('/index.ts'))
    .flatMap(([file, read]) => read.filter((other) => other.startsWith(`${under}/`)).map((other) => [file, other]));
  const folders = new Map<string, readonly string[]>();
  for (const [one, other] of edges.map((edge) => edge.map(folderOf)))
    if (one !== undefined && other !== undefined && one !== other)
      folders.set(one, [...(folders.get(one) ?? []), other]);
  return folders;
}

describe('imports', () => {
  it.each(PACKAGES)('of %s should lead in no circle, types included', (name) => {
    const graph = graphOf(name);
    expect(circleIn(graph)).toEqual([]);
    expect([...graph.values()].flat().length, 'a check that sees nothing passes').toBeGreaterThan(5);
  });

  it('of the folders of the sign-up should lead in no circle', () => {
    const folders = foldersOf(graphOf('core'), 'portal/signup');
    expect(circleIn(folders)).toEqual([]);
    expect(folders.size, 'a check that sees nothing passes').toBeGreaterThan(5);
  });

  it('should be seen to lead in a circle over two folders', () => {
    const graph: Graph = new Map([
      ['area/a/one.ts', importsOf('area/a/one.ts', "import { two } from '../b/two.ts';")],
      ['area/b/other.ts', importsOf('area/b/other.ts', "import { some } from '../a/some.ts';")],
    ]);
    expect(circleIn(graph)).toEqual([]);
    expect(circleIn(foldersOf(graph, 'area'))).toEqual(['a', 'b', 'a']);
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
