// Binds what the workspace's door gives, and each area of it once its code is fetched.
import { openWorkspace, type WorkspaceDoor, type WorkspaceNeeds } from '@felles/adapters-http/workspace';
import { frameServices } from '@felles/adapters-http/workspace/areas/frame';
import { createOutboxes } from '@felles/adapters-http/workspace/areas/outboxes';
import { unsentMessages } from '@felles/core/workspace/session';
import { Container } from 'inversify';
import { lazily } from '../react/lazily.ts';
import type { FetchedAreas, ShellServices, WorkspaceServices } from '../workspace/services.ts';
import { bound, provide, token } from './token.ts';

const Door = token<WorkspaceDoor>('WorkspaceDoor');
const Shell = token<ShellServices>('ShellServices');

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

  // With the first page: what a user may lose by signing out, and what a reload has left unsent, is known at once.
  const outboxes = createOutboxes(door);
  let isUploading = (): boolean => false;

  const areas: FetchedAreas = {
    about: area('about', async () => (await import('@felles/adapters-http/workspace/areas/about')).aboutServices),
    articles: area(
      'articles',
      async () => (await import('@felles/adapters-http/workspace/areas/articles')).articleServices,
    ),
    chat: area('chat', async () => {
      const { chatServices } = await import('@felles/adapters-http/workspace/areas/chat');
      return (at) => chatServices(at, { chat: outboxes.now().chat, unread: bound(container, Shell).unread });
    }),
    checkIns: area('checkIns', async () => {
      const { checkInServices } = await import('@felles/adapters-http/workspace/areas/checkins');
      return (at) => checkInServices(at, outboxes);
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
      const { newProjectServices } = await import('@felles/adapters-http/workspace/areas/new-project');
      return (at) => newProjectServices(at, outboxes);
    }),
    notifications: area(
      'notifications',
      async () => (await import('@felles/adapters-http/workspace/areas/notifications')).notificationServices,
    ),
    participants: area('participants', async () => {
      const { participantServices } = await import('@felles/adapters-http/workspace/areas/participants');
      return (at) => participantServices(at, outboxes);
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
    waiting$: outboxes.count$,
    unsent() {
      const { value: state } = at.session.state$;
      if (state.kind !== 'signedIn') return [];
      return unsentMessages({
        owner: state.owner,
        saved: outboxes.count$.value,
        isTyped: at.drafts.isAny(),
        isUploading: isUploading(),
      });
    },
    discardUnsent() {
      outboxes.discard();
      at.drafts.discard();
    },
  }));
  const shell = bound(container, Shell);

  return { connection: door.connection, session: door.session, ...areas, shell };
}
