import type { Reply } from '../../shared/reply.ts';
import type { Project, ProjectFields, ProjectPage, ProjectQuestion } from './model.ts';

type Id = number | string;

export interface ProjectsPort {
  projects(question: ProjectQuestion & { readonly size: number }): Reply<ProjectPage>;
  project(id: Id): Reply<Project>;
  create(fields: ProjectFields, key: string): Reply<Project>;
  /** The given fields alone. */
  change(id: Id, fields: ProjectFields): Reply<Project>;
  /** Everything. */
  replace(id: Id, fields: ProjectFields): Reply<Project>;
}
