export type { ProjectTemplatesMessages } from '../../texts/project-templates.ts';
export {
  NewTemplate,
  ProjectTemplate,
  type ProjectTemplatesPort,
  TEMPLATE_PARTS,
  TemplateContent,
  type TemplatePart,
  TemplateSlice,
} from './model.ts';
export * from './rules.ts';
export { createTemplateForm, namesake, type SaveTemplateNeeds, TEMPLATE_FORM, type TemplateDraft } from './save.ts';
