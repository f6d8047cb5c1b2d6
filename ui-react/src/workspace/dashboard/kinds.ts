/** The portlets that the workspace can draw, by their types. */
const KINDS = [
  'projects',
  'deadlines',
  'lastvisited',
  'panel',
  'checkins',
  'tasks',
  'deviations',
  'hours',
  'savedsearch',
] as const;
export type Kind = (typeof KINDS)[number];

/** Null for one that the host system alone can draw. */
export const kindOf = (type: string | null | undefined): Kind | null => KINDS.find((kind) => kind === type) ?? null;
