// Binds what the workspace's door gives, and each area of it once its code is fetched.
import { openWorkspace, type WorkspaceDoor, type WorkspaceNeeds } from '@felles/adapters-http/workspace';
import { frameServices } from '@felles/adapters-http/workspace/areas/frame';
import { unsentMessages } from '@felles/core/workspace';
import { Container } from 'inversify';
import { BehaviorSubject, defer, filter, merge, retry, skip, switchMap, timer } from 'rxjs';
import { lazily } from '../react/lazily.ts';
import type { FetchedAreas, ShellServices, WorkspaceServices } from '../workspace/services.ts';
import { bound, provide, token } from './token.ts';

const Door = token<WorkspaceDoor>('WorkspaceDoor');
const Shell = token<ShellServices>('ShellServices');

/** How long after a failure the code of what is sent by itself is fetched again (milliseconds). */
const FETCHED_AGAIN = 10_000;

/** Who needs what and who provides it, as soon as it is known where the service is. */
export async function composeWorkspace(needs: WorkspaceNeeds): Promise<WorkspaceServices> {
  const door = await openWorkspace(needs);
  const container = new Container();
  provide(container, Door, [], () => door);

  /** An area is bound when its code is there. */
  const area = <T>(name: string, load: () => Promise<(door: WorkspaceDoor) => T>): (() => Promise<T>) => {
    const key = token<T>(name);
    return lazily(async () => {
      provide(container, key, [Door], await load());
      return bound(container, key);
    });
  };

  const outboxes = area(
    'outboxes',
    async () => (await import('@felles/adapters-http/workspace/areas/outboxes')).createOutboxes,
  );
  const waiting$ = new BehaviorSubject(0);
  let isUploading = (): boolean => false;

  const areas: FetchedAreas = {
    about: area('about', async () => (await import('@felles/adapters-http/workspace/areas/about')).aboutServices),
    articles: area(
      'articles',
      async () => (await import('@felles/adapters-http/workspace/areas/articles')).articleServices,
    ),
    chat: area('chat', async () => {
      const [{ chatServices }, boxes] = await Promise.all([
        import('@felles/adapters-http/workspace/areas/chat'),
        outboxes(),
      ]);
      return (at) => chatServices(at, { chat: boxes.now().chat, unread: bound(container, Shell).unread });
    }),
    checkIns: area('checkIns', async () => {
      const [{ checkInServices }, boxes] = await Promise.all([
        import('@felles/adapters-http/workspace/areas/checkins'),
        outboxes(),
      ]);
      return (at) => checkInServices(at, boxes);
    }),
    dashboard: area(
      'dashboard',
      async () => (await import('@felles/adapters-http/workspace/areas/dashboard')).dashboardServices,
    ),
    deadlines: area(
      'deadlines',
      async () => (await import('@felles/adapters-http/workspace/areas/deadlines')).deadlineServices,
    ),
    documents: area('documents', async () => {
      const { documentServices } = await import('@felles/adapters-http/workspace/areas/documents');
      return (at) => {
        const documents = documentServices(at);
        isUploading = documents.isUploading;
        return documents;
      };
    }),
    expenses: area(
      'expenses',
      async () => (await import('@felles/adapters-http/workspace/areas/expenses')).expenseServices,
    ),
    handbook: area(
      'handbook',
      async () => (await import('@felles/adapters-http/workspace/areas/handbook')).handbookServices,
    ),
    newProject: area('newProject', async () => {
      const [{ newProjectServices }, boxes] = await Promise.all([
        import('@felles/adapters-http/workspace/areas/new-project'),
        outboxes(),
      ]);
      return (at) => newProjectServices(at, boxes);
    }),
    notifications: area(
      'notifications',
      async () => (await import('@felles/adapters-http/workspace/areas/notifications')).notificationServices,
    ),
    participants: area('participants', async () => {
      const [{ participantServices }, boxes] = await Promise.all([
        import('@felles/adapters-http/workspace/areas/participants'),
        outboxes(),
      ]);
      return (at) => participantServices(at, boxes);
    }),
    phases: area('phases', async () => (await import('@felles/adapters-http/workspace/areas/phases')).phasesServices),
    project: area(
      'project',
      async () => (await import('@felles/adapters-http/workspace/areas/project')).oneProjectServices,
    ),
    projectPages: area(
      'projectPages',
      async () => (await import('@felles/adapters-http/workspace/areas/project-pages')).projectPageServices,
    ),
    projects: area(
      'projects',
      async () => (await import('@felles/adapters-http/workspace/areas/projects')).projectServices,
    ),
    publishing: area(
      'publishing',
      async () => (await import('@felles/adapters-http/workspace/areas/publishing')).publishingServices,
    ),
    register: area(
      'register',
      async () => (await import('@felles/adapters-http/workspace/areas/register')).registerServices,
    ),
    search: area('search', async () => (await import('@felles/adapters-http/workspace/areas/search')).searchServices),
    siteRecords: area(
      'siteRecords',
      async () => (await import('@felles/adapters-http/workspace/areas/site-records')).siteRecordServices,
    ),
    statistics: area(
      'statistics',
      async () => (await import('@felles/adapters-http/workspace/areas/statistics')).statisticsServices,
    ),
    tasks: area('tasks', async () => (await import('@felles/adapters-http/workspace/areas/tasks')).taskServices),
  };

  provide(container, Shell, [Door], (at) => ({
    ...frameServices(at),
    me: at.me,
    offers$: at.offers$,
    drafts: at.drafts,
    errors: at.errors,
    waiting$,
    unsent() {
      const { value: state } = at.session.state$;
      if (state.kind !== 'signedIn') return [];
      return unsentMessages({
        owner: state.owner,
        saved: waiting$.value,
        isTyped: at.drafts.isAny(),
        isUploading: isUploading(),
      });
    },
  }));
  const shell = bound(container, Shell);

  // What a reload has left unsent is sent on every page, so this code is fetched until it has come.
  door.owner$
    .pipe(
      filter((owner) => owner !== null),
      switchMap(() => defer(outboxes)),
      retry({
        delay: () =>
          merge(
            timer(FETCHED_AGAIN, door.clock),
            door.online$.pipe(
              skip(1),
              filter((isOnline) => isOnline),
            ),
          ),
      }),
      switchMap(({ count$ }) => count$),
    )
    .subscribe(waiting$);
  // Also of a user who leaves before that code has come.
  door.gaveUp$.subscribe(() => outboxes().catch(() => undefined));
  return { connection: door.connection, session: door.session, ...areas, shell };
}
