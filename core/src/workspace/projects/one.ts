import { createQuery, type Freshness, type Query, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Project, ProjectsPort, ProjectView } from './model.ts';

/** The project for all its pages; record and switches load and fail separately. */
export interface OneProjectView {
  readonly load: Load<Project>;
  readonly flags: Load<ProjectView>;
  /** The parent project; null without one, or if the user may not see it. */
  readonly parent: Project | null;
}

/** The project that all its pages share; the form of the project updates it with its answer. */
export interface OneProjectStore {
  readonly view$: Behavior<OneProjectView>;
  /** For a form, which updates the record with its answer. */
  readonly project: Pick<Query<string, Project>, 'answer$' | 'update'>;
  open(): void;
  close(): void;
  reload(): void;
}

/** The project's id, and the calls for its record and switches. */
export interface OneProjectNeeds {
  readonly port: Pick<ProjectsPort, 'project' | 'view'>;
  readonly projectId: string;
  readonly fresh: Freshness;
}

/** The project of all its pages: its record, its switches and its parent. */
export function createOneProjectStore({ port, projectId, fresh }: OneProjectNeeds): OneProjectStore {
  const project = queryOf(projectId, port.project, fresh);
  const view = queryOf(projectId, port.view, fresh);
  const parent = createQuery<string, Project>({
    question$: derive({ answer: project.answer$ }, ({ answer: { load } }) =>
      load.status === 'ready' ? parentOf(load.value) : null,
    ),
    ask: port.project,
    ...fresh,
  });
  const parts = [project, view, parent];
  return {
    view$: derive(
      { project: project.answer$, view: view.answer$, parent: parent.answer$ },
      ({ project, view, parent }): OneProjectView => ({
        load: project.load,
        flags: view.load,
        parent: parent.load.status === 'ready' ? parent.load.value : null,
      }),
    ),
    project,
    open() {
      for (const part of parts) part.open();
    },
    close() {
      for (const part of parts) part.close();
    },
    reload() {
      for (const part of [project, view]) part.reload();
    },
  };
}

/** Null if the project names itself as its parent. */
function parentOf({ id, parent_project_id: parent }: Project): string | null {
  if (parent === null || parent === undefined || parent === '' || parent === id) return null;
  return parent;
}
