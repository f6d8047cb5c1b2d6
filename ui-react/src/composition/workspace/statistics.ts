// The figures over all projects, and those of one.
import { createCheckInsHttp, createStatisticsHttp, type Http } from '@felles/adapters-http';
import { createToday } from '@felles/core';
import { createQuery, questionIn, readPeriod, writePeriod } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createProjectStatistics,
  createStatisticsOverview,
  readOverviewQuestion,
  writeOverviewQuestion,
} from '@felles/core/workspace';
import { auditTime, BehaviorSubject, defer, filter, merge } from 'rxjs';
import type { StatisticsServices } from '../../workspace/statistics/services.ts';
import { freshnessOf } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const OVERVIEW = { read: readOverviewQuestion, write: writeOverviewQuestion };
const PERIOD = { read: readPeriod, write: writePeriod };

/** What is told here says of which project something was counted anew. */
const FIGURES = 'project.statistics';
const CHANGED = 'statistics.changed';

/** Many changes at once are one reason to count again (milliseconds). */
const TOGETHER = 1_000;

export function statisticsServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): StatisticsServices {
  const { wall } = at;
  const port = createStatisticsHttp(http);
  const checkIns = createCheckInsHttp(http);
  const fresh = freshnessOf(at, realtime);
  const told$ = defer(() => realtime.listen(FIGURES));
  const ofProject$ = (projectId: string) =>
    merge(
      defer(() => realtime.listen(`project.${projectId}`)).pipe(filter(({ event }) => event === CHANGED)),
      told$.pipe(filter(({ data }) => String(Object(data).project_id) === projectId)),
    );
  const freshBy = (touched$: typeof told$) => ({
    wall,
    again$: merge(fresh.again$, touched$.pipe(auditTime(TOGETHER, wall))),
  });
  return {
    today: () => createToday(wall),
    overview: () => createStatisticsOverview({ port, place: questionIn(at.listAddress, OVERVIEW), ...freshBy(told$) }),
    ofProject: (projectId) =>
      createProjectStatistics({
        port,
        projectId,
        place: questionIn(at.listAddress, PERIOD),
        ...freshBy(ofProject$(projectId)),
      }),
    checkInsOf: (projectId) =>
      createQuery({
        question$: new BehaviorSubject(projectId),
        ask: (id) => checkIns.checkIns(id),
        ...freshBy(ofProject$(projectId)),
      }),
  };
}
