// Records of the work at the demo company's projects: the lists show them, and the figures count them.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { Id } from '@felles/core/internal/shared/wire-values';
import { Checklist, type Checkpoint, checkpointsOf } from '@felles/core/workspace/checklists';
import { HoursLine } from '@felles/core/workspace/hours';
import { demoChecklists } from '@felles/fixtures/workspace/checklists';
import { demoHours } from '@felles/fixtures/workspace/hours';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import * as z from 'zod/mini';
import type { Service } from '../row.ts';
import { table } from './table.ts';

const OfProject = { project_id: Id };

/** The author and the time of the last change of each value and comment, by the point and the field. */
const Changes = z.record(z.string(), z.object({ by: z.string(), at: z.string() }));
const ChecklistRow = z.extend(Checklist, { ...OfProject, changes: z.optional(Changes) });
export type ChecklistRow = z.infer<typeof ChecklistRow>;

/** A point of a checklist is a checkpoint of the phase of its list. */
export const checkpointOfPhase = ({ title, project_id, phase_id }: ChecklistRow, point: Checkpoint) => ({
  activity_id: `p${point.checkpoint_id}`,
  checked_date: point.checked_date ?? null,
  checkpoint_title: [title, point.title].filter(Boolean).join(': '),
  user: point.user?.user_name ?? null,
  project_id,
  phase_id: phase_id ?? '',
});

/** The points of all these checklists that are of a phase. */
export const checkpointsOfPhases = (lists: readonly ChecklistRow[]) =>
  lists
    .filter(({ phase_id: phase }) => phase)
    .flatMap((list) => checkpointsOf(list).map((point) => checkpointOfPhase(list, point)));

/** With the last change, which is told where two users change one line. */
const HoursRow = z.extend(HoursLine, {
  ...OfProject,
  changed_by: z.optional(z.string()),
  changed_at: z.optional(z.string()),
});
export type HoursRow = z.infer<typeof HoursRow>;

const ofProject = {
  channelsOf: ({ project_id }: { readonly project_id: string }) => [CHANNELS.project(project_id)],
  projectOf: ({ project_id }: { readonly project_id: string }) => project_id,
};

const checklists = table<ChecklistRow>({
  ...ofProject,
  name: 'checklists',
  schema: ChecklistRow,
  idOf: ({ checklist_id: id }) => id,
  events: { put: EVENTS.checklist.changed, gone: EVENTS.checklist.gone },
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoChecklists(seed, now, id)),
});

const hours = table<HoursRow>({
  ...ofProject,
  name: 'hours',
  schema: HoursRow,
  idOf: ({ hours_id: id }) => id,
  events: { put: EVENTS.hours.changed, gone: EVENTS.hours.gone },
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoHours(seed, now, id)),
});

export const openSiteRecords = ({ world, publish }: Pick<Service, 'world' | 'publish'>) => ({
  checklists: checklists(world, publish),
  hours: hours(world, publish),
});
