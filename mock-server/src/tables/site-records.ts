// What is written down of the work at the projects of the demo company: it is counted, and has no calls of its own yet.
import {
  CHECKPOINT_STATUSES,
  DEMO_PROJECTS,
  demoChecklists,
  demoDeviations,
  demoHours,
  demoProjectIds,
} from '@felles/fixtures';
import * as z from 'zod/mini';
import type { Service } from '../row.ts';
import { table } from './table.ts';

const Deviation = z.object({
  deviation_id: z.int(),
  project_id: z.int(),
  title: z.string(),
  status: z.int(),
  date: z.string(),
});
export type DeviationRow = z.infer<typeof Deviation>;

const Checklist = z.object({
  checklist_id: z.int(),
  project_id: z.int(),
  title: z.string(),
  date: z.string(),
  checkpoints: z.readonly(
    z.array(
      z.object({
        checkpoint_id: z.int(),
        title: z.string(),
        field: z.nullable(z.enum(['measure', 'select', 'textfield'])),
        status: z.nullable(z.enum(CHECKPOINT_STATUSES)),
      }),
    ),
  ),
});
export type ChecklistRow = z.infer<typeof Checklist>;

const Hours = z.object({
  hours_id: z.int(),
  project_id: z.int(),
  date: z.string(),
  art_id: z.int(),
  name: z.string(),
  person_id: z.int(),
  hours: z.number(),
});
export type HoursRow = z.infer<typeof Hours>;

/** The projects that only fill the world have none. */
const ids = (projects: number) => demoProjectIds(Math.min(projects, DEMO_PROJECTS));
const ofProject = {
  channelsOf: ({ project_id }: { readonly project_id: number }) => [`project.${project_id}`],
  projectOf: ({ project_id }: { readonly project_id: number }) => project_id,
};

const deviations = table<DeviationRow>({
  ...ofProject,
  name: 'deviations',
  schema: Deviation,
  idOf: ({ deviation_id: id }) => String(id),
  events: { put: 'deviation.changed', gone: 'deviation.gone' },
  demo: (seed, now, projects) => ids(projects).flatMap((id) => demoDeviations(seed, now, id)),
});

const checklists = table<ChecklistRow>({
  ...ofProject,
  name: 'checklists',
  schema: Checklist,
  idOf: ({ checklist_id: id }) => String(id),
  events: { put: 'checklist.changed', gone: 'checklist.gone' },
  demo: (seed, now, projects) => ids(projects).flatMap((id) => demoChecklists(seed, now, id)),
});

const hours = table<HoursRow>({
  ...ofProject,
  name: 'hours',
  schema: Hours,
  idOf: ({ hours_id: id }) => String(id),
  events: { put: 'hours.changed', gone: 'hours.gone' },
  demo: (seed, now, projects) => ids(projects).flatMap((id) => demoHours(seed, now, id)),
});

export const openSiteRecords = ({ world, publish }: Pick<Service, 'world' | 'publish'>) => ({
  deviations: deviations(world, publish),
  checklists: checklists(world, publish),
  hours: hours(world, publish),
});
