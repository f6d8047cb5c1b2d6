// The page of the deadlines of all projects.
import type { Http } from '@felles/adapters-http';
import { createDeadlinesHttp } from '@felles/adapters-http/workspace/deadlines';
import { createPhasesHttp } from '@felles/adapters-http/workspace/phases';
import { queryOf, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import { createDeadlineWeeksStore, DEADLINES_ADDRESS } from '@felles/core/workspace';
import type { DeadlineServices } from '../../workspace/area-services.ts';
import { freshDeadlines, liveAt } from './live.ts';
import type { WorkspacePlace } from './place.ts';

export const deadlineServices = (at: WorkspacePlace, realtime: RealtimeStore, http: Http): DeadlineServices => ({
  weeks: () =>
    createDeadlineWeeksStore({
      port: createDeadlinesHttp(http),
      clock: at.wall,
      place: questionIn(at.listAddress, DEADLINES_ADDRESS),
      ...freshDeadlines(at, realtime),
    }),
  recent: () => queryOf('recent', createPhasesHttp(http).recent, liveAt(at, realtime).fresh),
});
