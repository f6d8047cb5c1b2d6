// The pages about what the libraries export: one module for each entry, and in it one category for each area.
import { relative } from 'node:path';
import { root } from '../setup.mjs';
import { entriesOf } from '../surface.mjs';
import { LIBRARIES } from '../user.mjs';

const entries = LIBRARIES.flatMap((name) => entriesOf(`${root}${name}`));

export default {
  name: 'Felles',
  plugin: ['./by-area.mjs'],
  tsconfig: 'tsconfig.json',
  entryPoints: entries.map(({ source }) => relative(import.meta.dirname, source)),
  readme: '../../README.md',
  excludeExternals: true,
  disableGit: true,
  sourceLinkTemplate: '../../../{path}',
  navigation: { includeCategories: true },
  // Warnings are counted by scripts/api.mjs.
  validation: { notExported: true, invalidLink: true, notDocumented: false },
  treatValidationWarningsAsErrors: false,
  out: `${root}.felles/api`,
};
