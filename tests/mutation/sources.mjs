// For which sources every mutation has been caught. Whether one is depends on what is broken and on what proves it, and
// always comes out the same: for the very same sources there is nothing to learn from trying all of them again.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../scripts/inputs.mjs';

/** Goes with the sources, so that whoever has them knows as well. */
const CAUGHT = join(import.meta.dirname, 'caught.txt');

/** What proves no rule by itself, and what is made of the rest; this folder holds what is kept here too. */
const BESIDE = ['bench', 'dist', 'e2e', 'mutation', 'node_modules'];

/** All that a rule, or a test of one without a browser, may be made of. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts',
  ...['core', 'adapters-http', 'adapters-ws', 'fixtures', 'mock-server', 'ui-react'].map((name) => `${name}/src`),
  ...readdirSync(join(import.meta.dirname, '..'))
    .filter((name) => !BESIDE.includes(name))
    .map((name) => `tests/${name}`),
  ...['by-stryker.json', 'mutations.json', 'plan.mjs', 'plugin.ts', 'run.mjs', 'threads.mjs'].map(
    (name) => `tests/mutation/${name}`,
  ),
];

/** These sources, in one word. */
export const sourcesNow = () => hashOf(SOURCES);

/** @param {string} sources */
export const wereCaught = (sources) => existsSync(CAUGHT) && readFileSync(CAUGHT, 'utf8').trim() === sources;

/** @param {string} sources */
export const keepCaught = (sources) => writeFileSync(CAUGHT, `${sources}\n`);
