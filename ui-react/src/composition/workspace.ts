import {
  createDashboardHttp,
  createHttp,
  createNotificationsHttp,
  createParticipantsHttp,
  createProjectsHttp,
  createPublishingHttp,
  createRealtimeHttp,
  createSearchHttp,
  createSignInHttp,
  createVisitsHttp,
  type Http,
  type RealtimeHttp,
} from '@felles/adapters-http';
import { changesOf, connectOver, openBrowserSocket } from '@felles/adapters-ws';
import { type AccessCell, type Behavior, createAccess } from '@felles/core';
import { memoryPlace, reasonsToAskAgain } from '@felles/core/data';
import { createRealtimeStore, type RealtimeStore } from '@felles/core/realtime';
import {
  type AboutStore,
  type ConnectionStore,
  createAboutStore,
  createConnectionStore,
  createDashboardStore,
  createNotificationsStore,
  createParticipantsStore,
  createProjectListStore,
  createPublishingStore,
  createSearchStore,
  createStaffSessionStore,
  createVisitsStore,
  type HostPort,
  type PagePort,
  Participant,
  type PendingPlace,
  Project,
  type ProjectQuestion,
  type StaffSessionStore,
  type TokenPlace,
} from '@felles/core/workspace';
import { Container } from 'inversify';
import { BehaviorSubject, defer, firstValueFrom, NEVER, type SchedulerLike, switchMap } from 'rxjs';
import type { DailyServices, ProjectServices, WorkspaceServices } from '../workspace/services.ts';
import { bound, provide, token } from './token.ts';
import { connectOnceFound, createFinder, type Finder } from './whereabouts.ts';

/** What the workspace needs from the place it runs in. */
export interface WorkspacePlace {
  /** Where its page comes from. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly online$: Behavior<boolean>;
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
    }),
  );
  provide(container, HttpClient, [Place, Access, Session], ({ fetch, wall }, cell, session) =>
    createHttp({ root: '', fetch, clock: wall, access: cell, renew: session.renew }),
  );
  provide(container, Calls, [HttpClient], createRealtimeHttp);
  provide(container, Realtime, [Place, Where, Calls], ({ clock, agent }, where, calls) =>
    createRealtimeStore({
      clock,
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
  provide(container, Connection, [Place, Realtime], ({ online$, wall, clock }, realtime) =>
    createConnectionStore({ realtime, online$, wall, clock }),
  );
  provide(container, About, [Place, Realtime, Calls], ({ online$, wall, newKey }, realtime, port) =>
    createAboutStore({ realtime, port, online$, wall, newKey }),
  );
  provide(container, Projects, [Place, Realtime, HttpClient], (at, realtime, http): ProjectServices => {
    const ports = { projects: createProjectsHttp(http), participants: createParticipantsHttp(http) };
    const again$ = reasonsToAskAgain({ online$: at.online$, clock: at.wall, gaps$: realtime.resynced$ });
    return {
      list: () =>
        createProjectListStore({
          port: ports.projects,
          place: at.listAddress,
          changes$: changesOf(realtime, { channel: 'projects', events: PROJECT_EVENTS, schema: Project, unreadable }),
          again$,
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
          again$,
          place: memoryPlace(),
          online$: at.online$,
          newKey: at.newKey,
          clock: at.wall,
        }),
    };
  });
  provide(container, Daily, [Place, Realtime, HttpClient], (at, realtime, http): DailyServices => {
    const { online$, wall, newKey } = at;
    const again$ = reasonsToAskAgain({ online$, clock: wall, gaps$: realtime.resynced$ });
    return {
      dashboard: (context) =>
        createDashboardStore({
          port: createDashboardHttp(http),
          context$: new BehaviorSubject(context),
          online$,
          again$,
          newKey,
          clock: wall,
        }),
      // Whose they are is not known before they are fetched, so no channel can be named yet.
      notifications: createNotificationsStore({ port: createNotificationsHttp(http), changes$: NEVER, again$ }),
      publishing: createPublishingStore({ port: createPublishingHttp(http) }),
      search: () => createSearchStore({ port: createSearchHttp(http), clock: wall }),
      visits: createVisitsStore({ port: createVisitsHttp(http), clock: wall }),
    };
  });
  const session = bound(container, Session);
  session.access$.subscribe((staff) => access.next({ ...access.value, token: staff }));
  return {
    connection: bound(container, Connection),
    about: bound(container, About),
    session,
    projects: bound(container, Projects),
    daily: bound(container, Daily),
  };
}

const PROJECT_EVENTS = { put: ['project.changed', 'project.created'], gone: ['project.gone'] };
const PARTICIPANT_EVENTS = { put: ['participant.changed'], gone: ['participant.gone'] };

/** What cannot be read of an event is fetched with the next answer. */
const unreadable = (): void => undefined;
