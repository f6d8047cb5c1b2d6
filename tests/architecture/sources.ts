import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './used.ts';

const root = join(import.meta.dirname, '../..');
const PRODUCT = [
  'core/src',
  'adapters-http/src',
  'adapters-ws/src',
  'fixtures/src',
  'mock-server/src',
  'ui-react/src',
  'ui-react/build',
];

/** The sources of the product, by their paths. */
export const sources = (): Sources =>
  new Map(
    PRODUCT.flatMap((place) =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file): [string, string] => [`${place}/${file}`, readFileSync(join(root, place, file), 'utf8')]),
    ),
  );
