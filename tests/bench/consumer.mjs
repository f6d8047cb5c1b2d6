// Files that a frontend of another repository fetches of the libraries, built by Vite from the compiled packages.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Each with its bound in gzip bytes, about a tenth above what it was when it was set. */
const IMPORTS = [
  { what: 'one rule, arrangeWeek', file: 'rule', most: 1_000 },
  { what: 'the timetable of a small portal', file: 'area', most: 29_500 },
  { what: 'everything of core and its adapters', file: 'everything', most: 175_000 },
  { what: 'every entry without a use', file: 'nothing', most: 50 },
];

export async function measure() {
  return Promise.all(
    IMPORTS.map(async ({ what, file, most }) => {
      const bytes = await sizeOf(fileURLToPath(new URL(`consumer/${file}.mjs`, import.meta.url)));
      return {
        what: `A frontend that imports ${what}, scripts, gzip`,
        against: 'its bound',
        goal: { atMost: 1 },
        unit: 'kB',
        ours: [bytes / 1000],
        theirs: [most / 1000],
      };
    }),
  );
}

async function sizeOf(input) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input } },
  });
  const scripts = output.filter(({ type }) => type === 'chunk').map(({ code }) => code.trim());
  return scripts.reduce((sum, code) => sum + (code === '' ? 0 : gzipSync(code, { level: 9 }).length), 0);
}
