import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const CATALOGS = ['ui-react/src/i18n/catalogs', 'core/src/texts'].map((folder) => join(root, folder));

/** Every source that may ask for a text; neither the catalogs nor the areas' declarations of messages do. */
const sources = ['core/src', 'ui-react/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  .filter(
    (file) => /\.tsx?$/.test(file) && !/i18n\/catalogs\/|core\/src\/(?:texts\/|portal\/.*\/messages\.ts$)/.test(file),
  )
  .map((file) => readFileSync(file, 'utf8'));

/** What is asked for by its whole name, and the forms of what is put together: `profile.${notice}`. */
const strings = sources.flatMap((text) => [...text.matchAll(/'([\w.-]+)'/g)].map(([, key = '']) => key));
/** Begins with the name of a part, or is one word of a part that is given: `${kind}.none`. */
const FORM = /`([\w-]+\.[\w.-]*\$\{[^`]*|\$\{\w+\}\.[a-z]\w*)`/g;
const forms = sources.flatMap((text) => [...text.matchAll(FORM)].map(([, form = '']) => form));

it('should write no text that nothing asks for', async () => {
  const files = CATALOGS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const keys: string[] = [];
  for (const file of files) keys.push(...Object.keys((await import(file)).no ?? {}).map(nameOf));
  const asked = new Set(strings);
  const composed = forms.map(patternOf);
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !asked.has(key) && !composed.some((pattern) => pattern.test(key)))).toEqual([]);
});

/** A text has a form for one and a form for others where it differs by its count. */
const nameOf = (key: string): string => key.replace(/_(?:one|other)$/, '');

/** A computed key stands for every key of its form: what is put in is one name, of several words where a kind has such. */
const patternOf = (form: string): RegExp => {
  const fixed = form.split(/\$\{[^}]*\}/).map((piece) => piece.replaceAll('.', '\\.'));
  return new RegExp(`^${fixed.join('[\\w -]+')}$`);
};
