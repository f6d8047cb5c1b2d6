// How the calls of the customer register say what they ask for.
import type { RegisterEntry, RegisterPageQuestion } from '@felles/core/workspace/register';

/** What is left out, or empty, is not sent. */
export const pageQuery = ({ page, size, text, sort }: Partial<RegisterPageQuestion>) => ({
  page,
  page_size: size,
  ...(text && { q: text }),
  ...(sort && { sort }),
});

/** The usual id goes without saying. */
export const entryOf = ({ id, idtype }: RegisterEntry) => ({
  params: { id },
  query: idtype === 'node' ? { idtype } : {},
});
