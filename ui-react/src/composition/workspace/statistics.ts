// The figures over all projects, and those of one.
import type { Http } from '@felles/adapters-http';
import { createCheckInsHttp } from '@felles/adapters-http/workspace/checkins';
import { createDepartmentsHttp } from '@felles/adapters-http/workspace/departments';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { createToday } from '@felles/core';
import { PERIOD_ADDRESS, queryOf, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createProjectStatistics,
  createStatisticsOverview,
  isCountedAnew,
  OVERVIEW_ADDRESS,
} from '@felles/core/workspace';
import { filter, merge } from 'rxjs';
import type { StatisticsServices } from '../../workspace/area-services.ts';
import { liveAt } from './live.ts';
import type { WorkspacePlace } from './place.ts';

/** Its events name the project whose figures have changed. */
const FIGURES = 'project.statistics';

export function statisticsServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): StatisticsServices {
  const port = createStatisticsHttp(http);
  const checkIns = createCheckInsHttp(http);
  const { heard, freshBy, freshAfter } = liveAt(at, realtime);
  const ofProject$ = (projectId: string) =>
    merge(heard(FIGURES), heard(`project.${projectId}`)).pipe(filter((event) => isCountedAnew(event, projectId)));
  return {
    today: () => createToday(at.wall),
    overview: () =>
      createStatisticsOverview({
        port,
        place: questionIn(at.listAddress, OVERVIEW_ADDRESS),
        ...freshAfter(FIGURES),
      }),
    departments: () =>
      queryOf(
        'departments',
        createDepartmentsHttp(http).departments,
        freshAfter('departments', ['department.changed', 'department.gone']),
      ),
    ofProject: (projectId) =>
      createProjectStatistics({
        port,
        projectId,
        place: questionIn(at.listAddress, PERIOD_ADDRESS),
        ...freshBy(ofProject$(projectId)),
      }),
    checkInsOf: (projectId) => queryOf(projectId, (id) => checkIns.checkIns(id), freshBy(ofProject$(projectId))),
  };
}
