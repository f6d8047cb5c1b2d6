// The phases of the demo company's projects. How far they are is counted from the records of their project.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { dayIn, isoInstant, osloDay } from '@felles/core';
import { groupBy } from '@felles/core/internal/shared/collections';
import { numberIn } from '@felles/core/internal/shared/numbers';
import { Id } from '@felles/core/internal/shared/wire-values';
import { inHundredths } from '@felles/core/internal/workspace/site-records/budget';
import { Activity, groupOfPhase, Milestone, type ProjectPhase } from '@felles/core/workspace/phases';
import type { Project } from '@felles/core/workspace/projects';
import { demoCheckpoints, demoMilestones, demoPhaseDefinitions, demoPhases } from '@felles/fixtures/workspace/phases';
import { demoProjectIds, recordedProjectIds } from '@felles/fixtures/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import * as z from 'zod/mini';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { openDeadlines } from './deadlines.ts';
import { openDocuments } from './documents.ts';
import { openHandbook } from './handbook.ts';
import { checkpointsOfPhases, type HoursRow, openSiteRecords } from './site-records.ts';
import { table } from './table.ts';

const LastChange = z.object({ by: z.string(), at: z.string() });
/** The last change of each field, by its name. */
const Changes = z.optional(z.record(z.string(), LastChange));

const PhaseRow = z.object({
  phase_id: Id,
  project_id: Id,
  started: z.nullable(z.string()),
  completed: z.nullable(z.string()),
  hours_budget: z.number(),
  planned_from: z.nullish(z.string()),
  planned_to: z.nullish(z.string()),
  changes: Changes,
});
export type PhaseRow = z.infer<typeof PhaseRow>;

const PLACE = { project_id: Id, phase_id: Id };
const MilestoneRow = z.extend(Milestone, { ...PLACE, changes: Changes });
const CheckpointRow = z.extend(Activity, PLACE);
export type MilestoneRow = z.infer<typeof MilestoneRow>;

interface OfPhase {
  readonly project_id: string;
  readonly phase_id?: string | null | undefined;
}

const ofProject = {
  channelsOf: ({ project_id }: { readonly project_id: string }) => [CHANNELS.project(project_id)],
  projectOf: ({ project_id }: { readonly project_id: string }) => project_id,
};

const phases = table<PhaseRow>({
  ...ofProject,
  name: 'phases',
  schema: PhaseRow,
  idOf: ({ project_id, phase_id }) => `${project_id} ${phase_id}`,
  events: { put: EVENTS.phase.changed, gone: EVENTS.phase.gone },
  demo: (seed, now, count) => demoProjectIds(count).flatMap((id) => demoPhases(seed, now, id)),
});

const milestones = table<MilestoneRow>({
  ...ofProject,
  name: 'milestones',
  schema: MilestoneRow,
  idOf: ({ milestone_id: id }) => id,
  events: { put: EVENTS.milestone.changed, gone: EVENTS.milestone.gone },
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoMilestones(seed, now, id)),
});

const checkpoints = table<z.infer<typeof CheckpointRow>>({
  ...ofProject,
  name: 'checkpoints',
  schema: CheckpointRow,
  idOf: ({ activity_id: id }) => id,
  events: {
    put: ({ checked_date: date }) => (date ? EVENTS.checkpoint.checked : EVENTS.checkpoint.changed),
    gone: EVENTS.checkpoint.gone,
  },
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoCheckpoints(seed, now, id)),
});

const DEFINITIONS = demoPhaseDefinitions();

export function openPhases({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = {
    phases: phases(world, publish),
    milestones: milestones(world, publish),
    checkpoints: checkpoints(world, publish),
  };
  const { hours, checklists } = openSiteRecords({ world, publish });
  const handbook = openHandbook({ world, publish });
  const documents = openDocuments({ world, publish });
  const deadlines = openDeadlines({ world, publish });

  /** Those of the phases themselves, and the points of their checklists. */
  const allCheckpoints = (isWanted: (row: OfPhase) => boolean = () => true) => [
    ...rows.checkpoints.list(isWanted),
    ...checkpointsOfPhases(checklists.list(isWanted)),
  ];

  /** The counts of each phase of a project; for many projects the records are read once. */
  function counted() {
    const ofEach = {
      phases: byProject(rows.phases.list()),
      milestones: byProject(rows.milestones.list()),
      checkpoints: byProject(allCheckpoints()),
      hours: byProject(hours.list()),
    };
    return ({ id }: Project) => {
      const own = ofEach.phases.get(id) ?? [];
      const written = hoursByPhase(own, ofEach.hours.get(id) ?? []);
      const milestones = groupBy(ofEach.milestones.get(id) ?? [], ({ phase_id }) => phase_id);
      const checkpoints = groupBy(ofEach.checkpoints.get(id) ?? [], ({ phase_id }) => phase_id);
      return own.map((phase) => {
        const applicable = (milestones.get(phase.phase_id) ?? []).filter(({ is_applicable: is }) => is === true);
        const points = checkpoints.get(phase.phase_id) ?? [];
        return {
          phase,
          activities: { num: points.filter(({ checked_date: date }) => date).length, den: points.length },
          hours: { num: written.get(phase.phase_id) ?? 0, den: phase.hours_budget },
          milestones: { num: applicable.filter(({ is_completed: is }) => is === true).length, den: applicable.length },
          /** Of those that apply, how many are used: counted for those that ask. */
          get templates() {
            return handbook.usedIn(id, phase.phase_id);
          },
        };
      });
    };
  }

  function requirePhase(project: Project, phaseId: string) {
    const found = counted()(project).find(({ phase }) => phase.phase_id === phaseId);
    if (found === undefined) throw refusal(404, 'Fasen finnes ikke.');
    return found;
  }

  const isIn =
    ({ phase }: ReturnType<typeof requirePhase>) =>
    ({ project_id, phase_id }: OfPhase): boolean =>
      project_id === phase.project_id && phase_id === phase.phase_id;

  /** The activities in these phases, the latest first: checks, milestones that were met, and documents. */
  function activities(isWanted: (row: OfPhase) => boolean) {
    const checks = allCheckpoints(isWanted);
    const met = rows.milestones
      .list((row) => row.is_completed === true && isWanted(row))
      .map(({ milestone_id: id, created_date, created_by_user: user, title, project_id, phase_id }) => ({
        activity_id: `m${id}`,
        checked_date: created_date,
        checkpoint_title: `Milepæl oppfylt: ${title}`,
        user,
        project_id,
        phase_id,
      }));
    const added = documents
      .list((row) => Boolean(row.phase_id) && isWanted(row))
      .map(({ document_id: id, created_date, created_by: user, title, project_id, phase_id }) => ({
        activity_id: `d${id}`,
        checked_date: created_date,
        checkpoint_title: `Dokument lagt inn: ${title}`,
        user,
        project_id,
        phase_id,
      }));
    return [...checks, ...met, ...added]
      .filter(({ checked_date: date }) => date)
      .toSorted((a, b) => (b.checked_date ?? '').localeCompare(a.checked_date ?? ''));
  }

  const shown = ({ phase, ...progress }: ReturnType<typeof requirePhase>): ProjectPhase => ({
    phase_id: phase.phase_id,
    phase_name: nameOf(phase)?.name ?? null,
    phase_shortname: nameOf(phase)?.shortname ?? null,
    progress,
    project_id: phase.project_id,
    completed: phase.completed,
    started: phase.started,
    planned_from: phase.planned_from,
    planned_to: phase.planned_to,
  });

  const nameOf = ({ phase_id: own }: PhaseRow) => DEFINITIONS.find(({ id }) => id === own);

  return {
    rows,
    definitions: DEFINITIONS,
    requirePhase,
    counted,
    /** A new project has each phase of the company, and none has begun. */
    begin(projectId: string) {
      for (const { id } of DEFINITIONS)
        rows.phases.put({ phase_id: id, project_id: projectId, started: null, completed: null, hours_budget: 0 });
    },
    shown,
    nameOf,
    phasesOf: (project: Project): readonly ProjectPhase[] => counted()(project).map(shown),
    milestoneRowsIn: (found: ReturnType<typeof requirePhase>) => rows.milestones.list(isIn(found)),
    /** The last change of these fields is one of now. */
    changedBy(row: Pick<PhaseRow, 'changes'>, fields: readonly string[], { name }: DemoStaff) {
      const change = { by: name, at: isoInstant(world.now()) };
      return { changes: { ...row.changes, ...Object.fromEntries(fields.map((field) => [field, change])) } };
    },
    milestonesIn: (found: ReturnType<typeof requirePhase>) => rows.milestones.list(isIn(found)).map(ownOf),
    checkpointsIn: (found: ReturnType<typeof requirePhase>) =>
      allCheckpoints(isIn(found)).map(({ project_id: _, phase_id: __, ...checkpoint }) => checkpoint),
    activities,
    activitiesIn: (found: ReturnType<typeof requirePhase>) =>
      activities(isIn(found)).map(({ project_id: _, phase_id: __, ...activity }) => activity),
    /** [W-PHASES-05] Of each of these projects. */
    reportsOf(projects: readonly Project[]) {
      const countsOf = counted();
      return projects.map((project) => ({
        project,
        reports: countsOf(project).map(({ phase, hours, milestones }) => {
          const own = deadlines.of(project, phase.phase_id);
          const open = own.filter(({ event }) => event.status !== 'COMPLETED');
          const passed = open.filter(({ event }) => (dayIn(event.instance_date) ?? Infinity) < osloDay(world.now()));
          return {
            phase_id: phase.phase_id,
            name: nameOf(phase)?.name ?? null,
            state: groupOfPhase(phase),
            deadlines_passed: passed.length,
            deadlines_scheduled: open.length - passed.length,
            deadlines_total: own.length,
            hours_budget: hours.den,
            hours_registered: hours.num,
            milestones_completed: milestones.num,
            milestones_total: milestones.den,
          };
        }),
      }));
    },
  };
}

export const lastChangeOf =
  ({ changes }: Pick<PhaseRow, 'changes'>) =>
  (field: string) =>
    changes?.[field] ?? { by: null, at: null };

/** A milestone as its phase lists it. */
export const ownOf = ({ project_id: _, phase_id: __, changes: ___, ...milestone }: MilestoneRow): Milestone =>
  milestone;

const byProject = <T extends { readonly project_id: string }>(rows: readonly T[]) =>
  groupBy(rows, ({ project_id: id }) => id);

/** Hours that name no phase are of the first. */
function hoursByPhase(phases: readonly PhaseRow[], hours: readonly HoursRow[]): ReadonlyMap<unknown, number> {
  const own = new Set<unknown>(phases.map(({ phase_id: id }) => id));
  const byPhase = groupBy(hours, ({ phase_id: id }) => (own.has(id) ? id : phases[0]?.phase_id));
  return new Map([...byPhase].map(([id, lines]) => [id, hoursOf(lines)]));
}

const hoursOf = (lines: readonly HoursRow[]): number =>
  inHundredths(lines.reduce((sum, { hours }) => sum + (numberIn(hours) ?? 0), 0));
