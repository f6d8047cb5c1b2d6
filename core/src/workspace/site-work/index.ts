export type { CommentDraft, PhotoSource } from './comments.ts';
export type { DraftForm, PhotosDraft, SeenRecord, SiteDraft } from './drafts.ts';
export { SiteChange, type SiteWorkPort } from './model.ts';
export type { RefusedSiteChange } from './refusals.ts';
export type { ConflictChoice } from './rules.ts';
export type { SeveralView, SharedDraft } from './several.ts';
