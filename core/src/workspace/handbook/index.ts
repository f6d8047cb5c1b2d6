export type { MakingView } from './document-creation.ts';
export { Handbook, type HandbookPort, HandbookTemplate, ProjectHandbook } from './model.ts';
export type { BuildingView, HandbookBuilding } from './rebuild.ts';
export {
  actionsOfTemplate,
  type CreatedDocument,
  countTemplates,
  documentsFrom,
  editedDocumentOf,
  isApplicable,
  originsOf,
  type TemplateAction,
  type TemplateCounts,
  templateOrigin,
  versionOfHandbook,
} from './rules.ts';
export type { HandbookView, TemplateGroup } from './store.ts';
