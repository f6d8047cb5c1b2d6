// Who needs what in the workspace, and who provides it.
import { createHttp, type Http } from '@felles/adapters-http';
import { createMeHttp } from '@felles/adapters-http/workspace/me';
import { createRealtimeHttp, type RealtimeHttp } from '@felles/adapters-http/workspace/realtime';
import { createSignInHttp } from '@felles/adapters-http/workspace/sign-in';
import { connectOver, openBrowserSocket } from '@felles/adapters-ws';
import { type AccessCell, createAccess, mapReply } from '@felles/core';
import { createRealtimeStore, type RealtimeStore } from '@felles/core/realtime';
import {
  type AboutStore,
  type ConnectionStore,
  createAboutStore,
  createConnectionStore,
  createDrafts,
  createErrorList,
  createStaffSessionStore,
  isReturn,
  offeredBy,
  type StaffSessionStore,
  spreadOf,
  unsentMessages,
} from '@felles/core/workspace';
import { Container } from 'inversify';
import { firstValueFrom, of, switchMap } from 'rxjs';
import { lazily } from '../react/lazily.ts';
import type {
  ArticleServices,
  CheckInServices,
  DailyServices,
  ProjectServices,
  RegisterServices,
  ShellServices,
  TaskServices,
  WorkspaceServices,
} from '../workspace/services.ts';
import { reportingTo } from './reporting.ts';
import { bound, provide, token } from './token.ts';
import { connectOnceFound, createFinder, type Finder } from './whereabouts.ts';
import { articleServices } from './workspace/articles.ts';
import { checkInServices } from './workspace/checkins.ts';
import { dailyServices } from './workspace/daily.ts';
import { type DocumentsInUse, documentServices } from './workspace/documents.ts';
import { ofTheUser } from './workspace/live.ts';
import { createOutboxes, type Outboxes } from './workspace/outboxes.ts';
import type { WorkspacePlace } from './workspace/place.ts';
import { projectServices } from './workspace/projects.ts';
import { registerServices } from './workspace/register.ts';
import { shellServices } from './workspace/shell.ts';
import { taskServices } from './workspace/tasks.ts';

const Place = token<WorkspacePlace>('WorkspacePlace');
const Where = token<Finder>('Finder');
const Access = token<AccessCell>('Access');
const HttpClient = token<Http>('Http');
const Calls = token<RealtimeHttp>('RealtimeHttp');
const Realtime = token<RealtimeStore>('RealtimeStore');
const Connection = token<ConnectionStore>('ConnectionStore');
const About = token<AboutStore>('AboutStore');
const Session = token<StaffSessionStore>('StaffSessionStore');
const Articles = token<ArticleServices>('ArticleServices');
const CheckIns = token<CheckInServices>('CheckInServices');
const Documents = token<DocumentsInUse>('DocumentServices');
const Projects = token<ProjectServices>('ProjectServices');
const Tasks = token<TaskServices>('TaskServices');
const Daily = token<DailyServices>('DailyServices');
const Register = token<RegisterServices>('RegisterServices');
const Boxes = token<Outboxes>('Outboxes');
const Shell = token<ShellServices>('ShellServices');

/** How long the service may take to name the user (milliseconds). */
const WHO = 5_000;

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
  /** By the token that is asked about, and no other. */
  const who = (token: string) => {
    const asking = createAccess();
    asking.next({ ...access.value, token });
    const { me } = createMeHttp(createHttp({ root: '', fetch, clock: wall, access: asking, limit: WHO }));
    // An answer that is lost once does not make another user of the same one.
    const user = me().pipe(
      switchMap((result) => (!result.ok && result.error.kind === 'unreachable' ? me() : of(result))),
    );
    return mapReply(user, ({ login_id: id }) => id);
  };
  provide(container, Session, [Place, Where], ({ fetch, wall, tokens, pending, page, host, newKey, log }, where) =>
    createStaffSessionStore({
      port: createSignInHttp({ server: where.now().provider, fetch, clock: wall }),
      who,
      tokens,
      pending,
      page,
      host,
      flow: where.now().flow,
      clock: wall,
      newKey,
      log,
      leaving: drafts.leave,
      gaveUp() {
        drafts.clear();
        outboxes.giveUp();
      },
    }),
  );
  provide(container, HttpClient, [Place, Access, Session], ({ fetch, sendFile, wall }, cell, session) =>
    reportingTo(
      errors,
      createHttp({ root: '', fetch, clock: wall, access: cell, renew: session.renew, ...(sendFile && { sendFile }) }),
    ),
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
      // Read at the moment of the authentication: by then the manifest has been asked for.
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
  provide(container, About, [Place, Where, Realtime, Calls], ({ online$, wall, newKey }, where, realtime, port) =>
    createAboutStore({ realtime, port, version: where.now().version, online$, wall, newKey }),
  );
  provide(container, Boxes, [Place, HttpClient, Access], (at, http, cell) => createOutboxes(at, http, cell, drafts));
  provide(container, Documents, [Place, Realtime, HttpClient], (at, realtime, http) =>
    documentServices(at, realtime, http, errors),
  );
  provide(container, CheckIns, [Place, Realtime, HttpClient, Connection, Boxes], checkInServices);
  provide(container, Articles, [Place, Realtime, HttpClient], articleServices);
  provide(container, Projects, [Place, Realtime, HttpClient, Boxes], projectServices);
  provide(container, Register, [Place, Realtime, HttpClient], registerServices);
  provide(container, Tasks, [Place, Realtime, HttpClient], taskServices);
  provide(
    container,
    Shell,
    [Place, Realtime, HttpClient, Access, Boxes],
    (at, realtime, http, cell, boxes): ShellServices => ({
      ...shellServices(at, realtime, http, offeredBy(cell)),
      drafts,
      errors,
      waiting$: boxes.count$,
      unsent() {
        const { value: state } = session.state$;
        if (state.kind !== 'signedIn') return [];
        return unsentMessages({
          owner: state.owner,
          saved: outboxes.count$.value,
          isTyped: drafts.isAny(),
          isUploading: documents.isUploading(),
        });
      },
    }),
  );
  provide(container, Daily, [Place, Realtime, HttpClient, Shell], (at, realtime, http, { me }) =>
    dailyServices(at, realtime, http, me),
  );
  const session = bound(container, Session);
  const connection = bound(container, Connection);
  const shell = bound(container, Shell);
  const daily = bound(container, Daily);
  const outboxes = bound(container, Boxes);
  const documents = bound(container, Documents);
  ofTheUser(bound(container, Realtime), shell.me).subscribe(({ event }) => {
    // The token is no longer valid: if it cannot be renewed, the user signs in again.
    if (event === 'session.revoked') session.renew(session.access$.value).subscribe();
  });
  session.access$.subscribe((staff) => access.next({ ...access.value, token: staff }));
  place.visible$.subscribe((isVisible) => !isVisible && drafts.save());
  session.state$.subscribe((state) => {
    const isOver = state.kind === 'signedOut' || state.kind === 'changing';
    if (state.kind === 'signedIn') {
      drafts.open(state.owner);
      outboxes.open(state.owner);
    } else outboxes.rest();
    if (isOver) {
      daily.publishing.close();
      outboxes.close();
    }
    for (const store of [connection, shell.me, shell.visits, shell.unread]) {
      if (state.kind === 'signedIn') store.open();
      if (isOver) store.close();
    }
  });
  // The answer is in the address, and the first page may redirect to another one.
  if (isReturn(place.page.address())) session.open();
  /** What a page needs that is fetched with its code. */
  const withPage = <T>(load: () => Promise<(at: WorkspacePlace, realtime: RealtimeStore, http: Http) => T>) =>
    lazily(async () => (await load())(place, bound(container, Realtime), bound(container, HttpClient)));
  return {
    connection,
    about: bound(container, About),
    session,
    articles: bound(container, Articles),
    checkIns: bound(container, CheckIns),
    documents,
    phases: withPage(async () => (await import('./workspace/phases.ts')).phasesServices),
    handbook: withPage(async () => (await import('./workspace/handbook.ts')).handbookServices),
    newProject: withPage(async () => {
      const { newProjectServices } = await import('./workspace/new-project.ts');
      return (at, _realtime, http) => newProjectServices(at, http, outboxes, shell.offers$);
    }),
    projects: bound(container, Projects),
    projectPages: withPage(async () => (await import('./workspace/project-pages.ts')).projectPageServices),
    tasks: bound(container, Tasks),
    daily,
    register: bound(container, Register),
    siteRecords: withPage(async () => (await import('./workspace/site-records.ts')).siteRecordServices),
    statistics: withPage(async () => (await import('./workspace/statistics.ts')).statisticsServices),
    deadlines: withPage(async () => (await import('./workspace/deadlines.ts')).deadlineServices),
    chat: withPage(async () => {
      const [{ chatServices }, chat] = await Promise.all([import('./workspace/chat.ts'), outboxes.chat()]);
      return (at, realtime, http) => chatServices(at, realtime, http, { chat, me: shell.me, unread: shell.unread });
    }),
    shell,
  };
}
