import type { Project } from '@felles/core/workspace';
import { useEffect, useState } from 'react';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useWorkspace } from '../services.ts';

/** The project that a page is of, once it is known; to be on such a page is to visit the project. */
export function useProject(projectId: string): Project | null {
  const { projects, shell } = useWorkspace();
  const [about] = useState(() => projects.one(projectId));
  const { load } = useObservable(about.answer$);
  useOpen(about);
  useEffect(() => shell.visits.record({ type: 'project', idtype: 'dataid', id: projectId }), [shell, projectId]);
  return load.status === 'ready' ? load.value : null;
}
