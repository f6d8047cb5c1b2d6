// The list of projects, and a short one beside other things: ask, sort, page.
import { type QuestionPlace, questionIn } from '@felles/core/internal/data/question';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { PROJECT_ADDRESS } from '@felles/core/internal/workspace/projects/rules';
import { createProjectListStore, type ProjectListStore } from '@felles/core/internal/workspace/projects/store';
import { Project, type ProjectQuestion } from '@felles/core/workspace/projects';
import type { StatisticsPort } from '@felles/core/workspace/statistics';
import { NEVER } from 'rxjs';
import { CHANNELS, EVENTS, liveList } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createProjectsHttp } from '../projects.ts';
import { createStatisticsHttp } from '../statistics.ts';

/** The list of projects. Each visit of a page has a store of its own: the address gives its question. */
export interface ProjectServices {
  list(): ProjectListStore;
  /** A few of them beside other things. */
  lines(): ProjectListStore;
}

/** Both lists change by the events of the channel of projects; only the page's own list asks for phases. */
export function projectServices(door: WorkspaceDoor): ProjectServices {
  const port = createProjectsHttp(door.http);
  const statistics = createStatisticsHttp(door.http);
  const listOf = (
    place: QuestionPlace<ProjectQuestion>,
    isNarrowed: boolean,
    phaseStates: StatisticsPort['phaseStates'],
  ) =>
    createProjectListStore({
      isNarrowed,
      port,
      phaseStates,
      place,
      changes$: changesOf(door.realtime, { channel: CHANNELS.projects, ...liveList(Project, EVENTS.project) }),
      clock: door.clock,
      ...liveAt(door).fresh,
    });
  return {
    list: () => listOf(questionIn(door.listAddress, PROJECT_ADDRESS), true, statistics.phaseStates),
    // A few lines beside other content: no search in the address, and no phases.
    lines: () => listOf({ read: () => PROJECT_ADDRESS.standard, write: () => undefined }, false, () => NEVER),
  };
}
