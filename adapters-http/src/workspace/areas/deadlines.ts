// The deadlines of all projects by weeks, those of the next days, and the latest work.

import type { Lookup, Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import { questionIn } from '@felles/core/internal/data/question';
import { projectLookup, withProjects } from '@felles/core/internal/workspace/deadlines/of-projects';
import {
  createDeadlinesStore,
  createDeadlineWeeksStore,
  type DeadlinesStore,
  type DeadlineWeeksStore,
} from '@felles/core/internal/workspace/deadlines/store';
import { DEADLINES_ADDRESS } from '@felles/core/internal/workspace/deadlines/weeks';
import type { DeadlineOption } from '@felles/core/workspace/deadlines';
import type { ProjectActivity } from '@felles/core/workspace/phases';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { freshDeadlines, liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createDeadlineChangesHttp, createDeadlinesHttp, createPhasesHttp } from '../phases.ts';
import { createProjectsHttp } from '../projects.ts';

/** The stores of the page of deadlines. Each visit has a store of its own. */
export interface DeadlineServices {
  /** Of one project, or of all. */
  weeks(projectId?: string): DeadlineWeeksStore;
  /** Those of the next days, beside other things. */
  soon(): DeadlinesStore;
  /** The latest work in all projects. */
  recent(): Query<'recent', readonly ProjectActivity[]>;
  /** The project of a new deadline, by the typed words. */
  projects(): Lookup<readonly DeadlineOption[]>;
}

/** The stores of deadlines refresh by the channel of projects; the latest work is asked for from time to time. */
export const deadlineServices = (door: WorkspaceDoor): DeadlineServices => ({
  weeks: (projectId) =>
    createDeadlineWeeksStore({
      projectId: projectId ?? null,
      ...commandNeeds(door),
      port: { ...deadlinesOf(door), ...createDeadlineChangesHttp(door.http) },
      place: questionIn(door.listAddress, DEADLINES_ADDRESS),
      ...freshDeadlines(door),
    }),
  soon: () => createDeadlinesStore({ port: deadlinesOf(door), clock: door.clock, ...freshDeadlines(door) }),
  projects: () => projectLookup(createProjectsHttp(door.http), door.clock),
  recent: () => queryOf('recent', createPhasesHttp(door.http).recent, liveAt(door).fresh),
});

const deadlinesOf = ({ http }: WorkspaceDoor) => withProjects(createDeadlinesHttp(http), createProjectsHttp(http));
