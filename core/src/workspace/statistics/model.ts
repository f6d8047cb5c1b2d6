import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, numberOrText, text } from '../../shared/wire-values.ts';
import { PhaseReport } from '../phases/model.ts';

const count = () => z.nullish(z.number());
const listOf = <S extends z.core.$ZodType>(schema: S) => z.nullish(z.readonly(z.array(schema)));

/** [W-STATISTICS-04] The names and numbers of the project that the figures of a record are about. */
export const ProjectIdentity = z.looseObject({
  project_id: id(),
  project_node_id: id(),
  project_name: text(),
  project_number: numberOrText(),
  internal_project_number: numberOrText(),
});

/** [W-STATISTICS-02] `measure_count`, `select_count` and `textfield_count` are the points with that kind of field. */
export const ChecklistStatistics = z.looseObject({
  checklist_count: count(),
  checkpoint_count: count(),
  checkpoint_statuses: listOf(z.looseObject({ status: numberOrText(), count: count() })),
  measure_count: count(),
  project_count: count(),
  select_count: count(),
  textfield_count: count(),
});

export interface ChecklistStatistics extends Readonly<z.infer<typeof ChecklistStatistics>> {}

const StatusCount = z.looseObject({ name: text(), status: numberOrText(), count: count() });

/** [W-STATISTICS-03] The number of tasks by status, from the day `from` to the day `to`. */
export const TaskStatistics = z.looseObject({
  per_status: listOf(StatusCount),
  project_count: count(),
  task_count: count(),
  from: text(),
  to: text(),
});
export interface TaskStatistics extends Readonly<z.infer<typeof TaskStatistics>> {}

/** [W-STATISTICS-05] `ansatte` are own staff, `ue` subcontractors, `gjest` guests; `antall_aktive` are on site. */
export const CheckInStatistics = z.looseObject({
  ansatte_ok: count(),
  ansatte_fail: count(),
  ue_ok: count(),
  ue_fail: count(),
  gjest: count(),
  antall_aktive: count(),
  project_count: count(),
  from: text(),
  to: text(),
});
export interface CheckInStatistics extends Readonly<z.infer<typeof CheckInStatistics>> {}

/** [W-STATISTICS-06] The number of contracts with other companies, and of the projects that the answer is about. */
export const ContractCounts = z.looseObject({ contract_count: count(), project_count: count() });
export type ContractCounts = Readonly<z.infer<typeof ContractCounts>>;

/** [W-STATISTICS-07] The hours on one article: `count` persons wrote them, in `line_count` entries. */
export const ArticleHours = z.looseObject({
  art_id: id(),
  name: text(),
  count: count(),
  line_count: count(),
  total_hours: count(),
});
export interface ArticleHours extends Readonly<z.infer<typeof ArticleHours>> {}

/** [W-STATISTICS-08] Deviations (avvik) are reported faults and breaches; the service names each status. */
export const DeviationStatistics = z.looseObject({
  deviation_count: count(),
  /** `closed` is ours: whether deviations of the status are closed. */
  per_status: listOf(z.looseObject({ ...StatusCount.shape, closed: flag() })),
});
export interface DeviationStatistics extends Readonly<z.infer<typeof DeviationStatistics>> {}

const CheckInCount = z.nullish(z.looseObject({ check_in_ok: count(), check_in_failed: count(), guest: count() }));

/** The current and past check-ins, for four periods. */
export const CheckInCounts = z.looseObject({
  now: CheckInCount,
  today: CheckInCount,
  yesterday: CheckInCount,
  last_thirty_days: CheckInCount,
});
export type CheckInCounts = Readonly<z.infer<typeof CheckInCounts>>;

/** The check-ins of one project, with its names. */
export type ProjectCheckIns = Readonly<z.infer<typeof ProjectIdentity>> & CheckInStatistics;

/** A report of a phase with its project. Its name and its state are ours. */
export const PhaseState = z.looseObject({
  ...ProjectIdentity.shape,
  ...PhaseReport.shape,
  name: text(),
  state: text(),
});

export type PhaseState = Readonly<z.infer<typeof PhaseState>>;

/** [W-DOCUMENTS-03] The path of a node, from the root. */
export const NodePath = listOf(z.looseObject({ data_id: id(), datatype_id: id(), node_id: id(), node_title: text() }));

/** [W-DOCUMENTS-02] A picture among the documents of a project; `file_exists` is false if its file is missing. */
export const Photo = z.looseObject({
  document_id: Id,
  file_exists: z.nullish(z.boolean()),
  node_id: id(),
  project_id: id(),
  project_name: text(),
  project_node_id: id(),
  title: text(),
  url: text(),
  path: NodePath,
});
export interface Photo extends Readonly<z.infer<typeof Photo>> {}

/** All parts are optional. */
export interface StatisticsQuestion {
  readonly from?: string;
  readonly to?: string;
  /** A project id, or several separated by commas. */
  readonly projectId?: Id;
  /** Only with the addition `statistics-departments`. */
  readonly departmentId?: string;
}

/** A record as its schema reads it. */
export type RecordBy<S extends z.core.$ZodType> = Readonly<z.infer<S>>;
/** A record for each project, with the names of the project. */
export type PerProject<S extends z.core.$ZodType> = readonly (RecordBy<S> & RecordBy<typeof ProjectIdentity>)[];
/** Asks for one figure. */
export type AskFigure<T> = (question: StatisticsQuestion) => Reply<T>;

/** The calls for figures, of all projects or of those in the question. */
export interface StatisticsPort {
  readonly checkIns: AskFigure<CheckInStatistics>;
  readonly checkInsPerProject: AskFigure<PerProject<typeof CheckInStatistics>>;
  readonly checklists: AskFigure<RecordBy<typeof ChecklistStatistics>>;
  readonly checklistsPerProject: AskFigure<PerProject<typeof ChecklistStatistics>>;
  readonly contracts: AskFigure<RecordBy<typeof ContractCounts>>;
  readonly deviations: AskFigure<DeviationStatistics>;
  readonly deviationsPerProject: AskFigure<PerProject<typeof DeviationStatistics>>;
  readonly hours: AskFigure<readonly ArticleHours[]>;
  readonly checkInCounts: AskFigure<RecordBy<typeof CheckInCounts>>;
  readonly phaseStates: AskFigure<readonly RecordBy<typeof PhaseState>[]>;
  readonly photos: AskFigure<readonly Photo[]>;
  readonly tasks: AskFigure<TaskStatistics>;
  readonly tasksPerProject: AskFigure<PerProject<typeof TaskStatistics>>;
  checkInsOf(projectId: Id, question: StatisticsQuestion): Reply<CheckInStatistics>;
  tasksOf(projectId: Id, question: StatisticsQuestion): Reply<TaskStatistics>;
}
