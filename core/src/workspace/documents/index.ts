export type { DocumentMessages } from '../../texts/documents.ts';
export * from './change.ts';
export * from './folder-form.ts';
export * from './model.ts';
export { type AwayAct, type AwayNote, daysLeft, type PutAway } from './put-away.ts';
export {
  actionsOf,
  DOCUMENT_ADDRESS,
  DOCUMENT_KINDS,
  type DocumentKind,
  documentsFor,
  type Folder,
  fileTypeLabel,
  foldersOf,
  formatsOf,
  kindOfDocument,
  ownerOf,
  photosAmong,
  versionsOf,
} from './rules.ts';
export type { SameNameAnswer, SameNameQuestion } from './same-names.ts';
export * from './store.ts';
export * from './versions.ts';
