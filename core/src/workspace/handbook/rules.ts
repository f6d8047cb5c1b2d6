import * as z from 'zod/mini';
import { KEYWORD, oneOf, questionAddress, WORD } from '../../data/question-address.ts';
import { searchFor } from '../../shared/norwegian.ts';
import { Id, isOn } from '../../shared/wire-values.ts';
import type { PhasesAnswer } from '../phases/model.ts';
import { groupOfPhase, inDefinitionOrder } from '../phases/rules.ts';
import type { HandbookTemplate, ProjectHandbook, TemplateQuestion } from './model.ts';

/** A phase of the project as a heading of its templates, also if it has none. */
export interface HandbookPhase {
  readonly id: string;
  readonly name: string;
  /** Whether the project is in this phase. */
  readonly isStarted: boolean;
}

/** The phases in order. */
export function phasesOfHandbook(answer: PhasesAnswer): readonly HandbookPhase[] {
  const phases = 'phases' in answer ? answer.phases : answer;
  const definitions = ('phases' in answer && answer.definitions) || [];
  return inDefinitionOrder(phases, definitions).map((phase) => ({
    id: phase.phase_id,
    name: phase.phase_name || phase.phase_shortname || '',
    isStarted: groupOfPhase(phase) === 'started',
  }));
}

/** The actions on a template, by the names of its flags, in the order of the buttons. */
export const TEMPLATE_ACTIONS = ['create_and_edit', 'create', 'edit', 'edit_webfolder'] as const;
/** An action that the service allows on a template by a flag of this name. */
export type TemplateAction = (typeof TEMPLATE_ACTIONS)[number];

/** A template applies unless the service says otherwise. */
export const isApplicable = ({ is_applicable: flag }: HandbookTemplate): boolean => flag !== false && flag !== 0;

/** [W-DOCUMENTS-09] An action is allowed exactly if its flag is set, and the template applies. */
export const actionsOfTemplate = (template: HandbookTemplate): readonly TemplateAction[] =>
  isApplicable(template) ? TEMPLATE_ACTIONS.filter((action) => isOn(template.actions?.[action])) : [];

/** A document created from a template. */
export interface CreatedDocument {
  readonly id: string;
  /** Null if it is unknown. */
  readonly title: string | null;
}

const Title = z.catch(z.nullish(z.string()), null);
const Entry = z.object({
  document_id: z.optional(z.catch(z.nullish(Id), null)),
  doc_id: z.optional(z.catch(z.nullish(Id), null)),
  title: z.optional(Title),
  file_name: z.optional(Title),
});

/** The documents created from a template: objects, or only ids. */
export function documentsFrom({ documents }: HandbookTemplate): readonly CreatedDocument[] {
  return (documents ?? []).flatMap((entry): readonly CreatedDocument[] => {
    if (typeof entry === 'number' || typeof entry === 'string') return [{ id: String(entry), title: null }];
    const { data } = Entry.safeParse(entry);
    const id = data?.document_id ?? data?.doc_id ?? null;
    return id === null ? [] : [{ id, title: data?.title || data?.file_name || null }];
  });
}

/** The document to edit; null without exactly one. */
export function editedDocumentOf(template: HandbookTemplate): string | null {
  const { project_document_id: own } = template;
  if (own !== null && own !== undefined && own !== '') return own;
  const [only, another] = documentsFrom(template);
  return another === undefined ? (only?.id ?? null) : null;
}

/** A text or number of the service as text; '' without one. */
const wordOf = (word: string | number | boolean | null | undefined): string =>
  typeof word === 'boolean' || word === null || word === undefined ? '' : String(word).trim();

/** Where a template comes from, by the service's own word or number; '' if it does not say. */
export const templateOrigin = ({ origin }: HandbookTemplate): string => wordOf(origin);

/** The version to show beside the title, by the service's own word or number; '' without one. */
export const versionOfHandbook = ({ version }: Pick<ProjectHandbook, 'version'>): string => wordOf(version);

/** The origins with the number of templates, the most frequent first. */
export function originsOf(
  templates: readonly HandbookTemplate[],
): readonly { readonly origin: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const origin of templates.map(templateOrigin).filter(Boolean)) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  return [...counts].map(([origin, count]) => ({ origin, count })).toSorted((a, b) => b.count - a.count);
}

/** The figures above the templates, without regard to the filter. */
export interface TemplateCounts {
  readonly all: number;
  readonly applicable: number;
  /** Of the templates that apply: with and without a document. */
  readonly used: number;
  readonly unused: number;
  /** The templates that do not apply. */
  readonly not: number;
  /** The number of created documents. */
  readonly documents: number;
}

/** Counts the given templates; the documents of those that do not apply count too. */
export function countTemplates(templates: readonly HandbookTemplate[]): TemplateCounts {
  const applicable = templates.filter(isApplicable);
  const used = applicable.filter(isUsed).length;
  return {
    all: templates.length,
    applicable: applicable.length,
    used,
    unused: applicable.length - used,
    not: templates.length - applicable.length,
    documents: templates.reduce((sum, one) => sum + documentsFrom(one).length, 0),
  };
}

const isUsed = (template: HandbookTemplate): boolean => documentsFrom(template).length > 0;

const SHOWN: Readonly<Record<TemplateQuestion['shown'], (template: HandbookTemplate) => boolean>> = {
  '': () => true,
  applicable: isApplicable,
  unused: (template) => isApplicable(template) && !isUsed(template),
  not: (template) => !isApplicable(template),
};

/** The matching templates, in the service's order. */
export function templatesFor(
  templates: readonly HandbookTemplate[],
  { text, shown, origin }: TemplateQuestion,
): readonly HandbookTemplate[] {
  const isFound = searchFor(text);
  return templates.filter(
    (template) =>
      SHOWN[shown](template) && (origin === '' || templateOrigin(template) === origin) && isFound(template.title),
  );
}

/** The question in the address. */
export const TEMPLATE_ADDRESS = questionAddress<TemplateQuestion>({
  text: KEYWORD,
  shown: oneOf<TemplateQuestion['shown']>('', ['applicable', 'unused', 'not']),
  origin: WORD,
});
