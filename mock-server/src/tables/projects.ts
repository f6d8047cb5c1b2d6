// The projects of the demo company, who takes part in them, and which of them a user may see.
import { Participant, Project } from '@felles/core/workspace';
import { DEMO_PROJECTS, type DemoStaff, demoParticipants, demoProjectIds, demoProjects } from '@felles/fixtures';
import * as z from 'zod/mini';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { openPeople } from './people.ts';
import { table, withCurrent } from './table.ts';

const projects = table<Project>({
  name: 'projects',
  schema: Project,
  idOf: ({ id }) => String(id),
  channelsOf: ({ id }) => ['projects', `project.${id}`],
  projectOf: ({ id }) => id,
  events: { put: 'project.changed', gone: 'project.gone' },
  demo: (seed, now, count) => demoProjects(seed, now, count),
});

const ParticipantRow = z.extend(Participant, { project_id: z.int() });
export type ParticipantRow = z.infer<typeof ParticipantRow>;

const participants = table<ParticipantRow>({
  name: 'participants',
  schema: ParticipantRow,
  idOf: ({ id }) => String(id),
  channelsOf: ({ project_id }) => [`project.${project_id}`],
  projectOf: ({ project_id }) => project_id,
  events: { put: 'participant.changed', gone: 'participant.gone' },
  // The projects that only fill the world have none.
  demo: (seed, _now, count) =>
    demoProjectIds(Math.min(count, DEMO_PROJECTS)).flatMap((id) => demoParticipants(seed, id)),
});

export function openProjects({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const { withNames } = openPeople({ world, publish });
  const rows = withCurrent(projects(world, publish), (project) => {
    const employer = project.employer && withNames(project.employer);
    return employer === project.employer ? project : { ...project, employer };
  });
  const taking = participants(world, publish);

  function maySee(staff: DemoStaff): (project: Pick<Project, 'id'>) => boolean {
    if (staff.reach === 'all') return () => true;
    const own = taking.list(({ person }) => person?.id === staff.personId);
    const ids = new Set(own.map(({ project_id }) => String(project_id)));
    return ({ id }) => ids.has(String(id));
  }

  function requireProject(staff: DemoStaff, id: string): Project {
    const project = rows.get(id);
    if (project === null || !maySee(staff)(project)) throw refusal(404, 'Prosjektet finnes ikke.');
    return project;
  }

  return {
    rows,
    members: withCurrent(taking, withNames),
    maySee,
    requireProject,
    seenBy: (staff: DemoStaff) => rows.list(maySee(staff)),
  };
}
