import type { NamedFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
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

/** The calls for projects; a `key` lets the service do a repeated request only once. */
export interface ProjectsPort {
  /** Left out, the fields mean the first page, all projects, and the service's own order and size. */
  projects(question: Partial<ProjectQuestion & { readonly size: number }>): Reply<ProjectPage>;
  project(id: Id): Reply<Project>;
  create(fields: NewProjectFields, key: string): Reply<Project>;
  /** Changes only the given fields. */
  change(id: Id, fields: ProjectFields): Reply<Project>;
  /** Replaces all fields. */
  replace(id: Id, fields: ProjectFields): Reply<Project>;
  /** [W-PROJECTS-35] The parts of the project that are switched on, and the progress of its phases. */
  view(id: Id): Reply<ProjectView>;
  /** [W-PROJECTS-34] The short form, with names in Norwegian; `project` answers with the full record. */
  detail(id: Id): Reply<ProjectSummary>;
  /** [W-PROJECTS-42] Newest first. */
  history(id: Id): Reply<readonly HistoryEntry[]>;
  /** [W-PROJECTS-45] The projects directly under this one, all in one answer. */
  subprojects(id: Id): Reply<readonly Project[]>;
  /** [W-PROJECTS-51] Connects to the chosen entry of the house register, or to the one that the service finds. */
  connect(id: Id, to: RegisterConnection, key: string): Reply<Project>;
  /** [W-PROJECTS-52] Ends the connection to the house register; the answer is the changed project. */
  disconnect(id: Id, key: string): Reply<Project>;
  /** [W-PROJECTS-50] Replaces the photo. `onProgress` is called with the number of sent bytes. */
  uploadPhoto(id: Id, photo: NamedFile, key: string, onProgress: (sent: number) => void): Reply<unknown>;
}
