import type { NamedFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type {
  HistoryEntry,
  NewProjectFields,
  Project,
  ProjectFields,
  ProjectPage,
  ProjectQuestion,
  ProjectSummary,
  ProjectView,
  RegisterConnection,
} from './model.ts';

type Id = number | string;

export interface ProjectsPort {
  projects(question: ProjectQuestion & { readonly size: number }): Reply<ProjectPage>;
  project(id: Id): Reply<Project>;
  create(fields: NewProjectFields, key: string): Reply<Project>;
  /** The given fields alone. */
  change(id: Id, fields: ProjectFields): Reply<Project>;
  /** Everything. */
  replace(id: Id, fields: ProjectFields): Reply<Project>;
  /** [W-PROJECTS-35] */
  view(id: Id): Reply<ProjectView>;
  /** [W-PROJECTS-34] */
  detail(id: Id): Reply<ProjectSummary>;
  /** [W-PROJECTS-42] The newest first. */
  history(id: Id): Reply<readonly HistoryEntry[]>;
  /** [W-PROJECTS-45] */
  subprojects(id: Id): Reply<readonly Project[]>;
  /** [W-PROJECTS-51] To the house register: to what was chosen there, or to what the service finds. */
  connect(id: Id, to: RegisterConnection): Reply<Project>;
  /** [W-PROJECTS-52] */
  disconnect(id: Id): Reply<Project>;
  /** [W-PROJECTS-50] In the place of the one that is there. `told` hears how many bytes have been sent. */
  uploadPhoto(id: Id, photo: NamedFile, key: string, told: (sent: number) => void): Reply<unknown>;
}
