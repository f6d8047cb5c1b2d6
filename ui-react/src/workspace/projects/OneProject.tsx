import { isNotThere } from '@felles/core';
import { useState } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import { Nowhere } from '../shell/Nowhere.tsx';
import { useVisit } from '../shell/use-visit.ts';
import { ProjectProvider } from './use-project.ts';

/** What each page of a project stands in. Its list is asked for beside the project; without a project there is no page. */
export function OneProject() {
  const { projectId = '' } = useParams();
  return <Known key={projectId} projectId={projectId} />;
}

function Known({ projectId }: { readonly projectId: string }) {
  const { projects } = useWorkspace();
  const [about] = useState(() => projects.one(projectId));
  const { load } = useObservable(about.answer$);
  const text = useText();
  useOpen(about);
  const project = load.status === 'ready' ? load.value : null;
  useVisit('project', { id: projectId, idtype: 'dataid' }, project !== null);
  if (load.status === 'failed' && isNotThere(load.failure))
    return (
      <Nowhere
        title={text('projects.unknown')}
        words={text('projects.unknownWords')}
        to={paths.projects}
        way={text('participants.toProjects')}
      />
    );
  return (
    <ProjectProvider value={project}>
      <Outlet />
    </ProjectProvider>
  );
}
