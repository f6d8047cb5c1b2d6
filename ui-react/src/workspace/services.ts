import type {
  AboutStore,
  ConnectionStore,
  DashboardStore,
  NotificationsStore,
  ParticipantsStore,
  ProjectListStore,
  PublishingStore,
  SearchStore,
  StaffSessionStore,
  VisitsStore,
} from '@felles/core/workspace';
import { createContext } from 'react';
import { useProvided } from '../react/use-provided.ts';

/** Everything a screen of the workspace may use. Stores only: no ports, no container. */
export interface WorkspaceServices {
  readonly connection: ConnectionStore;
  readonly about: AboutStore;
  readonly session: StaffSessionStore;
  readonly projects: ProjectServices;
  readonly daily: DailyServices;
}

/** What meets the user on each page, and on the first one. */
export interface DailyServices {
  readonly notifications: NotificationsStore;
  readonly publishing: PublishingStore;
  readonly visits: VisitsStore;
  dashboard(context: string): DashboardStore;
  search(): SearchStore;
}

/** Each visit of a page has a store of its own: the address says what it asks. */
export interface ProjectServices {
  list(): ProjectListStore;
  participants(projectId: string): ParticipantsStore;
}

const WorkspaceContext = createContext<WorkspaceServices | null>(null);
WorkspaceContext.displayName = 'the workspace services';

export const WorkspaceProvider = WorkspaceContext.Provider;
export const useWorkspace = (): WorkspaceServices => useProvided(WorkspaceContext);
