import { BehaviorSubject } from 'rxjs';
import { createCommand } from '../../data/command.ts';
import { formBy, textBy } from '../../data/field-kinds.ts';
import { createForm, type Form } from '../../data/form.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { failureTexts } from '../../shared/messages.ts';
import { inSmallLetters } from '../../shared/norwegian.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { NewerValue } from '../site-work/model.ts';
import { conflictIn } from '../site-work/rules.ts';
import { problemOfName } from './change.ts';
import type { DocumentsPort, StructureNode } from './model.ts';
import type { Folder } from './rules.ts';

/** [W-PLAN-17] The name of a folder, as it is typed and checked. */
export const FOLDER_FORM = formBy({ title: textBy(problemOfName) });

/** The typed name. */
export type FolderDraft = ReturnType<typeof FOLDER_FORM.valuesOf>;

/** Accents come as one character or as two, and case does not count. */
const plain = (title: string): string => inSmallLetters(title.normalize('NFC').trim());

/** Whether one of the folders beside it has the name. */
export const isFolderTaken = (title: string, beside: readonly Pick<Folder, 'title'>[]): boolean =>
  beside.some((other) => plain(other.title) === plain(title));

/** The folder with an id, and those around it; null where there is none. */
export function folderAt(
  folders: readonly Folder[],
  id: Id,
): { readonly folder: Folder; readonly beside: readonly Folder[] } | null {
  const folder = folders.find((one) => one.id === id);
  if (folder) return { folder, beside: folders.filter((one) => one !== folder) };
  for (const { folders: below } of folders) {
    const found = folderAt(below, id);
    if (found) return found;
  }
  return null;
}

/** A new folder in another one, or in the project where `parent` is null; or one that gets another name. */
export type FolderPlace = { readonly parent: Id | null } | { readonly renamed: Id };

/** The form of a folder. Another user may have renamed it first. */
export interface FolderForm extends Form<FolderDraft> {
  /** [W-SITE-25] The other name; saving again then takes its place. */
  readonly newer$: Behavior<NewerValue | null>;
}

/** `folders` are those of the project when the form is opened; `saved` gets the folder before `done` closes the form. */
export interface FolderFormNeeds extends SendingNeeds {
  readonly port: Pick<DocumentsPort, 'createFolder' | 'renameFolder'>;
  readonly projectId: Id;
  readonly folders: readonly Folder[];
  readonly saved: (folder: StructureNode) => void;
  readonly done: () => void;
}

const WORDS = failureTexts('documents.folderOffline', 'documents.folderLost', 'documents.folderRefused');

/** The form in the tree of folders. */
export function createFolderForm(
  place: FolderPlace,
  { port, projectId, folders, saved, done, ...sending }: FolderFormNeeds,
): FolderForm {
  const known = 'renamed' in place ? folderAt(folders, place.renamed) : null;
  const parent = 'parent' in place ? place.parent : null;
  const below = parent === null ? folders : (folderAt(folders, parent)?.folder.folders ?? []);
  const beside = known?.beside ?? below;
  const record$ = new BehaviorSubject({ title: known?.folder.title ?? '' });
  const newer$ = new BehaviorSubject<NewerValue | null>(null);
  const form = createForm<{ readonly title: string }, FolderDraft, { title: string; was: string }, StructureNode>({
    record$,
    valuesOf: FOLDER_FORM.valuesOf,
    problemsOf: (draft) =>
      isFolderTaken(draft.title, beside)
        ? { title: { key: 'documents.folderTaken', params: {} } }
        : FOLDER_FORM.problemsOf(draft),
    hidesProblemOnChange: true,
    inputOf: ({ title }, _, record) => ({ title: title.trim(), was: record.title }),
    command: createCommand<{ title: string; was: string }, StructureNode>({
      send: ({ title, was }, key) =>
        'renamed' in place
          ? port.renameFolder(projectId, place.renamed, { title, was: { title: was } })
          : port.createFolder(projectId, { title, parent_node_id: parent }, key),
      creates: known === null,
      words: WORDS,
      failed(failure) {
        const newer = conflictIn(failure)?.['title'];
        if (newer === undefined) return;
        newer$.next(newer);
        record$.next({ title: String(newer.value ?? '') });
      },
      ...sending,
    }),
    saved,
    done,
  });
  return { ...form, newer$ };
}
