import type { Project } from '@felles/core/workspace';
import { createContext, useContext } from 'react';

const ProjectContext = createContext<Project | null>(null);
ProjectContext.displayName = 'the project of the page';

export const ProjectProvider = ProjectContext.Provider;

/** The project that a page is of, once it is known. */
export const useProject = (): Project | null => useContext(ProjectContext);
