// One project, and its picture.
import type { FileContent } from '@felles/core';
import type { Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { createOneProjectStore } from '@felles/core/internal/workspace/projects/one';
import type { OneProjectStore } from '@felles/core/workspace/projects';
import { CHANNELS, EVENTS } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createFilesHttp } from '../files.ts';
import { createProjectsHttp } from '../projects.ts';

/** The picture of a project, asked for by the project's id. */
export type ProjectPicture = Query<string, FileContent>;

/** The record of one project, kept up to date, and its picture. */
export interface OneProjectServices {
  one(projectId: string): OneProjectStore;
  image(projectId: string): ProjectPicture;
}

const EVENTS_OF_ONE = [
  EVENTS.project.changed,
  EVENTS.project.gone,
  EVENTS.flags.changed,
  EVENTS.phase.changed,
  EVENTS.checkpoint.checked,
  EVENTS.checkpoint.changed,
];

/** A project, as every page of it shows it, apart from the page's own area. */
export const oneProjectServices = (door: WorkspaceDoor): OneProjectServices => ({
  one: (projectId) =>
    createOneProjectStore({
      port: createProjectsHttp(door.http),
      projectId,
      fresh: liveAt(door).freshAfter(CHANNELS.project(projectId), EVENTS_OF_ONE),
    }),
  image: (projectId) => queryOf(projectId, createFilesHttp(door.http).projectImage),
});
