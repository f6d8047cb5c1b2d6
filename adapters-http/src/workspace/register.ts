// How the calls of the customer register say what they ask for.
import type { PageAsked, RegisterEntry } from '@felles/core/workspace';

export const pageQuery = ({ page, size, text, sort }: PageAsked) => ({
  page,
  page_size: size,
  ...(text !== '' && { q: text }),
  ...(sort !== '' && { sort }),
});

/** The usual id goes without saying. */
export const entryOf = ({ id, idtype }: RegisterEntry) => ({
  params: { id },
  query: idtype === 'node' ? { idtype } : {},
});
