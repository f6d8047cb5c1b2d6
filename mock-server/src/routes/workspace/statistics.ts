// Every figure is counted from the records that the lists show.
import { statistics as wire } from '@felles/adapters-http/wire';
import { type Day, dayIn, isoDate, osloDay } from '@felles/core';
import { groupBy } from '@felles/core/internal/shared/collections';
import type { CheckIn } from '@felles/core/workspace/checkins';
import type { Project } from '@felles/core/workspace/projects';
import { daysOfTask, type TaskDays } from '@felles/core/workspace/tasks';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import { seesPart } from '../../rights/visible-fields.ts';
import type { Service } from '../../row.ts';
import { openChat } from '../../tables/chat.ts';
import { openDepartments } from '../../tables/departments.ts';
import { openDeviations } from '../../tables/deviations.ts';
import { type DocumentRow, openDocuments } from '../../tables/documents.ts';
import { openPhases } from '../../tables/phases.ts';
import { openProjects } from '../../tables/projects.ts';
import { openSiteRecords } from '../../tables/site-records.ts';
import { openTasks } from '../../tables/tasks.ts';
import { openCheckIns } from './checkins.ts';
import {
  type CountedRows,
  countCheckIns,
  countChecklists,
  countContracts,
  countDeviations,
  countHours,
  countInSpans,
  countTasks,
  dayOfCheckIn,
} from './figures.ts';

interface Asked {
  readonly staff: DemoStaff;
  readonly query: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly project_id?: string | undefined;
    readonly department_id?: string | undefined;
  };
}

/** The rows that a figure is about. */
interface Records<T> {
  rows(): readonly T[];
  projectOf(row: NoInfer<T>): unknown;
  /** The days of a row; absent where the rows do not depend on the days that are asked for. */
  daysOf?(row: NoInfer<T>): TaskDays | null;
}

interface Counted<T, F> extends Records<T> {
  count(found: CountedRows<NoInfer<T>>): F;
}

/** The figures of the projects that the user may see. */
export function statisticsRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { seenBy } = openProjects(service);
  const chat = openChat(service);
  const documents = openDocuments(service);
  const records = openSiteRecords(service);
  const phases = openPhases(service);
  const departments = openDepartments(world, service.publish);

  function projectsOf({ staff, query: { project_id: asked, department_id: department } }: Asked): readonly Project[] {
    const ids = asked === undefined ? null : new Set(asked.split(','));
    const projects = seenBy(staff).filter(({ id }) => ids === null || ids.has(id));
    // A project that the user does not see is refused: no figures are not the same as none.
    if (ids !== null && projects.length === 0) throw refusal(404, 'Prosjektet finnes ikke.');
    if (department === undefined) return projects;
    if (!seesPart(staff, 'departments') || departments.get(department) === null)
      throw refusal(404, 'Avdelingen finnes ikke.');
    return projects.filter((project) => (project.department?.id ?? '') === department);
  }

  /** The projects that are asked about, each with all its rows, and with those of the days that are asked for. */
  function rowsOf<T>({ rows, projectOf, daysOf }: Records<T>, asked: Asked) {
    const [first, last] = [dayIn(asked.query.from), dayIn(asked.query.to)];
    const isAsked = (row: T): boolean => {
      if (daysOf === undefined || (first === null && last === null)) return true;
      const days = daysOf(row);
      return days !== null && (first === null || days.to >= first) && (last === null || days.from <= last);
    };
    const byProject = groupBy(rows(), (row) => String(projectOf(row)));
    return projectsOf(asked).map((project) => {
      const all = byProject.get(project.id) ?? [];
      return { project, all, rows: all.filter(isAsked) };
    });
  }

  function counted<T, F>(
    { daysOf, count }: Counted<T, F>,
    { query }: Asked,
    found: readonly { readonly all: readonly T[]; readonly rows: readonly T[] }[],
  ): F {
    const rows = found.flatMap((one) => one.rows);
    const days = daysOf === undefined ? [] : rows.flatMap((row) => daysOf(row) ?? []);
    const first = days.reduce<Day | null>((least, { from }) => (least === null || from < least ? from : least), null);
    const last = days.reduce<Day | null>((most, { to }) => (most === null || to > most ? to : most), null);
    const span = {
      from: query.from ?? (first === null ? null : isoDate(first)),
      to: query.to ?? (last === null ? null : isoDate(last)),
    };
    return count({ rows, all: found.flatMap(({ all }) => all), span, projects: found.length });
  }

  const ofAll = <T, F>(figure: Counted<T, F>, asked: Asked): F => counted(figure, asked, rowsOf(figure, asked));

  const ofEach = <T, F>(figure: Counted<T, F>, asked: Asked) =>
    rowsOf(figure, asked).map((one) => ({ ...identityOf(one.project), ...counted(figure, asked, [one]) }));

  const checkIns = {
    rows: openCheckIns(service).rows.list,
    projectOf: ({ projectId }: CheckIn) => projectId,
    daysOf: remembered(dayOfCheckIn),
    count: countCheckIns,
  };
  const onSite = {
    rows: checkIns.rows,
    projectOf: checkIns.projectOf,
    count: ({ rows }: CountedRows<CheckIn>) => countInSpans(rows, osloDay(world.now())),
  };
  const tasks = {
    rows: openTasks(service).list,
    projectOf,
    daysOf: remembered(daysOfTask),
    count: countTasks,
  };
  const deviations = { rows: openDeviations(service).rows.list, projectOf, daysOf: dayOf, count: countDeviations };
  const checklists = { rows: records.checklists.list, projectOf, daysOf: dayOf, count: countChecklists };
  const hours = { rows: records.hours.list, projectOf, daysOf: dayOf, count: countHours };
  const photos = {
    rows: documents.pictures,
    projectOf,
    daysOf: ({ created_date: date }: DocumentRow) => dayOf({ date }),
  };

  answer(app, service, wire.checkins, (asked) => ofAll(checkIns, asked));
  answer(app, service, wire.checkinsPerProject, (asked) => ofEach(checkIns, asked));
  answer(app, service, wire.checklists, (asked) => ofAll(checklists, asked));
  answer(app, service, wire.checklistsPerProject, (asked) => ofEach(checklists, asked));
  answer(app, service, wire.contracts, (asked) =>
    ofAll({ rows: () => chat.agreementsOf(asked.staff), projectOf, count: countContracts }, asked),
  );
  answer(app, service, wire.deviations, (asked) => ofAll(deviations, asked));
  answer(app, service, wire.deviationsPerProject, (asked) => ofEach(deviations, asked));
  answer(app, service, wire.hours, (asked) => ofAll(hours, asked));
  answer(app, service, wire.innsjekk, (asked) => ofAll(onSite, asked));
  answer(app, service, wire.tasks, (asked) => ofAll(tasks, asked));
  answer(app, service, wire.tasksPerProject, (asked) => ofEach(tasks, asked));

  answer(app, service, wire.phaseState, (asked) =>
    phases
      .reportsOf(projectsOf(asked))
      .flatMap(({ project, reports }) => reports.map((report) => ({ ...report, ...identityOf(project) }))),
  );
  answer(app, service, wire.photos, (asked) =>
    rowsOf(photos, asked).flatMap(({ project, rows }) => rows.map((row) => documents.photoOf(row, project))),
  );

  const ofProject = (asked: Asked, project_id: string): Asked => ({ ...asked, query: { ...asked.query, project_id } });
  answer(app, service, wire.checkinsOfProject, ({ params, ...asked }) =>
    ofAll(checkIns, ofProject(asked, params.project_id)),
  );
  answer(app, service, wire.tasksOfProject, ({ params, ...asked }) =>
    ofAll(tasks, ofProject(asked, params.project_id)),
  );
}

/** A row never changes, so its days are read once: reading them is most of the work. */
function remembered<T extends object>(daysOf: (row: T) => TaskDays | null): (row: T) => TaskDays | null {
  const known = new WeakMap<T, TaskDays | null>();
  return (row) => {
    const days = known.get(row) ?? daysOf(row);
    known.set(row, days);
    return days;
  };
}

const projectOf = ({ project_id: id }: { readonly project_id?: unknown }): unknown => id;

function dayOf({ date }: { readonly date?: string | null | undefined }): TaskDays | null {
  const day = dayIn(date);
  return day === null ? null : { from: day, to: day };
}

const identityOf = ({ id, structure_node_id, title, project_number, internal_project_number }: Project) => ({
  project_id: id,
  project_node_id: structure_node_id,
  project_name: title,
  project_number,
  internal_project_number,
});
