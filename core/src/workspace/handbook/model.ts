import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, flag, Id, nullIfUnreadable, text } from '../../shared/wire-values.ts';
import type { DocumentEntry } from '../documents/model.ts';

const Flag = z.catch(flag(), null);
const Text = z.catch(text(), null);
const MaybeId = nullIfUnreadable(Id);
const Word = z.catch(anyValue(), null);
const Count = nullIfUnreadable(z.number());

/** [W-DOCUMENTS-08] Other flags are kept. */
const TemplateFlags = z.looseObject({ create: Flag, create_and_edit: Flag, edit: Flag, edit_webfolder: Flag });

/** [W-DOCUMENTS-07] The type of `documents` is not specified. */
export const HandbookTemplate = z.looseObject({
  template_id: Id,
  title: Text,
  origin: Word,
  is_applicable: Flag,
  documents: nullIfUnreadable(z.readonly(z.array(z.unknown()))),
  datatype_id: MaybeId,
  template_class: Word,
  mime_type: Text,
  project_document_id: MaybeId,
  actions: nullIfUnreadable(TemplateFlags),
});
export interface HandbookTemplate extends Readonly<z.infer<typeof HandbookTemplate>> {}

/** Ours: a handbook to choose. */
export const Handbook = z.looseObject({
  handbook_id: Id,
  title: Text,
  version: Word,
  owner: Text,
  template_count: Count,
});
export interface Handbook extends Readonly<z.infer<typeof Handbook>> {}

/** Ours: the last rebuild of a handbook, and its progress. */
const Rebuild = z.looseObject({
  status: Text,
  done: Count,
  all: Count,
  begun_at: Text,
  begun_by: Text,
  reason: Text,
});

/** Ours: a project's handbook and its state. */
export const ProjectHandbook = z.looseObject({
  handbook_id: MaybeId,
  title: Text,
  version: Word,
  built_at: Text,
  rebuild: nullIfUnreadable(Rebuild),
});
export interface ProjectHandbook extends Readonly<z.infer<typeof ProjectHandbook>> {}

/** The filter of the templates of a handbook; it stands in the page's address. */
export interface TemplateQuestion {
  readonly text: string;
  readonly shown: '' | 'applicable' | 'unused' | 'not';
  /** A template's origin; '' for all. */
  readonly origin: string;
}

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
