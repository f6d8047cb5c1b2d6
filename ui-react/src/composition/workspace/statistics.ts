// The figures over all projects, and those of one.
import type { Http } from '@felles/adapters-http';
import { createCheckInsHttp } from '@felles/adapters-http/workspace/checkins';
import { createDepartmentsHttp } from '@felles/adapters-http/workspace/departments';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { createToday } from '@felles/core';
import { createQuery, PERIOD_ADDRESS, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createProjectStatistics,
  createStatisticsOverview,
  isCountedAnew,
  OVERVIEW_ADDRESS,
} from '@felles/core/workspace';
import { BehaviorSubject, defer, filter, merge } from 'rxjs';
import type { StatisticsServices } from '../../workspace/area-services.ts';
import { freshAfter, freshBy } from './live.ts';
import type { WorkspacePlace } from './place.ts';

/** What is told here says of which project something is counted anew. */
const FIGURES = 'project.statistics';

export function statisticsServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): StatisticsServices {
  const port = createStatisticsHttp(http);
  const checkIns = createCheckInsHttp(http);
  const told$ = defer(() => realtime.listen(FIGURES));
  const ofProject$ = (projectId: string) =>
    merge(
      told$,
      defer(() => realtime.listen(`project.${projectId}`)),
    ).pipe(filter((told) => isCountedAnew(told, projectId)));
  return {
    today: () => createToday(at.wall),
    overview: () =>
      createStatisticsOverview({
        port,
        place: questionIn(at.listAddress, OVERVIEW_ADDRESS),
        ...freshBy(at, realtime, told$),
      }),
    departments: () =>
      createQuery({
        question$: new BehaviorSubject('departments'),
        ask: createDepartmentsHttp(http).departments,
        ...freshAfter(at, realtime, 'departments', ['department.changed', 'department.gone']),
      }),
    ofProject: (projectId) =>
      createProjectStatistics({
        port,
        projectId,
        place: questionIn(at.listAddress, PERIOD_ADDRESS),
        ...freshBy(at, realtime, ofProject$(projectId)),
      }),
    checkInsOf: (projectId) =>
      createQuery({
        question$: new BehaviorSubject(projectId),
        ask: (id) => checkIns.checkIns(id),
        ...freshBy(at, realtime, ofProject$(projectId)),
      }),
  };
}
