import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { DocumentEntry } from '../documents/model.ts';
import type { Handbook, HandbookTemplate, ProjectHandbook } from './model.ts';

/** A template in a phase. */
export interface TemplatePlace {
  readonly projectId: Id;
  readonly phaseId: Id;
  readonly templateId: Id;
}

/** The calls for the handbook of a project: its templates by phase, its rebuild, and documents from templates. */
export interface HandbookPort {
  /** [W-PHASES-27] The templates for documents of a phase; a service without this call has `legacyTemplates`. */
  templates(projectId: Id, phaseId: Id): Reply<readonly HandbookTemplate[]>;
  /** [W-PHASES-20] The older request, for services without the new one. */
  legacyTemplates(projectId: Id, phaseId: Id): Reply<readonly HandbookTemplate[]>;
  /** [W-PROJECTS-53] The answer is not specified. */
  rebuild(projectId: Id): Reply<unknown>;
  /** [W-PROJECTS-54] Gives the project another handbook; the answer is not specified. */
  choose(projectId: Id, handbookId: Id): Reply<unknown>;
  handbooks(): Reply<readonly Handbook[]>;
  handbook(projectId: Id): Reply<ProjectHandbook>;
  /** Creates a document from a template, once for each key. */
  make(place: TemplatePlace, key: string): Reply<DocumentEntry>;
}
