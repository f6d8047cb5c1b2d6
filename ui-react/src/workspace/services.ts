import type { ChatServices } from '@felles/adapters-http/workspace/areas/chat';
import type { FrameServices } from '@felles/adapters-http/workspace/areas/frame';
import type { ProjectPicture } from '@felles/adapters-http/workspace/areas/project';
import type { Behavior } from '@felles/core';
import { userIn } from '@felles/core/internal/workspace/me/rules';
import type { ConnectionStore } from '@felles/core/workspace/connection';
import type { Drafts } from '@felles/core/workspace/drafts';
import type { ErrorList } from '@felles/core/workspace/errors';
import { type MeStore, type Seeing, type Sight, seeingOf } from '@felles/core/workspace/me';
import type { Area } from '@felles/core/workspace/offers';
import type { OutboxPill } from '@felles/core/workspace/outboxes';
import type { PartingMessage, StaffSessionStore } from '@felles/core/workspace/session';
import { createContext, use } from 'react';
import type { AREAS } from '../composition/workspace-areas.ts';
import { useObservable } from '../react/use-observable.ts';
import { useProvided } from '../react/use-provided.ts';

/** The areas of the workspace. The code of each is fetched with the pages that use it. */
export type PageAreas = {
  readonly [A in keyof typeof AREAS]: Awaited<ReturnType<Awaited<ReturnType<(typeof AREAS)[A]>>>>;
};
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
  /** [W-SITE-34] The outboxes in one line, and the line as it is read out; null until it is known. */
  readonly pill$: Behavior<OutboxPill | null>;
  readonly spokenPill$: Behavior<OutboxPill | null>;
  /** The unsent input that a sign-out would lose; empty where it would lose nothing. */
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
  const me = useObservable(useWorkspace().shell.me.me$);
  return (sight) => seeingOf(me, sight);
}

/**
 * Whether the user may change things. Without an answer of the service the user may try: the service refuses forbidden
 * changes.
 */
export const useMayChange = (): boolean => useMe()?.may_change !== false;

/** The signed-in user; null until the service has named one, or if it cannot. */
export const useMe = () => userIn(useObservable(useWorkspace().shell.me.me$));
