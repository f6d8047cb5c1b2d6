import { idle } from '@felles/core';
import type { Flag, Offer, OneProjectStore, OneProjectView, Project } from '@felles/core/workspace/projects';
import { offerOf } from '@felles/core/workspace/projects';
import { createContext, type ReactNode, useContext } from 'react';

interface ProjectOfPage extends OneProjectView {
  readonly id: string;
  /** Null on a page that is of no project. */
  readonly store: OneProjectStore | null;
  /** The way to the project's other pages. */
  readonly tabs: ReactNode;
}

const NO_PROJECT: ProjectOfPage = { id: '', store: null, tabs: null, load: idle, flags: idle, parent: null };

const ProjectContext = createContext(NO_PROJECT);
ProjectContext.displayName = 'the project of the page';

export const ProjectProvider = ProjectContext.Provider;

/** The project of a page. */
export const useProjectOfPage = (): ProjectOfPage => useContext(ProjectContext);

/** The project that a page is of, once it is known. */
export function useProject(): Project | null {
  const { load } = useContext(ProjectContext);
  return load.status === 'ready' ? load.value : null;
}

/** [W-PROJECTS-23] Whether a part of the project is offered. */
export function useOffer(flag: Flag | null): Offer {
  return offerOf(useContext(ProjectContext).flags, flag);
}
