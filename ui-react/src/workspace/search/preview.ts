import { PREVIEWED, type SearchGroup } from '@felles/core/workspace';

/** The best hits of each group. */
export const previewOf = (groups: readonly SearchGroup[]): readonly SearchGroup[] =>
  groups.map(({ name, hits }) => ({ name, hits: hits.slice(0, PREVIEWED) }));
