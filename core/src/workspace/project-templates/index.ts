export { ProjectTemplate, type ProjectTemplatesPort, TemplateContent, type TemplatePart } from './model.ts';
export { filledParts, hoursOf, isMoved, type PlannedDay, partCounts, plannedDays } from './rules.ts';
export type { TemplateDraft } from './save.ts';
