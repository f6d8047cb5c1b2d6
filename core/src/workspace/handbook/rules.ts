import * as z from 'zod/mini';
import { KEYWORD, oneOf, questionAddress, WORD } from '../../data/question-address.ts';
import { searchFor } from '../../shared/norwegian.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { PhasesAnswer } from '../phases/model.ts';
import { groupOfPhase, inDefinitionOrder } from '../phases/rules.ts';
import type { HandbookTemplate, ProjectHandbook, TemplateQuestion } from './model.ts';

/** A phase as far as its templates need it. */
export interface HandbookPhase {
  readonly id: string;
  readonly name: string;
  /** Whether the project is in it now. */
  readonly isStarted: boolean;
}

/** The phases of a project in their order. */
export function phasesOfHandbook(answer: PhasesAnswer): readonly HandbookPhase[] {
  const phases = 'phases' in answer ? answer.phases : answer;
  const definitions = ('phases' in answer && answer.definitions) || [];
  return inDefinitionOrder(phases, definitions).map((phase) => ({
    id: String(phase.phase_id),
    name: phase.phase_name || phase.phase_shortname || '',
    isStarted: groupOfPhase(phase) === 'started',
  }));
}

/** What a user may do with a template, as its flags are called, in the order of their buttons. */
export const TEMPLATE_ACTIONS = ['create_and_edit', 'create', 'edit', 'edit_webfolder'] as const;
export type TemplateAction = (typeof TEMPLATE_ACTIONS)[number];

/** What is not said to be otherwise applies. */
export const isApplicable = ({ is_applicable: flag }: HandbookTemplate): boolean => flag !== false && flag !== 0;

/** [W-DOCUMENTS-09] An action is permitted exactly when its flag is set. What does not apply is not used. */
export const actionsOfTemplate = (template: HandbookTemplate): readonly TemplateAction[] =>
  isApplicable(template) ? TEMPLATE_ACTIONS.filter((action) => isOn(template.actions?.[action])) : [];

/** A document that was made from a template. */
export interface CreatedDocument {
  readonly id: string;
  /** Null where it is not told. */
  readonly title: string | null;
}

const Id = z.union([z.number(), z.string()]);
const Title = z.catch(z.nullish(z.string()), null);
const Entry = z.object({
  document_id: z.optional(z.catch(z.nullish(Id), null)),
  doc_id: z.optional(z.catch(z.nullish(Id), null)),
  title: z.optional(Title),
  file_name: z.optional(Title),
});

/** The documents that were made from a template: as entries of a list of documents, or as their ids alone. */
export function madeFrom({ documents }: HandbookTemplate): readonly CreatedDocument[] {
  return (documents ?? []).flatMap((entry): readonly CreatedDocument[] => {
    if (typeof entry === 'number' || typeof entry === 'string') return [{ id: String(entry), title: null }];
    const { data } = Entry.safeParse(entry);
    const id = data?.document_id ?? data?.doc_id ?? null;
    return id === null ? [] : [{ id: String(id), title: data?.title || data?.file_name || null }];
  });
}

/** The document in which a template is edited; null where the service tells of none, or of several. */
export function editedDocumentOf(template: HandbookTemplate): string | null {
  const { project_document_id: own } = template;
  if (own !== null && own !== undefined && own !== '') return String(own);
  const [only, another] = madeFrom(template);
  return another === undefined ? (only?.id ?? null) : null;
}

/** A word or a number of the service as a text; '' where there is none. */
const wordOf = (word: string | number | boolean | null | undefined): string =>
  typeof word === 'boolean' || word === null || word === undefined ? '' : String(word).trim();

export const templateOrigin = ({ origin }: HandbookTemplate): string => wordOf(origin);

export const versionOfHandbook = ({ version }: Pick<ProjectHandbook, 'version'>): string => wordOf(version);

/** Where templates come from, and how many from each; the place of most templates first. */
export function originsOf(
  templates: readonly HandbookTemplate[],
): readonly { readonly origin: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const origin of templates.map(templateOrigin).filter(Boolean)) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  return [...counts].map(([origin, count]) => ({ origin, count })).toSorted((a, b) => b.count - a.count);
}

export interface TemplateCounts {
  readonly all: number;
  readonly applicable: number;
  /** Of those that apply: a document was made from it, or none was. */
  readonly used: number;
  readonly unused: number;
  /** They do not apply. */
  readonly not: number;
  /** How many documents were made. */
  readonly documents: number;
}

export function templateCounts(templates: readonly HandbookTemplate[]): TemplateCounts {
  const applicable = templates.filter(isApplicable);
  const used = applicable.filter(isUsed).length;
  return {
    all: templates.length,
    applicable: applicable.length,
    used,
    unused: applicable.length - used,
    not: templates.length - applicable.length,
    documents: templates.reduce((sum, one) => sum + madeFrom(one).length, 0),
  };
}

const isUsed = (template: HandbookTemplate): boolean => madeFrom(template).length > 0;

const SHOWN: Readonly<Record<TemplateQuestion['shown'], (template: HandbookTemplate) => boolean>> = {
  '': () => true,
  applicable: isApplicable,
  unused: (template) => isApplicable(template) && !isUsed(template),
  not: (template) => !isApplicable(template),
};

/** The templates that are asked for, in the service's own order. */
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

/** The question as it stands in an address. */
export const TEMPLATE_ADDRESS = questionAddress<TemplateQuestion>({
  text: KEYWORD,
  shown: oneOf<TemplateQuestion['shown']>('', ['applicable', 'unused', 'not']),
  origin: WORD,
});
