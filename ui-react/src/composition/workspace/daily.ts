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
import { createQuery } from '@felles/core/data';
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
import { auditTime, BehaviorSubject, defer, filter, merge, NEVER, switchMap } from 'rxjs';
import type { DailyServices } from '../../workspace/services.ts';
import { freshnessOf, ofTheUser, unreadable } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const NOTIFICATION_EVENTS = { put: ['notification.created'], gone: ['notification.gone'] };

export function dailyServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http, me: MeStore): DailyServices {
  const { online$, wall, newKey } = at;
  const fresh = freshnessOf(at, realtime);
  return {
    dashboard: (context) =>
      createDashboardStore({
        port: createDashboardHttp(http),
        context$: new BehaviorSubject(context),
        login$: derive({ me: me.me$ }, ({ me: user }) => user?.login_id ?? null),
        online$,
        ...fresh,
        again$: merge(fresh.again$, layoutsTouched(realtime, me, context)),
        newKey,
        clock: wall,
      }),
    layout: (context, id) =>
      createQuery({
        question$: new BehaviorSubject(id),
        ask: () => createDashboardHttp(http).layout(context, id),
        ...fresh,
        again$: merge(fresh.again$, layoutsTouched(realtime, me, context)),
      }),
    layoutCopy: (context) =>
      createLayoutCopy({ port: createDashboardHttp(http), context, online$, newKey, clock: wall }),
    layoutForm: (needs) => createLayoutForm({ ...needs, online$, newKey, clock: wall }),
    notifications: createNotificationsStore({
      port: createNotificationsHttp(http),
      changes$: me.channel$.pipe(
        switchMap((channel) =>
          channel === null
            ? NEVER
            : changesOf(realtime, { channel, events: NOTIFICATION_EVENTS, schema: Notification, unreadable }),
        ),
      ),
      ...fresh,
    }),
    publishing: createPublishingStore({
      port: createPublishingHttp(http),
      again$: merge(
        fresh.again$,
        defer(() => realtime.listen('panels')),
      ),
    }),
    published: () =>
      createQuery({
        question$: new BehaviorSubject('all' as const),
        ask: () => createPublishingHttp(http).panels(),
        ...fresh,
        again$: merge(
          fresh.again$,
          defer(() => realtime.listen('panels')),
        ),
      }),
    search: () => createSearchStore({ port: createSearchHttp(http), clock: wall }),
    savedSearches: () =>
      createQuery({
        question$: new BehaviorSubject('saved' as const),
        ask: () => createDashboardHttp(http).savedSearches(),
        ...fresh,
        // [W-DASHBOARD-21] After a failure there is no list, also where one was shown before.
        whenRefreshFails: 'drop',
      }),
    portlets: (context) =>
      createQuery({ question$: new BehaviorSubject(context), ask: createDashboardHttp(http).portlets }),
    choice: (needs) => createChoice({ port: createSettingsHttp(http), ...needs }),
    statistics: (period$) =>
      createStatisticsStore({
        port: createStatisticsHttp(http),
        period$,
        wall,
        again$: merge(fresh.again$, defer(() => realtime.listen('project.statistics')).pipe(auditTime(1_000, wall))),
      }),
  };
}

/** Another user has changed a layout that all share, or the user one of the user's own, in another window. */
const layoutsTouched = (realtime: RealtimeStore, me: MeStore, context: string) =>
  merge(
    defer(() => realtime.listen(`dashboard.${context}`)),
    ofTheUser(realtime, me).pipe(filter(({ event }) => event.startsWith('layout.'))),
  );
