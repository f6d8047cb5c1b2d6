import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const BUILT = join(import.meta.dirname, '../../ui-react/dist-app');
const ASSETS = join(BUILT, 'assets');
const page = readFileSync(join(BUILT, 'workspace.html'), 'utf8');

/** A changed file has a new name: a file that named it would change too, and each that names that one. */
it('should fetch no file of the workspace anew because of another one that changed', () => {
  const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? [];
  const { imports = {} } = JSON.parse(map) as { readonly imports?: Readonly<Record<string, string>> };
  const names = new Set(Object.values(imports).map((address) => address.replace('/assets/', '')));
  expect(names.size).toBeGreaterThan(100);
  const scripts = readdirSync(ASSETS).filter((name) => names.has(name) && name.endsWith('.js'));
  const naming = scripts.filter((script) => {
    const text = readFileSync(join(ASSETS, script), 'utf8');
    return [...text.matchAll(/[\w.-]+-[\w-]{8}\.(?:js|css)/g)].some(([name]) => names.has(name));
  });
  expect(naming).toEqual([]);
});
