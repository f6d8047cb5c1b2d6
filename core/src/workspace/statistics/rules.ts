import { compareNames } from '../../shared/norwegian.ts';
import { isOn } from '../../shared/wire-values.ts';
import { COMPLETION_STATUSES, type CompletionStatus, isTaskShown } from '../tasks/rules.ts';
import type { ArticleHours, CheckInStatistics, DeviationStatistics, ProjectCheckIns, TaskStatistics } from './model.ts';

/** One labelled number of a figure. */
export interface FigureBar {
  readonly name: string;
  readonly number: number;
}

/** The label is the name, or else the status. Entries without a count are left out. */
const byStatus = (statuses: TaskStatistics['per_status']): readonly FigureBar[] =>
  (statuses ?? []).flatMap(({ name, status, count }) =>
    typeof count === 'number' ? [{ name: name || String(status ?? ''), number: count }] : [],
  );

/** [W-TASKS-04] [W-TASKS-05] Hidden statuses are not counted. Only an unknown status uses the service's name. */
export const barsOfTasks = (
  { per_status: statuses }: TaskStatistics,
  wordOf: (status: CompletionStatus) => string,
): readonly FigureBar[] =>
  byStatus(
    (statuses ?? []).flatMap((one) => {
      const known = COMPLETION_STATUSES.find((status) => status === one.status);
      if (known === undefined) return [one];
      return isTaskShown({ completion_status: known }) ? [{ ...one, name: wordOf(known) }] : [];
    }),
  );

/** The deviations by status, in the service's order. */
export const barsOfDeviations = ({ per_status: statuses }: DeviationStatistics): readonly FigureBar[] =>
  byStatus(statuses);

/** A project with its open deviations. */
export interface OpenDeviations {
  readonly projectId: string;
  readonly title: string;
  readonly open: number;
}

/** The projects with open deviations, most first; null if the service does not say which statuses are closed. */
export function openDeviations(
  projects: readonly (DeviationStatistics & Pick<ProjectCheckIns, 'project_id' | 'project_name'>)[],
): readonly OpenDeviations[] | null {
  const statuses = projects.flatMap(({ per_status: all }) => all ?? []);
  if (statuses.some(({ closed }) => closed === null || closed === undefined)) return null;
  return projects
    .flatMap(({ project_id: id, project_name: name, per_status: all }) => {
      const open = (all ?? []).reduce((sum, { closed, count }) => sum + (isOn(closed) ? 0 : (count ?? 0)), 0);
      return id && open > 0 ? [{ projectId: id, title: name || id, open }] : [];
    })
    .toSorted((a, b) => b.open - a.open || compareNames(a.title, b.title));
}

/** The number of articles in a figure; the rest is summed up in one bar. */
export const ARTICLES_SHOWN = 8;

/** Most hours first; `rest` is the label of all others. */
export function barsOfHours(hours: readonly ArticleHours[], rest: string): readonly FigureBar[] {
  const all = hours
    .flatMap(({ name, total_hours: total }) => (typeof total === 'number' ? [{ name: name ?? '', number: total }] : []))
    .toSorted((a, b) => b.number - a.number);
  const others = all.slice(ARTICLES_SHOWN);
  if (others.length === 0) return all;
  return [...all.slice(0, ARTICLES_SHOWN), { name: rest, number: others.reduce((sum, { number }) => sum + number, 0) }];
}

/** The kinds of persons, each with the failed check-ins. */
export const CHECK_IN_KINDS = ['employees', 'subcontractors', 'guests'] as const;
/** Whose check-ins are counted: each kind has an own number at the service. */
export type CheckInKind = (typeof CHECK_IN_KINDS)[number];

/** Gives the service's five numbers by kind; null if it does not send one. */
export function checkInsByKind(
  statistics: CheckInStatistics,
): Readonly<Record<CheckInKind, { readonly ok: number | null; readonly failed: number | null }>> {
  const { ansatte_ok, ansatte_fail, ue_ok, ue_fail, gjest } = statistics;
  return {
    employees: { ok: ansatte_ok ?? null, failed: ansatte_fail ?? null },
    subcontractors: { ok: ue_ok ?? null, failed: ue_fail ?? null },
    // Staff check guests in, so none fails.
    guests: { ok: gjest ?? null, failed: null },
  };
}
