// The figures over all projects, and those of one.

import type { Behavior, Day } from '@felles/core';
import type { Query } from '@felles/core/data';
import { PERIOD_ADDRESS } from '@felles/core/internal/data/period';
import { queryOf } from '@felles/core/internal/data/query';
import { questionIn } from '@felles/core/internal/data/question';
import { createToday } from '@felles/core/internal/shared/today';
import { createStatisticsOverview } from '@felles/core/internal/workspace/statistics/overview';
import { OVERVIEW_ADDRESS } from '@felles/core/internal/workspace/statistics/overview-question';
import { affectsFigures, createProjectStatistics } from '@felles/core/internal/workspace/statistics/project';
import type { CheckIn } from '@felles/core/workspace/checkins';
import type { RegisterDepartment } from '@felles/core/workspace/departments';
import type { ProjectStatistics, StatisticsOverview } from '@felles/core/workspace/statistics';
import { filter, merge } from 'rxjs';
import { CHANNELS, EVENTS } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createCheckInsHttp } from '../projects.ts';
import { createDepartmentsHttp } from '../register.ts';
import { createStatisticsHttp } from '../statistics.ts';

/** The day it is, for as long as the page is open. */
interface Days {
  readonly day$: Behavior<Day>;
  open(): void;
  close(): void;
}

/** Figures over all projects, and of one. Each visit of a page has a store of its own. */
export interface StatisticsServices {
  today(): Days;
  overview(): StatisticsOverview;
  /** Those whose projects can be counted alone. */
  departments(): Query<string, readonly RegisterDepartment[]>;
  ofProject(projectId: string): ProjectStatistics;
  /** The list that the days are counted in. */
  checkInsOf(projectId: string): Query<string, readonly CheckIn[]>;
}

const COUNTED = [EVENTS.figures.changed];

/** Figures ask again by the channel of figures; the choice of a department is an addition. */
export function statisticsServices(door: WorkspaceDoor): StatisticsServices {
  const port = createStatisticsHttp(door.http);
  const checkIns = createCheckInsHttp(door.http);
  const { heard, freshBy, freshAfter } = liveAt(door);
  const ofProject$ = (projectId: string) =>
    // An event of the figures names the project whose figures have changed.
    merge(heard(CHANNELS.figures, COUNTED), heard(CHANNELS.project(projectId), COUNTED)).pipe(
      filter(({ data }) => affectsFigures(data, projectId)),
    );
  return {
    today: () => createToday(door.clock),
    overview: () =>
      createStatisticsOverview({
        port,
        place: questionIn(door.listAddress, OVERVIEW_ADDRESS),
        ...freshAfter(CHANNELS.figures),
      }),
    departments: () =>
      queryOf(
        'departments',
        createDepartmentsHttp(door.http).departments,
        freshAfter(CHANNELS.departments, Object.values(EVENTS.department)),
      ),
    ofProject: (projectId) =>
      createProjectStatistics({
        port,
        projectId,
        place: questionIn(door.listAddress, PERIOD_ADDRESS),
        ...freshBy(ofProject$(projectId)),
      }),
    checkInsOf: (projectId) => queryOf(projectId, (id) => checkIns.checkIns(id), freshBy(ofProject$(projectId))),
  };
}
