import {
  createDashboardHttp,
  createFilesHttp,
  createHttp,
  createMeHttp,
  createNotificationsHttp,
  createParticipantsHttp,
  createPersonsHttp,
  createProjectsHttp,
  createPublishingHttp,
  createRealtimeHttp,
  createSearchHttp,
  createSettingsHttp,
  createSignInHttp,
  createStatisticsHttp,
  createUnreadHttp,
  createVisitsHttp,
  type Http,
  type RealtimeHttp,
} from '@felles/adapters-http';
import { changesOf, connectOver, openBrowserSocket } from '@felles/adapters-ws';
import { type AccessCell, type Behavior, createAccess, derive, type FileContent } from '@felles/core';
import { createLookup, createQuery, memoryPlace, reasonsToAskAgain } from '@felles/core/data';
import { createRealtimeStore, type RealtimeStore } from '@felles/core/realtime';
import {
  type AboutStore,
  type ConnectionStore,
  createAboutStore,
  createChoice,
  createConnectionStore,
  createDashboardStore,
  createDrafts,
  createErrorList,
  createLayoutForm,
  createMenuStore,
  createMeStore,
  createNotificationsStore,
  createParticipantForm,
  createParticipantsStore,
  createProjectListStore,
  createPublishingStore,
  createSearchStore,
  createStaffSessionStore,
  createStatisticsStore,
  createUnreadStore,
  createVisitsStore,
  type DraftPlace,
  EVERY_PROJECT,
  type HostPort,
  type MeStore,
  Notification,
  type PagePort,
  Participant,
  type PendingPlace,
  PICKING,
  Project,
  type ProjectQuestion,
  personQuestion,
  type StaffSessionStore,
  type StatisticsPort,
  spreadOf,
  type TokenPlace,
  timesWhileAway,
} from '@felles/core/workspace';
import { Container } from 'inversify';
import {
  auditTime,
  BehaviorSubject,
  defer,
  filter,
  firstValueFrom,
  merge,
  NEVER,
  type SchedulerLike,
  switchMap,
} from 'rxjs';
import type { DailyServices, ProjectServices, ShellServices, WorkspaceServices } from '../workspace/services.ts';
import { reportingTo } from './reporting.ts';
import { bound, provide, token } from './token.ts';
import { connectOnceFound, createFinder, type Finder } from './whereabouts.ts';

/** What the workspace needs from the place it runs in. */
export interface WorkspacePlace {
  /** Where its page comes from. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly online$: Behavior<boolean>;
  /** Whether the page is looked at. */
  readonly visible$: Behavior<boolean>;
  /** From 0 to 1. */
  readonly chance: () => number;
  /** The clock on the wall, and the one that only goes forward. */
  readonly wall: SchedulerLike;
  readonly clock: SchedulerLike;
  readonly agent: string;
  readonly newKey: () => string;
  /** Who is signed in, and the way to the provider. */
  readonly tokens: TokenPlace;
  readonly pending: PendingPlace;
  readonly page: PagePort;
  readonly host: HostPort;
  /** Where what was typed waits while the user signs in. */
  readonly drafts: DraftPlace;
  /** Where the question of a list stands. */
  readonly listAddress: { read(): ProjectQuestion; write(question: ProjectQuestion): void };
}

const Place = token<WorkspacePlace>('WorkspacePlace');
const Where = token<Finder>('Finder');
const Access = token<AccessCell>('Access');
const HttpClient = token<Http>('Http');
const Calls = token<RealtimeHttp>('RealtimeHttp');
const Realtime = token<RealtimeStore>('RealtimeStore');
const Connection = token<ConnectionStore>('ConnectionStore');
const About = token<AboutStore>('AboutStore');
const Session = token<StaffSessionStore>('StaffSessionStore');
const Projects = token<ProjectServices>('ProjectServices');
const Daily = token<DailyServices>('DailyServices');
const Shell = token<ShellServices>('ShellServices');

/** Who needs what and who provides it, as soon as it is known where the service is. */
export async function composeWorkspace(place: WorkspacePlace): Promise<WorkspaceServices> {
  const container = new Container();
  const access = createAccess();
  const { origin, fetch, wall } = place;
  const finder = createFinder({ origin, fetch, clock: wall, access });
  await firstValueFrom(finder.asked$);
  provide(container, Place, [], () => place);
  provide(container, Where, [], () => finder);
  provide(container, Access, [], () => access);
  const drafts = createDrafts(place.drafts);
  const errors = createErrorList(wall);
  provide(container, Session, [Place, Where], ({ fetch, wall, tokens, pending, page, host }, where) =>
    createStaffSessionStore({
      port: createSignInHttp({ server: where.now().provider, fetch, clock: wall }),
      tokens,
      pending,
      page,
      host,
      flow: 'code',
      clock: wall,
      // There is no one to read a log yet; the user is told of what matters.
      log: () => undefined,
      leaving: drafts.save,
    }),
  );
  provide(container, HttpClient, [Place, Access, Session], ({ fetch, wall }, cell, session) =>
    reportingTo(errors, createHttp({ root: '', fetch, clock: wall, access: cell, renew: session.renew })),
  );
  provide(container, Calls, [HttpClient], createRealtimeHttp);
  provide(container, Realtime, [Place, Where, Calls], ({ clock, agent, chance }, where, calls) =>
    createRealtimeStore({
      clock,
      spread: spreadOf(chance),
      port: {
        // Where the manifest could not be had yet each attempt asks for it first.
        token: () => where.asked$.pipe(switchMap(() => calls.token())),
        connect: (events) =>
          connectOnceFound(
            where,
            (address, told) => connectOver({ openSocket: openBrowserSocket, address, clock }, told),
            events,
          ),
      },
      // Read when somebody asks to be let in: by then the manifest has been asked for.
      who: {
        get server() {
          return new URL(where.now().socket).host;
        },
        get base_url() {
          return where.now().service;
        },
        get client() {
          return { type: 'web', version: where.now().version, agent } as const;
        },
      },
    }),
  );
  provide(container, Connection, [Place, Realtime, Calls], (at, realtime, { manifest }) =>
    createConnectionStore({ ...at, realtime, isThere: manifest }),
  );
  provide(container, About, [Place, Realtime, Calls], ({ online$, wall, newKey }, realtime, port) =>
    createAboutStore({ realtime, port, online$, wall, newKey }),
  );
  provide(container, Projects, [Place, Realtime, HttpClient], (at, realtime, http): ProjectServices => {
    const ports = {
      projects: createProjectsHttp(http),
      statistics: createStatisticsHttp(http),
      participants: createParticipantsHttp(http),
      persons: createPersonsHttp(http),
    };
    const roles = createQuery({
      question$: new BehaviorSubject('roles' as const),
      ask: () => ports.participants.roles(),
    });
    const roles$ = derive({ answer: roles.answer$ }, ({ answer: { load } }) =>
      load.status === 'ready' ? load.value : [],
    );
    const fresh = freshnessOf(at, realtime);
    const listOf = (place: WorkspacePlace['listAddress'], phaseStates: StatisticsPort['phaseStates']) =>
      createProjectListStore({
        port: ports.projects,
        phaseStates,
        place,
        changes$: changesOf(realtime, { channel: 'projects', events: PROJECT_EVENTS, schema: Project, unreadable }),
        ...fresh,
      });
    return {
      list: () => listOf(at.listAddress, ports.statistics.phaseStates),
      // A few lines beside other things: nothing of them stands in the address, and no phase is shown.
      lines: () => listOf({ read: () => EVERY_PROJECT, write: () => undefined }, () => NEVER),
      one: (projectId) =>
        createQuery<string, Project>({
          question$: new BehaviorSubject(projectId),
          ask: ports.projects.project,
          ...fresh,
        }),
      image: (projectId) =>
        createQuery<string, FileContent>({
          question$: new BehaviorSubject(projectId),
          ask: createFilesHttp(http).projectImage,
        }),
      participants: (projectId) =>
        createParticipantsStore({
          port: ports.participants,
          projectId$: new BehaviorSubject<string | null>(projectId),
          changes$: defer(() =>
            changesOf(realtime, {
              channel: `project.${projectId}`,
              events: PARTICIPANT_EVENTS,
              schema: Participant,
              unreadable,
            }),
          ),
          ...fresh,
          place: memoryPlace(),
          online$: at.online$,
          newKey: at.newKey,
          clock: at.wall,
        }),
      participantForm: (projectId, participantId, store, posted) =>
        createParticipantForm({ store, projectId, participantId, roles$, clock: at.wall, posted }),
      roles: { view$: roles$, open: roles.open, close: roles.close },
      persons: () =>
        createLookup({
          ask: (words) => ports.persons.find(words, PICKING.shown),
          questionOf: personQuestion,
          pause: PICKING.pause,
          clock: at.wall,
        }),
    };
  });
  provide(container, Shell, [Place, Realtime, HttpClient], (at, realtime, http): ShellServices => {
    const me = createMeStore({ port: createMeHttp(http) });
    const told$ = ofTheUser(realtime, me).pipe(filter(({ event }) => event === 'message.unread'));
    return {
      me,
      unread: createUnreadStore({
        port: createUnreadHttp(http),
        again$: merge(freshnessOf(at, realtime).again$, told$.pipe(auditTime(1_000, at.wall))),
      }),
      visits: createVisitsStore({ port: createVisitsHttp(http), clock: at.wall }),
      menu: createMenuStore({ port: createSettingsHttp(http) }),
      drafts,
      errors,
    };
  });
  provide(container, Daily, [Place, Realtime, HttpClient, Shell], (at, realtime, http, { me }): DailyServices => {
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
      search: () => createSearchStore({ port: createSearchHttp(http), clock: wall }),
      savedSearches: () =>
        createQuery({
          question$: new BehaviorSubject('saved' as const),
          ask: () => createDashboardHttp(http).savedSearches(),
          ...fresh,
          // [W-DASHBOARD-21] After a failure there is no list, whatever there was before.
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
  });
  const session = bound(container, Session);
  const connection = bound(container, Connection);
  const shell = bound(container, Shell);
  const daily = bound(container, Daily);
  ofTheUser(bound(container, Realtime), shell.me).subscribe(({ event }) => {
    // The token is not good any more: where it cannot be renewed, the user signs in again.
    if (event === 'session.revoked') session.renew(session.access$.value).subscribe();
  });
  session.access$.subscribe((staff) => access.next({ ...access.value, token: staff }));
  session.standing$.subscribe(({ kind }) => {
    if (kind === 'signedOut') daily.publishing.close();
    for (const store of [connection, shell.me, shell.unread, shell.visits]) {
      if (kind === 'signedIn') store.open();
      if (kind === 'signedOut') store.close();
    }
  });
  return {
    connection,
    about: bound(container, About),
    session,
    projects: bound(container, Projects),
    daily,
    shell,
  };
}

/** What is shown live is fetched again after each gap, and from time to time while nothing is heard. */
function freshnessOf({ online$, visible$, wall, clock }: WorkspacePlace, { state$, resynced$ }: RealtimeStore) {
  const gaps$ = merge(resynced$, timesWhileAway({ state$, visible$, clock }));
  return { again$: reasonsToAskAgain({ online$, clock: wall, gaps$ }), wall };
}

/** Another user has changed a layout that all share, or the user one of the user's own, in another window. */
const layoutsTouched = (realtime: RealtimeStore, me: MeStore, context: string) =>
  merge(
    defer(() => realtime.listen(`dashboard.${context}`)),
    ofTheUser(realtime, me).pipe(filter(({ event }) => event.startsWith('layout.'))),
  );

/** What the user's own channel tells. */
const ofTheUser = (realtime: RealtimeStore, { channel$ }: MeStore) =>
  channel$.pipe(switchMap((channel) => (channel === null ? NEVER : realtime.listen(channel))));

const PROJECT_EVENTS = { put: ['project.changed', 'project.created'], gone: ['project.gone'] };
const NOTIFICATION_EVENTS = { put: ['notification.created'], gone: ['notification.gone'] };
const PARTICIPANT_EVENTS = { put: ['participant.changed'], gone: ['participant.gone'] };

/** What cannot be read of an event is fetched with the next answer. */
const unreadable = (): void => undefined;
