// The first page: its layouts, which the user arranges, copies and renames; its portlets and the choice for each.

import { type Behavior, ok } from '@felles/core';
import type { Form, Query } from '@felles/core/data';
import type { Command } from '@felles/core/internal/data/command';
import { queryOf } from '@felles/core/internal/data/query';
import { derive } from '@felles/core/internal/shared/behavior';
import { mapReply } from '@felles/core/internal/shared/reply';
import { createLayoutCopy } from '@felles/core/internal/workspace/dashboard/actions';
import { type ChoiceNeeds, createChoice } from '@felles/core/internal/workspace/dashboard/choice';
import { createLayoutForm, type LayoutFormNeeds } from '@felles/core/internal/workspace/dashboard/form';
import { createDashboardStore } from '@felles/core/internal/workspace/dashboard/store';
import { withProjects } from '@felles/core/internal/workspace/deadlines/of-projects';
import { createDeadlinesStore } from '@felles/core/internal/workspace/deadlines/store';
import { userIn } from '@felles/core/internal/workspace/me/rules';
import { NEED_SOURCES } from '@felles/core/internal/workspace/needs/rules';
import {
  createMyTasksStore,
  createNeedsStore,
  type MyTasksStore,
  type NeedsStore,
} from '@felles/core/internal/workspace/needs/store';
import { type OpenDeviations, openDeviations } from '@felles/core/internal/workspace/statistics/rules';
import { createStatisticsStore } from '@felles/core/internal/workspace/statistics/store';
import {
  type Choice,
  type DashboardPort,
  type DashboardStore,
  Layout,
  type LayoutDraft,
  type LayoutFields,
  type Portlet,
  type SavedSearch,
} from '@felles/core/workspace/dashboard';
import { seeingOf } from '@felles/core/workspace/me';
import type { RecordNeedsPort } from '@felles/core/workspace/needs';
import type { OutboxThing } from '@felles/core/workspace/outboxes';
import type { Period, StatisticsStore } from '@felles/core/workspace/statistics';
import { BehaviorSubject, map, merge } from 'rxjs';
import type { Http } from '../../http.ts';
import { CHANNELS, EVENTS } from '../../wire/live/names.ts';
import { dashboard } from '../../wire/workspace/dashboard.ts';
import { search } from '../../wire/workspace/frame.ts';
import { needs } from '../../wire/workspace/needs.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { freshDeadlines, liveAt, userEvents } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createChatHttp } from '../chat.ts';
import { createDeadlinesHttp } from '../phases.ts';
import { createProjectsHttp } from '../projects.ts';
import { createTasksHttp } from '../records.ts';
import { createStatisticsHttp } from '../statistics.ts';
import { createSettingsHttp } from '../user.ts';

/**
 * Core's `DashboardPort`, for staff who are signed in: the layouts of a context, their portlets, and saved searches.
 * An active layout that cannot be read counts as none.
 */
export const createDashboardHttp = (http: Http): DashboardPort => ({
  active: (context) =>
    http
      .ask(dashboard.active, { params: { context } })
      .pipe(map((answer) => (answer.ok ? ok(Layout.safeParse(answer.value).data ?? null) : answer))),
  layouts: (context) => http.ask(dashboard.layouts, { params: { context } }),
  portlets: (context) => http.ask(dashboard.portlets, { params: { context } }),
  layout: (context, id) => http.ask(dashboard.layout, { params: { context, layout_id: id } }),
  createLayout: (context, body, key) => http.ask(dashboard.createLayout, { params: { context }, body, key }),
  changeLayout: (context, id, body) => http.ask(dashboard.changeLayout, { params: { context, layout_id: id }, body }),
  deleteLayout: (context, id) => http.ask(dashboard.deleteLayout, { params: { context, layout_id: id } }),
  activate: (context, id) => http.ask(dashboard.activate, { params: { context, layout_id: id } }),
  addPortlet: (context, layoutId, body, key) =>
    http.ask(dashboard.addPortlet, { params: { context, layout_id: layoutId }, body, key }),
  replacePortlet: (context, layoutId, { portlet_id: id, ...body }) =>
    http.ask(dashboard.replacePortlet, { params: { context, layout_id: layoutId, portlet_id: id }, body }),
  changePortlet: (context, layoutId, id, body) =>
    http.ask(dashboard.changePortlet, { params: { context, layout_id: layoutId, portlet_id: id }, body }),
  removePortlet: (context, layoutId, id) =>
    http.ask(dashboard.removePortlet, { params: { context, layout_id: layoutId, portlet_id: id } }),
  savedSearches: () => http.ask(search.saved, {}),
});

/** Core's `RecordNeedsPort`, for staff who are signed in. An addition as a whole. */
export const createRecordNeedsHttp = (http: Http): RecordNeedsPort => ({ needs: () => http.ask(needs.records, {}) });

/** Dashboards and their portlets. Each context has a dashboard; each visit of one has a store of its own. */
export interface DashboardServices {
  dashboard(context: string): DashboardStore;
  /** One layout of a context, as it is. */
  layout(context: string, id: string): Query<string, Layout>;
  layoutCopy(context: string): Command<LayoutFields, unknown>;
  layoutForm(needs: Pick<LayoutFormNeeds, 'store' | 'layoutId' | 'done'>): Form<LayoutDraft>;
  savedSearches(): Query<'saved', readonly SavedSearch[]>;
  /** The portlets that can be put into a layout of the context. */
  portlets(context: string): Query<string, readonly Portlet[]>;
  /** The user's choice for one portlet. */
  choice<T extends string>(needs: Omit<ChoiceNeeds<T>, 'port'>): Choice<T>;
  statistics(period$: Behavior<Period | null>): StatisticsStore;
  /** Refused changes, returned records, passed deadlines, late tasks, records to approve and unread conversations. */
  needs(): NeedsStore;
  myTasks(): MyTasksStore;
  /** The projects with open deviations; null if the service does not say which are open. */
  openDeviations(): Query<'open', readonly OpenDeviations[] | null>;
}

/**
 * A layout is asked for again when another user, or another window, has changed it. `refused$` are the changes in the
 * outboxes that the service has refused.
 */
export function dashboardServices(
  door: WorkspaceDoor,
  refused$: Behavior<readonly OutboxThing[]> = new BehaviorSubject<readonly OutboxThing[]>([]),
): DashboardServices {
  const port = createDashboardHttp(door.http);
  const records = createRecordNeedsHttp(door.http);
  const sending = commandNeeds(door);
  const { fresh, freshAfter, freshAtOnce, freshBy, heard } = liveAt(door);
  /** Another user has changed a layout that all share, or the user one of the user's own, in another window. */
  const freshLayouts = (context: string) =>
    freshAtOnce(merge(heard(CHANNELS.dashboard(context)), userEvents(door, Object.values(EVENTS.layout))));
  /** Null while the user is unknown, and where the service has no tasks or keeps them from the user. */
  const personId$ = derive({ me: door.me.me$, offers: door.offers$ }, ({ me, offers }) =>
    me.status === 'ready' && offers.includes('tasks') && seeingOf(me, 'tasks') === 'seen'
      ? (me.value.person_id ?? null)
      : null,
  );
  const myTasks = () =>
    createMyTasksStore({
      port: createTasksHttp(door.http),
      personId$,
      clock: door.clock,
      ...freshAfter(CHANNELS.planning),
    });
  return {
    needs: () =>
      createNeedsStore({
        refused$,
        records: queryOf('records', () => records.needs(), freshAfter(CHANNELS.figures, [EVENTS.figures.changed])),
        deadlines: createDeadlinesStore({
          port: withProjects(createDeadlinesHttp(door.http), createProjectsHttp(door.http)),
          clock: door.clock,
          ...freshDeadlines(door),
        }),
        tasks: myTasks(),
        conversations: queryOf(
          'conversations',
          createChatHttp(door.http).agreements,
          freshBy(merge(heard(CHANNELS.agreements), userEvents(door, [EVENTS.message.unread]))),
        ),
        sources$: derive({ personId: personId$, offers: door.offers$ }, ({ personId, offers }) =>
          NEED_SOURCES.filter(
            (source) =>
              (source !== 'tasks' || personId !== null) && (source !== 'records' || offers.includes('own-needs')),
          ),
        ),
      }),
    myTasks,
    openDeviations: () =>
      queryOf(
        'open',
        () => mapReply(createStatisticsHttp(door.http).deviationsPerProject({}), openDeviations),
        freshAfter(CHANNELS.figures),
      ),
    dashboard: (context) =>
      createDashboardStore({
        port,
        context$: new BehaviorSubject(context),
        login$: derive({ me: door.me.me$ }, ({ me }) => userIn(me)?.login_id ?? null),
        ...freshLayouts(context),
        ...sending,
      }),
    layout: (context, id) => queryOf(id, () => port.layout(context, id), freshLayouts(context)),
    layoutCopy: (context) => createLayoutCopy({ port, context, ...sending }),
    layoutForm: (needs) => createLayoutForm({ ...needs, ...sending }),
    savedSearches: () =>
      queryOf('saved', port.savedSearches, {
        ...fresh,
        // [W-DASHBOARD-21] After a failure there is no list, also where one was shown before.
        whenRefreshFails: 'drop',
      }),
    portlets: (context) => queryOf(context, port.portlets),
    choice: (needs) => createChoice({ port: createSettingsHttp(door.http), ...needs }),
    statistics: (period$) =>
      createStatisticsStore({ port: createStatisticsHttp(door.http), period$, ...freshAfter(CHANNELS.figures) }),
  };
}
