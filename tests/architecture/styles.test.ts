import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../ui-react/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const modules = files.filter((file) => file.endsWith('.module.css'));
const texts = new Map<string, string>();
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(source, file), 'utf8');
  texts.set(file, text);
  return text;
}

/** How many lengths may stand in the style sheets of components, each once. It only falls. */
const RAW_LENGTHS = 153;

describe('style sheets', () => {
  it('should be there to be looked at', () => expect(modules.length).toBeGreaterThan(10));

  it.each(modules)('%s should have every class its components name, and no other', (module) => {
    const uses = USES.filter((use) => use.module === module);
    expect(uses).not.toEqual([]);
    const defined = new Set([...withoutValues(read(module)).matchAll(/\.([a-z][A-Za-z]*)/g)].map(([, name]) => name));
    const named = new Set(uses.flatMap(({ text, binding }) => namesAfter(text, binding)));
    const chosenAtRunTime = uses.some(({ text, binding }) => text.includes(`${binding}[`));
    expect([...named].filter((name) => !defined.has(name))).toEqual([]);
    if (!chosenAtRunTime) expect([...defined].filter((name) => !named.has(name))).toEqual([]);
  });

  it.each(modules)('%s should take its colours from the tokens', (module) => {
    expect(read(module).match(/#[0-9a-f]{3,8}\b|\brgb\(\d|\boklch\(|\bhsl\(/gi)).toBeNull();
  });

  it('should take their lengths from the tokens', () => {
    const raw = modules.flatMap((module) => lengthsIn(read(module)));
    expect(raw.length, 'a check that sees nothing passes').toBeGreaterThan(0);
    expect(raw.length).toBeLessThanOrEqual(RAW_LENGTHS);
  });

  it('should use only tokens that exist', () => {
    const shared = tokensIn('styles/tokens.css');
    const portal = reachOf('portal/main.ts');
    expect(portal.size, 'a reach of nothing').toBeGreaterThan(100);
    // Only classes that the portal never shows stand on the workspace's pages alone.
    const workspace = new Set([...shared, ...tokensIn('styles/workspace.css')]);
    const unknown = modules.flatMap((module) => {
      const text = read(module);
      const tokens = portal.has(module) ? shared : workspace;
      const own = new Set([...text.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
      const folder = modules
        .filter((other) => dirname(other) === dirname(module))
        .map(read)
        .join();
      return [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)]
        .map(([, name]) => name)
        .filter((name) => !tokens.has(name) && !own.has(name) && !folder.includes(`${name}:`))
        .map((name) => `${module}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});

const tokensIn = (file: string) => new Set([...read(file).matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));

/** Everything that is fetched for the sake of one file, styles included, by their paths. */
function reachOf(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file) || !files.includes(file)) return reached;
  reached.add(file);
  for (const [, from = ''] of read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g))
    reachOf(join(dirname(file), from), reached);
  return reached;
}

/** Each import of a style sheet by a component, with its name there. */
const USES = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, binding = '', from = '']) => ({
      module: join(dirname(file), from),
      text,
      binding,
    }));
  });

const namesAfter = (text: string, binding: string) =>
  [...text.matchAll(new RegExp(`\\b${binding}\\.([a-z][A-Za-z]*)`, 'g'))].map(([, name]) => name);

/** The lengths in declarations. The conditions of media queries can have no tokens. */
const lengthsIn = (css: string): readonly string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{;])\s*[\w-]+\s*:([^;{}]*)(?=[;}])/g)].flatMap(
    ([, value = '']) => value.match(/(?<![\w.-])-?[\d.]+(?:px|rem)\b/g) ?? [],
  );

/** Declarations hold decimals and file names, which look like classes. */
const withoutValues = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:[^;{}]*;/g, ';')
    .replace(/@[^{;]*/g, '');
