// A project that is saved as a template.
import { createCommand } from '../../data/command.ts';
import { formBy } from '../../data/field-kinds.ts';
import { createForm, type Form } from '../../data/form.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { failureTexts } from '../../shared/messages.ts';
import type { ProjectTemplatesMessage } from '../../texts/project-templates.ts';
import { LONGEST, requiredText } from '../site-work/text-rules.ts';
import type { NewTemplate, ProjectTemplate, ProjectTemplatesPort, TemplateContent, TemplatePart } from './model.ts';
import { filledParts, partCounts } from './rules.ts';

const NEEDS_TITLE: ProjectTemplatesMessage = { key: 'projectTemplates.needsTitle', params: {} };
const NEEDS_PART: ProjectTemplatesMessage = { key: 'projectTemplates.needsPart', params: {} };
const WORDS = failureTexts('projectTemplates.offline', 'projectTemplates.maybeSaved', 'projectTemplates.notSaved');

/** [W-PLAN-08] The fields of a template that is saved. */
export const TEMPLATE_FORM = formBy({
  title: requiredText(LONGEST.title, NEEDS_TITLE),
  parts: {
    draft: (parts: readonly TemplatePart[] | null | undefined) => parts ?? [],
    problem: (parts: readonly TemplatePart[]) => (parts.length === 0 ? NEEDS_PART : null),
    sent: (parts: readonly TemplatePart[]) => parts,
  },
});
/** The typed values of a template that is saved. */
export type TemplateDraft = ReturnType<typeof TEMPLATE_FORM.valuesOf>;

/** The template that has the name; none where it is free. */
export const namesake = (templates: readonly ProjectTemplate[], title: string): ProjectTemplate | undefined =>
  templates.find((one) => inShort(one.title) === inShort(title));

const inShort = (title: string): string => title.trim().toLocaleLowerCase('nb');

/** The project, its parts, and the templates whose names are taken. */
export interface SaveTemplateNeeds extends SendingNeeds {
  readonly port: Pick<ProjectTemplatesPort, 'save'>;
  readonly projectId: string;
  /** The name at first. */
  readonly title: string;
  readonly content$: Behavior<TemplateContent | null>;
  readonly templates: () => readonly ProjectTemplate[];
  readonly done: (saved: ProjectTemplate) => void;
}

/** [W-PLAN-08] The form that saves a project as a template, with all that it has at first. */
export const createTemplateForm = ({
  port,
  projectId,
  title,
  content$,
  templates,
  done,
  ...sending
}: SaveTemplateNeeds): Form<TemplateDraft> =>
  createForm<TemplateContent | null, TemplateDraft, NewTemplate, ProjectTemplate>({
    record$: content$,
    valuesOf: (content) => ({ title, parts: content === null ? [] : filledParts(partCounts(content)) }),
    problemsOf(draft) {
      const taken = namesake(templates(), draft.title);
      return {
        ...TEMPLATE_FORM.problemsOf(draft),
        ...(taken && { title: { key: 'projectTemplates.taken', params: { title: taken.title } } as const }),
      };
    },
    inputOf: ({ title: name, parts }) => ({ title: name.trim(), parts }),
    command: createCommand<NewTemplate, ProjectTemplate>({
      send: (template, key) => port.save(projectId, template, key),
      creates: true,
      words: WORDS,
      ...sending,
    }),
    saved: done,
    done: () => undefined,
  });
