// The projects of the demo company, who takes part in them, and which of them a user may see.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import type { FileContent, NamedFile } from '@felles/core';
import { Id } from '@felles/core/internal/shared/wire-values';
import { typeOfFile } from '@felles/core/internal/shell/sendable-files';
import { FLAGS } from '@felles/core/internal/workspace/projects/model';
import { Participant } from '@felles/core/workspace/participants';
import { Project } from '@felles/core/workspace/projects';
import { demoProjectPicture } from '@felles/fixtures/workspace/pictures';
import { demoFlags, demoParticipants, demoProjects, recordedProjectIds } from '@felles/fixtures/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import * as z from 'zod/mini';
import { invalid, refusal } from '../refusals.ts';
import { OPTIONAL_PARTS, type Part, seesPart } from '../rights/visible-fields.ts';
import type { Service } from '../row.ts';
import { openDepartments } from './departments.ts';
import { openPeople } from './people.ts';
import { type ChangeKey, table, withCurrent } from './table.ts';

const projects = table<Project>({
  name: 'projects',
  schema: Project,
  idOf: ({ id }) => id,
  channelsOf: ({ id }) => [CHANNELS.projects, CHANNELS.project(id)],
  projectOf: ({ id }) => id,
  events: { put: EVENTS.project.changed, gone: EVENTS.project.gone },
  demo: (seed, now, count) => demoProjects(seed, now, count),
});

const ParticipantRow = z.extend(Participant, { project_id: Id });
export type ParticipantRow = z.infer<typeof ParticipantRow>;

const participants = table<ParticipantRow>({
  name: 'participants',
  schema: ParticipantRow,
  idOf: ({ id }) => id,
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id)],
  projectOf: ({ project_id }) => project_id,
  events: { put: EVENTS.participant.changed, gone: EVENTS.participant.gone },
  // The projects that only fill the world have none.
  demo: (seed, _now, count) => recordedProjectIds(count).flatMap((id) => demoParticipants(seed, id)),
});

export function openProjects({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const { withNames } = openPeople({ world, publish });
  const departments = openDepartments(world, publish);
  const rows = withCurrent(projects(world, publish), (project) => {
    const employer = project.employer && withNames(project.employer);
    const name = departments.get(project.department?.id ?? '')?.name ?? project.department?.name;
    if (employer === project.employer && name === project.department?.name) return project;
    return { ...project, employer, ...(project.department && { department: { ...project.department, name } }) };
  });
  const taking = participants(world, publish);
  const flags = openFlags(world, publish);

  /** Puts a project. The list of all deadlines has its own ones. */
  function put(project: Project, by?: ChangeKey): Project {
    const before = toldDeadlines(rows.get(project.id));
    const after = rows.put(project, by);
    if (toldDeadlines(after) !== before) tellDeadlines(after.id);
    return after;
  }

  const tellDeadlines = (id: string): void =>
    publish(CHANNELS.projects, EVENTS.deadline.changed, { project_id: id }, { project: id });

  function maySee(staff: DemoStaff): (project: Pick<Project, 'id'>) => boolean {
    if (staff.reach === 'all') return () => true;
    const own = taking.list(({ person }) => person?.id === staff.personId);
    const ids = new Set(own.map(({ project_id }) => project_id));
    return ({ id }) => ids.has(id);
  }

  /** [W-SITE-12] Whether a user sees a part of a project, which may be without it. */
  function maySeePart(staff: DemoStaff, part: Part | undefined, id: string): boolean {
    if (!maySee(staff)({ id })) return false;
    if (part === undefined) return true;
    return seesPart(staff, part) && !(OPTIONAL_PARTS.includes(part) && flags.get(id)?.[part] === false);
  }

  function requireProject(staff: DemoStaff, id: string): Project {
    const project = rows.get(id);
    if (project === null || !maySee(staff)(project)) throw refusal(404, 'Prosjektet finnes ikke.');
    return project;
  }

  /** The photo that was uploaded last, or the picture of the demo; a project that was made without one has none. */
  async function pictureOf({ id, image_url: address }: Project): Promise<FileContent> {
    const bytes = await world.files.get(photoName(id));
    const type = bytes && photoType(bytes);
    if (bytes && type) return { type, bytes };
    if (!address) throw refusal(404, 'Prosjektet har ikke noe bilde.');
    return demoProjectPicture(Number(id));
  }

  function putPhoto(project: Project, { bytes }: NamedFile, by: ChangeKey): void {
    if (bytes.length === 0) throw invalid('Filen er tom.', 'file');
    if (photoType(bytes) === null) throw refusal(415, 'Bare bilder tas imot her.', undefined, 'body.file');
    world.files.put(photoName(project.id), bytes);
    const image_url = `/v1/projects/${project.id}/image`;
    rows.put({ ...project, image_url, modified_date: new Date(world.now()).toISOString() }, by);
  }

  return {
    rows: { ...rows, put },
    tellDeadlines,
    pictureOf,
    putPhoto,
    members: withCurrent(taking, withNames),
    maySee,
    maySeePart,
    requireProject,
    seenBy: (staff: DemoStaff) => rows.list(maySee(staff)),
  };
}

/** A project's fields in the list of all deadlines. */
const toldDeadlines = (project: Project | null): string =>
  JSON.stringify(
    (project?.deadlines ?? []).map((one) => [one.title, one.abbreviation, one.event_date, one.event_status]),
  );

const photoName = (id: Project['id']): string => `project${id}`;

/** The type of a picture by its first bytes; null for other files. */
export const photoType = (bytes: Uint8Array): string | null =>
  ['photo.jpg', 'photo.png', 'photo.webp', 'photo.gif'].map((name) => typeOfFile(name, bytes)).find(Boolean) ?? null;

/** The features that each project has. */
const Flags = z.looseObject({ project_id: Id });

export const openFlags = table<z.infer<typeof Flags>>({
  name: 'flags',
  schema: Flags,
  idOf: ({ project_id: id }) => id,
  channelsOf: ({ project_id: id }) => [CHANNELS.project(id)],
  projectOf: ({ project_id: id }) => id,
  events: { put: EVENTS.flags.changed, gone: EVENTS.flags.gone },
  demo: (seed, _now, count) => recordedProjectIds(count).map((id) => demoFlags(seed, id)),
});

/** A project that is new, or only fills the world, has everything. */
export const ALL_ON = Object.fromEntries(FLAGS.map((flag) => [flag, true]));
