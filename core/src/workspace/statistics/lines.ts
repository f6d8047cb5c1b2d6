// Figures with one line for each project, by column.
import type * as z from 'zod/mini';
import { inOrder } from '../../data/order.ts';
import { groupBy } from '../../shared/collections.ts';
import { searchFor } from '../../shared/norwegian.ts';
import { type CompletionStatus, isTaskShown } from '../tasks/rules.ts';
import type {
  ArticleHours,
  CheckInStatistics,
  ChecklistStatistics,
  DeviationStatistics,
  PhaseState,
  Photo,
  ProjectIdentity,
  TaskStatistics,
} from './model.ts';

/** The numbers by column; null if they are unknown. */
export type Numbers = Readonly<Record<string, number | null>>;

/** One row of a table of figures: a project, or an article in the table of hours. */
export interface FigureLine {
  /** Unique. */
  readonly key: string;
  /** The project of the line; null without one. */
  readonly projectId: string | null;
  readonly title: string;
  /** The project number. */
  readonly number: string;
  readonly numbers: Numbers;
}

/** The id, name and numbers by which a line names its project. */
export type ProjectNames = Pick<
  z.infer<typeof ProjectIdentity>,
  'project_id' | 'project_name' | 'project_number' | 'internal_project_number'
>;

/** The sum of the known numbers; null if none is known. */
export function sumKnown(numbers: readonly (number | null | undefined)[]): number | null {
  const known = numbers.filter((number) => typeof number === 'number');
  return known.length === 0 ? null : known.reduce((sum, number) => sum + number, 0);
}

/** A project that the service sends twice has two lines, so that the sum is complete. */
export function linesOf<T extends ProjectNames>(records: readonly T[], numbersOf: (record: T) => Numbers) {
  const seen = new Map<string, number>();
  return records.map((record): FigureLine => {
    const id = record.project_id ?? '';
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return {
      // The number first, so that two keys never become equal.
      key: `${before} ${id}`,
      projectId: id || null,
      title: record.project_name ?? '',
      number: String(record.project_number ?? record.internal_project_number ?? ''),
      numbers: numbersOf(record),
    };
  });
}

/** The lines whose title or number contains every word. */
export function linesFor<T extends Pick<FigureLine, 'title' | 'number'>>(
  lines: readonly T[],
  text: string,
): readonly T[] {
  const isFound = searchFor(text);
  return lines.filter(({ title, number }) => isFound(title, number));
}

/** By a column or by title. Unknown numbers come last in both directions. */
export function linesInOrder(lines: readonly FigureLine[], sort: string): readonly FigureLine[] {
  const column = sort.replace(/^-/, '');
  return inOrder(lines, sort, {
    [column]: ({ title, number, numbers }) =>
      column === 'title' ? title || number || null : Object.hasOwn(numbers, column) ? (numbers[column] ?? null) : null,
  });
}

/** The sums by column. */
export const sumsOf = (lines: readonly FigureLine[], columns: readonly string[]): Numbers =>
  Object.fromEntries(columns.map((column) => [column, sumKnown(lines.map(({ numbers }) => numbers[column]))]));

/** The columns of check-ins; `now` counts those who have not checked out. */
export const CHECK_IN_COLUMNS = ['employees', 'subcontractors', 'guests', 'failed', 'now'] as const;

/** The numbers of one line; `failed` adds up employees and subcontractors, as guests never fail. */
export const checkInNumbers = (statistics: CheckInStatistics) => ({
  employees: statistics.ansatte_ok ?? null,
  subcontractors: statistics.ue_ok ?? null,
  guests: statistics.gjest ?? null,
  failed: sumKnown([statistics.ansatte_fail, statistics.ue_fail]),
  now: statistics.antall_aktive ?? null,
});

/** The columns of checklists; the last three count checkpoints by the kind of their answer. */
export const CHECKLIST_COLUMNS = [
  'checklists',
  'checkpoints',
  'answered',
  'unanswered',
  'measure',
  'select',
  'textfield',
] as const;

/** A checkpoint with a status counts as answered. */
export function checklistNumbers(statistics: z.infer<typeof ChecklistStatistics>) {
  const answered = sumKnown((statistics.checkpoint_statuses ?? []).map(({ count }) => count));
  const checkpoints = statistics.checkpoint_count ?? null;
  return {
    checklists: statistics.checklist_count ?? null,
    checkpoints,
    answered,
    unanswered: checkpoints === null ? null : Math.max(0, checkpoints - (answered ?? 0)),
    measure: statistics.measure_count ?? null,
    select: statistics.select_count ?? null,
    textfield: statistics.textfield_count ?? null,
  };
}

/** A status, identified by its code, or else by its name. */
export interface Status {
  readonly key: string;
  readonly name: string;
}

interface StatusRow {
  readonly status?: number | string | null | undefined;
  readonly name?: string | null | undefined;
  readonly count?: number | null | undefined;
}
type StatusRows = readonly StatusRow[] | null | undefined;

const keyOf = ({ status, name }: StatusRow): string => String(status ?? name ?? '');

/** The numbers by status; the column `all` has the total. */
function byStatus(statistics: StatusRows, whole: number | null | undefined): Numbers {
  const statuses = groupBy(statistics ?? [], keyOf);
  const counts = [...statuses].map(([key, same]) => [key, sumKnown(same.map(({ count }) => count))] as const);
  return { ...Object.fromEntries(counts), all: sumKnown(counts.map(([, count]) => count)) ?? whole ?? null };
}

/** The different statuses in order. */
function statusesAmong(records: readonly StatusRows[]): readonly Status[] {
  const found = new Map<string, Status>();
  for (const statistics of records)
    for (const one of statistics ?? []) {
      const key = keyOf(one);
      if (!found.has(key)) found.set(key, { key, name: one.name || key });
    }
  return [...found.values()];
}

/** [W-TASKS-04] [W-TASKS-05] Statuses that the lists leave out are not counted either. */
const inLists = (statistics: StatusRows): StatusRows =>
  statistics?.filter(({ status }) => isTaskShown({ completion_status: typeof status === 'string' ? status : null }));

/** Without statuses, only the total is known. */
export const taskNumbers = ({ per_status: statistics, task_count: all }: TaskStatistics): Numbers =>
  byStatus(inLists(statistics), statistics ? 0 : all);

/** The number of tasks that the lists leave out; null if it is unknown. */
export const tasksLeftOut = ({ per_status: statistics, task_count: all }: TaskStatistics): number | null =>
  statistics && typeof all === 'number'
    ? Math.max(0, all - (sumKnown((inLists(statistics) ?? []).map(({ count }) => count)) ?? 0))
    : null;

/** Adds the column `rest`, so that the columns add up to `all`; null if no part is known. */
export function withRest(numbers: Numbers, shown: readonly string[]): Numbers {
  const { all = null, ...parts } = numbers;
  const isKnown = all !== null && Object.keys(parts).length > 0;
  return { ...numbers, rest: isKnown ? all - (sumKnown(shown.map((column) => numbers[column])) ?? 0) : null };
}

/** In the order of a task's life: future, active, late, done, then deviating. */
const LIFE = [
  'SCHEDULED',
  'STARTED',
  'INPROGRESS',
  'OVERDUE',
  'INCOMPLETE',
  'COMPLETED',
  'DEVIANCE',
  'HOLIDAY',
  'SIMULATED',
  'CANCELLED',
  'DELETED',
] as const satisfies readonly CompletionStatus[];
const IN_ORDER: readonly string[] = LIFE;

/** In the order of a task's life; unknown statuses last. */
export function taskStatusesAmong(records: readonly TaskStatistics[]): readonly Status[] {
  const placeOf = ({ key }: Status): number => {
    const place = IN_ORDER.indexOf(key);
    return place < 0 ? IN_ORDER.length : place;
  };
  return statusesAmong(records.map(({ per_status }) => inLists(per_status))).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
}

/** The numbers by status; the service's own total goes before the sum of the statuses. */
export const deviationNumbers = ({ per_status: statistics, deviation_count: all }: DeviationStatistics): Numbers => ({
  ...byStatus(statistics, all),
  ...(typeof all === 'number' && { all }),
});

/** The statuses of deviations that occur, as columns: only the service knows them. */
export const deviationStatusesAmong = (records: readonly DeviationStatistics[]): readonly Status[] =>
  statusesAmong(records.map(({ per_status }) => per_status));

/** The statuses of checkpoints that occur, in the service's order; they have no names but their codes. */
export const checkpointStatusesAmong = (records: readonly z.infer<typeof ChecklistStatistics>[]): readonly Status[] =>
  statusesAmong(records.map(({ checkpoint_statuses }) => checkpoint_statuses));

/** The columns of hours; `lines` counts registrations. */
export const HOUR_COLUMNS = ['hours', 'lines', 'persons'] as const;

/** One line for each article, as the service gives no hours by project. */
export const hourLines = (articles: readonly ArticleHours[]): readonly FigureLine[] =>
  linesOf(
    articles.map((article) => ({ ...article, project_id: article.art_id, project_name: article.name })),
    ({ total_hours, line_count, count }) => ({
      hours: total_hours ?? null,
      lines: line_count ?? null,
      persons: count ?? null,
    }),
  ).map((line) => ({ ...line, projectId: null }));

/** The states of a phase; an unknown one counts as not started. */
export const PHASE_STEPS = ['completed', 'started', 'remaining'] as const;
/** The state of a phase as far as the service says it. */
export type PhaseStep = (typeof PHASE_STEPS)[number];

export const phaseStepOf = ({ state }: Pick<z.infer<typeof PhaseState>, 'state'>): PhaseStep =>
  state === 'completed' || state === 'started' ? state : 'remaining';

/** One line for each project with records, and one for records without a project. */
const grouped = <T extends ProjectNames>(records: readonly T[], numbersOf: (of: readonly T[]) => Numbers) =>
  linesOf(
    [...groupBy(records, ({ project_id: id }) => id ?? '').values()].map((of) => ({ ...of[0], of })),
    ({ of }) => numbersOf(of),
  );

/** The phases of each project, counted by state. */
export const phaseLines = (states: readonly z.infer<typeof PhaseState>[]): readonly FigureLine[] =>
  grouped(states, (of) => {
    const steps = of.map(phaseStepOf);
    const countOf = (step: PhaseStep) => steps.filter((one) => one === step).length;
    return {
      all: of.length,
      completed: countOf('completed'),
      started: countOf('started'),
      remaining: countOf('remaining'),
    };
  });

/** The columns of photos; `missing` counts those whose file the service does not have. */
export const PHOTO_COLUMNS = ['photos', 'missing'] as const;

/** A photo without its file is also counted as missing. */
export const photoLines = (photos: readonly Photo[]): readonly FigureLine[] =>
  grouped(photos, (of) => ({
    photos: of.length,
    missing: of.filter(({ file_exists: isThere }) => isThere === false).length,
  }));
