import { expect, it } from 'vitest';
import { isInstalled } from '../../scripts/installed.mjs';
import { aFolder } from '../support/a-folder.ts';

const LOCKED = {
  '': { version: '0.1.0' },
  core: { version: '0.1.0' },
  'node_modules/core': { link: true },
  'node_modules/rxjs': { version: '7.8.2' },
  'node_modules/of-another-platform': { version: '1.0.0', optional: true },
};
const { 'node_modules/core': LINK, 'node_modules/rxjs': RXJS } = LOCKED;

it.each([
  ['everything but the package of another platform', { 'node_modules/core': LINK, 'node_modules/rxjs': RXJS }, true],
  ['another version', { 'node_modules/core': LINK, 'node_modules/rxjs': { version: '7.8.1' } }, false],
  ['one package less', { 'node_modules/core': LINK }, false],
  ['no package of the workspace', { 'node_modules/rxjs': RXJS }, false],
  ['nothing at all', null, false],
])('should see what npm has installed: %s', (_, installed, expected) => {
  const folder = aFolder({
    'package-lock.json': JSON.stringify({ packages: LOCKED }),
    ...(installed !== null && { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) }),
  });
  expect(isInstalled(`${folder}/`)).toBe(expected);
});
