// The code of each area of the workspace. A page names the areas that it needs (`workspace/projects/pages.ts`).

import type { WorkspaceDoor } from '@felles/adapters-http/workspace';
import type { DocumentServices } from '@felles/adapters-http/workspace/areas/documents';
import type { Outboxes } from '@felles/adapters-http/workspace/areas/outboxes';

/** Parts of the first page that some areas need. */
export interface FirstPageParts {
  readonly refused$: Outboxes['refused$'];
  /** Whether a file is being sent is asked before a sign-out. */
  readonly uploads: { isUploading: () => boolean };
}

/** Makes an area, once its code is there. */
export type MakeArea<T> = (door: WorkspaceDoor, parts: FirstPageParts) => T | Promise<T>;

export const AREAS = {
  about: async () => (await import('@felles/adapters-http/workspace/areas/about')).aboutServices,
  articles: async () => (await import('@felles/adapters-http/workspace/areas/articles')).articleServices,
  chat: async () => (await import('@felles/adapters-http/workspace/areas/chat')).chatServices,
  checkIns: async () => (await import('@felles/adapters-http/workspace/areas/checkins')).checkInServices,
  checklists: async () => (await import('@felles/adapters-http/workspace/areas/checklists')).checklistServices,
  dashboard: async () => {
    const { dashboardServices } = await import('@felles/adapters-http/workspace/areas/dashboard');
    return (door: WorkspaceDoor, { refused$ }: FirstPageParts) => dashboardServices(door, refused$);
  },
  deadlines: async () => (await import('@felles/adapters-http/workspace/areas/deadlines')).deadlineServices,
  deviations: async () => (await import('@felles/adapters-http/workspace/areas/deviations')).deviationServices,
  documents: async () => {
    const { documentServices } = await import('@felles/adapters-http/workspace/areas/documents');
    return (door: WorkspaceDoor, { uploads }: FirstPageParts): DocumentServices => {
      const documents = documentServices(door);
      uploads.isUploading = documents.isUploading;
      return documents;
    };
  },
  expenses: async () => (await import('@felles/adapters-http/workspace/areas/expenses')).expenseServices,
  handbook: async () => (await import('@felles/adapters-http/workspace/areas/handbook')).handbookServices,
  hours: async () => (await import('@felles/adapters-http/workspace/areas/hours')).hoursServices,
  newProject: async () => (await import('@felles/adapters-http/workspace/areas/new-project')).newProjectServices,
  notifications: async () => (await import('@felles/adapters-http/workspace/areas/notifications')).notificationServices,
  outbox: async () => {
    const { outboxesOf } = await import('@felles/adapters-http/workspace/areas/outboxes');
    return (door: WorkspaceDoor) => outboxesOf(door).now().list;
  },
  participants: async () => (await import('@felles/adapters-http/workspace/areas/participants')).participantServices,
  phases: async () => (await import('@felles/adapters-http/workspace/areas/phases')).phasesServices,
  project: async () => (await import('@felles/adapters-http/workspace/areas/project')).oneProjectServices,
  projectPages: async () => (await import('@felles/adapters-http/workspace/areas/project-pages')).projectPageServices,
  projects: async () => (await import('@felles/adapters-http/workspace/areas/projects')).projectServices,
  publishing: async () => (await import('@felles/adapters-http/workspace/areas/publishing')).publishingServices,
  register: async () => (await import('@felles/adapters-http/workspace/areas/register')).registerServices,
  search: async () => (await import('@felles/adapters-http/workspace/areas/search')).searchServices,
  siteDay: async () => (await import('@felles/adapters-http/workspace/areas/site-day')).siteDayServices,
  siteDrafts: async () => (await import('@felles/adapters-http/workspace/areas/site-work')).siteDraftsOf,
  siteRecords: async () => (await import('@felles/adapters-http/workspace/areas/site-records')).siteRecordServices,
  siteWork: async () => (await import('@felles/adapters-http/workspace/areas/site-work')).siteOutboxOf,
  statistics: async () => (await import('@felles/adapters-http/workspace/areas/statistics')).statisticsServices,
  tasks: async () => (await import('@felles/adapters-http/workspace/areas/tasks')).taskServices,
} satisfies Readonly<Record<string, () => Promise<MakeArea<unknown>>>>;
