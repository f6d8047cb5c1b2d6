import type { AboutServices } from '@felles/adapters-http/workspace/areas/about';
import type { ArticleServices } from '@felles/adapters-http/workspace/areas/articles';
import type { ChatServices } from '@felles/adapters-http/workspace/areas/chat';
import type { CheckInServices } from '@felles/adapters-http/workspace/areas/checkins';
import type { DashboardServices } from '@felles/adapters-http/workspace/areas/dashboard';
import type { DeadlineServices } from '@felles/adapters-http/workspace/areas/deadlines';
import type { DocumentServices } from '@felles/adapters-http/workspace/areas/documents';
import type { ExpenseServices } from '@felles/adapters-http/workspace/areas/expenses';
import type { FrameServices } from '@felles/adapters-http/workspace/areas/frame';
import type { HandbookServices } from '@felles/adapters-http/workspace/areas/handbook';
import type { NewProjectServices } from '@felles/adapters-http/workspace/areas/new-project';
import type { NotificationServices } from '@felles/adapters-http/workspace/areas/notifications';
import type { ParticipantServices } from '@felles/adapters-http/workspace/areas/participants';
import type { PhasesServices } from '@felles/adapters-http/workspace/areas/phases';
import type { OneProjectServices, ProjectPicture } from '@felles/adapters-http/workspace/areas/project';
import type { ProjectPageServices } from '@felles/adapters-http/workspace/areas/project-pages';
import type { ProjectServices } from '@felles/adapters-http/workspace/areas/projects';
import type { PublishingServices } from '@felles/adapters-http/workspace/areas/publishing';
import type { RegisterServices } from '@felles/adapters-http/workspace/areas/register';
import type { SearchServices } from '@felles/adapters-http/workspace/areas/search';
import type { SiteRecordServices } from '@felles/adapters-http/workspace/areas/site-records';
import type { StatisticsServices } from '@felles/adapters-http/workspace/areas/statistics';
import type { TaskServices } from '@felles/adapters-http/workspace/areas/tasks';
import type { Behavior } from '@felles/core';
import type { ConnectionStore } from '@felles/core/workspace/connection';
import type { Drafts } from '@felles/core/workspace/drafts';
import type { ErrorList } from '@felles/core/workspace/errors';
import { type MeStore, type Seeing, type Sight, seeingOf } from '@felles/core/workspace/me';
import type { Area } from '@felles/core/workspace/offers';
import type { PartingMessage, StaffSessionStore } from '@felles/core/workspace/session';
import { createContext, use } from 'react';
import { useObservable } from '../react/use-observable.ts';
import { useProvided } from '../react/use-provided.ts';

/** The areas of the workspace. The code of each is fetched with the pages that use it. */
export interface PageAreas {
  readonly about: AboutServices;
  readonly articles: ArticleServices;
  readonly chat: ChatServices;
  readonly checkIns: CheckInServices;
  readonly dashboard: DashboardServices;
  readonly deadlines: DeadlineServices;
  readonly documents: DocumentServices;
  readonly expenses: ExpenseServices;
  readonly handbook: HandbookServices;
  readonly newProject: NewProjectServices;
  readonly notifications: NotificationServices;
  readonly participants: ParticipantServices;
  readonly phases: PhasesServices;
  readonly project: OneProjectServices;
  readonly projectPages: ProjectPageServices;
  readonly projects: ProjectServices;
  readonly publishing: PublishingServices;
  readonly register: RegisterServices;
  readonly search: SearchServices;
  readonly siteRecords: SiteRecordServices;
  readonly statistics: StatisticsServices;
  readonly tasks: TaskServices;
}

export type { ChatServices, ProjectPicture };
export type PageArea = keyof PageAreas;

/** Everything a screen of the workspace may use. Stores only: no ports, no container. */
export interface WorkspaceServices extends FetchedAreas {
  readonly connection: ConnectionStore;
  readonly session: StaffSessionStore;
  readonly shell: ShellServices;
}

export type FetchedAreas = { readonly [A in PageArea]: () => Promise<PageAreas[A]> };

/** The services of the frame around every page. */
export interface ShellServices extends FrameServices {
  readonly me: MeStore;
  /** The areas that the service offers beyond its specification. */
  readonly offers$: Behavior<readonly Area[]>;
  readonly drafts: Drafts;
  readonly errors: ErrorList;
  /** How much of the user's is not sent, or not answered. */
  readonly waiting$: Behavior<number>;
  /** What would be missing if the user signed out now; empty where nothing would. */
  unsent(): readonly PartingMessage[];
  /** Removes it from the device, before a sign-out. */
  discardUnsent(): void;
}

const WorkspaceContext = createContext<WorkspaceServices | null>(null);
WorkspaceContext.displayName = 'the workspace services';

export const WorkspaceProvider = WorkspaceContext.Provider;
export const useWorkspace = (): WorkspaceServices => useProvided(WorkspaceContext);

/** An area of the workspace. A page names its areas beside its own code, so that both are fetched at the same time. */
export function useArea<A extends PageArea>(area: A): PageAreas[A] {
  const areas: FetchedAreas = useWorkspace();
  return use(areas[area]());
}

/** Whether the user sees a part of the workspace, as far as the service has said by now. */
export function useSeeing(): (sight: Sight) => Seeing {
  const me = useObservable(useWorkspace().shell.me.load$);
  return (sight) => seeingOf(me, sight);
}

/** Whether the user may change things. A service that does not say is asked: it refuses what is not allowed. */
export const useMayChange = (): boolean => useObservable(useWorkspace().shell.me.me$)?.may_change !== false;
