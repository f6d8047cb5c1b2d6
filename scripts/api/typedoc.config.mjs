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
  // A type that only parts of a view have is no name of an entry.
  validation: { notExported: false, invalidLink: true, notDocumented: false },
  treatValidationWarningsAsErrors: true,
  out: `${root}.felles/api`,
};
