import { join } from 'node:path';
import { builtFrom } from '../../support/built-page.ts';
import { test as portalTest } from '../../support/portal.ts';

/** A browser at a page with the code of a company, the number of a payer, and nothing else. */
export const test = portalTest.extend({
  site: builtFrom(join(import.meta.dirname, 'page')),
});
