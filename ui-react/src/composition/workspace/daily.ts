// What meets the user on each page, and on the first one.
import type { Http } from '@felles/adapters-http';
import { createDashboardHttp } from '@felles/adapters-http/workspace/dashboard';
import { createNotificationsHttp } from '@felles/adapters-http/workspace/notifications';
import { createPublishingHttp } from '@felles/adapters-http/workspace/publishing';
import { createSearchHttp } from '@felles/adapters-http/workspace/search';
import { createSettingsHttp } from '@felles/adapters-http/workspace/settings';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { changesOf } from '@felles/adapters-ws';
import { derive } from '@felles/core';
import { queryOf } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createChoice,
  createDashboardStore,
  createLayoutCopy,
  createLayoutForm,
  createNotificationsStore,
  createPublishingStore,
  createSearchStore,
  createStatisticsStore,
  type MeStore,
  Notification,
} from '@felles/core/workspace';
import { BehaviorSubject, filter, merge, NEVER, switchMap } from 'rxjs';
import type { DailyServices } from '../../workspace/services.ts';
import { liveAt, ofTheUser } from './live.ts';
import { sendingAt, type WorkspacePlace } from './place.ts';

const NOTIFICATION_EVENTS = { put: ['notification.created'], gone: ['notification.gone'] };

export function dailyServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http, me: MeStore): DailyServices {
  const { wall } = at;
  const sending = sendingAt(at);
  const { fresh, freshAfter, freshAtOnce, heard } = liveAt(at, realtime);
  /** Another user has changed a layout that all share, or the user one of the user's own, in another window. */
  const freshLayouts = (context: string) =>
    freshAtOnce(
      merge(
        heard(`dashboard.${context}`),
        ofTheUser(realtime, me).pipe(filter(({ event }) => event.startsWith('layout.'))),
      ),
    );
  const freshPanels = freshAtOnce(heard('panels'));
  return {
    dashboard: (context) =>
      createDashboardStore({
        port: createDashboardHttp(http),
        context$: new BehaviorSubject(context),
        login$: derive({ me: me.me$ }, ({ me: user }) => user?.login_id ?? null),
        ...freshLayouts(context),
        ...sending,
      }),
    layout: (context, id) => queryOf(id, () => createDashboardHttp(http).layout(context, id), freshLayouts(context)),
    layoutCopy: (context) => createLayoutCopy({ port: createDashboardHttp(http), context, ...sending }),
    layoutForm: (needs) => createLayoutForm({ ...needs, ...sending }),
    notifications: createNotificationsStore({
      port: createNotificationsHttp(http),
      changes$: me.channel$.pipe(
        switchMap((channel) =>
          channel === null
            ? NEVER
            : changesOf(realtime, { channel, events: NOTIFICATION_EVENTS, schema: Notification }),
        ),
      ),
      ...fresh,
    }),
    publishing: createPublishingStore({ port: createPublishingHttp(http), again$: freshPanels.again$ }),
    published: () => queryOf('all', createPublishingHttp(http).panels, freshPanels),
    search: () => createSearchStore({ port: createSearchHttp(http), clock: wall }),
    savedSearches: () =>
      queryOf('saved', createDashboardHttp(http).savedSearches, {
        ...fresh,
        // [W-DASHBOARD-21] After a failure there is no list, also where one was shown before.
        whenRefreshFails: 'drop',
      }),
    portlets: (context) => queryOf(context, createDashboardHttp(http).portlets),
    choice: (needs) => createChoice({ port: createSettingsHttp(http), ...needs }),
    statistics: (period$) =>
      createStatisticsStore({
        port: createStatisticsHttp(http),
        period$,
        ...freshAfter('project.statistics'),
      }),
  };
}
