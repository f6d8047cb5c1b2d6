export {
  type DocumentDraft,
  type FolderChoice,
  fileNameOf,
  folderChoices,
  foldersAbove,
  projectOfDocument,
} from './change.ts';
export { type FolderForm, type FolderPlace, folderAt } from './folder-form.ts';
export {
  AwayDocument,
  DocumentEntry,
  type DocumentQuestion,
  type DocumentsPort,
  FullDocument,
  type OtherFormat,
} from './model.ts';
export { daysLeft } from './put-away.ts';
export { actionsOf, DOCUMENT_KINDS, type Folder, fileTypeLabel, formatsOf, ownerOf, versionsOf } from './rules.ts';
export type { SameNameAnswer, SameNameQuestion } from './same-names.ts';
export type { DocumentsStore } from './store.ts';
