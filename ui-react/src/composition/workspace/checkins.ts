// Who is on a site, and where people are.
import type { Http } from '@felles/adapters-http';
import { createCheckInsHttp } from '@felles/adapters-http/workspace/checkins';
import { createFilesHttp } from '@felles/adapters-http/workspace/files';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { changesOf } from '@felles/adapters-ws';
import { createDocumentStore } from '@felles/core';
import { questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  CHECK_IN_ADDRESS,
  CheckIn,
  type ConnectionStore,
  createCheckInOverview,
  createCheckInsStore,
  createGuestForm,
  SITE_ADDRESS,
} from '@felles/core/workspace';
import { combineLatest, filter, map, merge, type Observable, startWith } from 'rxjs';
import type { CheckInServices } from '../../workspace/services.ts';
import { liveAt } from './live.ts';
import type { Outboxes } from './outboxes.ts';
import type { WorkspacePlace } from './place.ts';

export const CHECK_IN_EVENTS = { put: ['checkin.created', 'checkin.checkedout'], gone: ['checkin.gone'] };
/** It has a channel beside that of the project. */
export const checkInChannel = (projectId: string): string => `project.${projectId}.checkins`;

/** The figures of all projects. */
const FIGURES = 'project.statistics';

export function checkInServices(
  at: WorkspacePlace,
  realtime: RealtimeStore,
  http: Http,
  connection: ConnectionStore,
  outboxes: Outboxes,
): CheckInServices {
  const port = createCheckInsHttp(http);
  const files = createFilesHttp(http);
  const statistics = createStatisticsHttp(http);
  const { wall } = at;
  const { fresh, freshAfter } = liveAt(at, realtime);
  const { again$ } = fresh;
  /** From now on events come; those from before the joining are asked for. */
  const joined = (channel: string) => realtime.joined$.pipe(filter((one) => one === channel));

  /** Whether a channel reports everything: the connection is there, and the service has not refused the channel. */
  function heard(channel: string): Observable<boolean> {
    const isRefused$ = merge(
      realtime.refused$.pipe(
        filter((refused) => refused.channel === channel),
        map(() => true),
      ),
      joined(channel).pipe(map(() => false)),
    ).pipe(startWith(false));
    return combineLatest([connection.view$, isRefused$]).pipe(
      map(([{ notice }, isRefused]) => notice === null && !isRefused),
    );
  }

  return {
    list(projectId) {
      const channel = checkInChannel(projectId);
      return createCheckInsStore({
        port,
        counts: statistics.checkInCounts,
        projectId,
        place: questionIn(at.listAddress, CHECK_IN_ADDRESS),
        changes$: changesOf(realtime, { channel, events: CHECK_IN_EVENTS, schema: CheckIn }),
        live$: heard(channel),
        again$: merge(again$, joined(channel)),
        counted$: freshAfter(channel).again$,
        outbox: outboxes.now().checkIns,
        wall,
      });
    },
    guestForm: (store, posted) => createGuestForm({ post: store.checkIn, wall, posted }),
    overview: () =>
      createCheckInOverview({
        port: statistics,
        place: questionIn(at.listAddress, SITE_ADDRESS),
        live$: heard(FIGURES),
        again$: merge(freshAfter(FIGURES).again$, joined(FIGURES)),
        wall,
      }),
    crewList: (projectId) => createDocumentStore({ fetch: () => files.checkinList(projectId) }),
    poster: (projectId) => createDocumentStore({ fetch: () => files.poster(projectId) }),
  };
}
