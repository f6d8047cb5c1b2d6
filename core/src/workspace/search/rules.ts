import { compareNames, inSmallLetters } from '../../shared/norwegian.ts';
import type { Id } from '../../shared/wire-values.ts';
import { datatypeLabel, datatypeName, UNKNOWN_DATATYPE } from '../datatypes/rules.ts';
import type { SearchGroup, SearchHit, SearchVisibility } from './model.ts';

/** [W-SEARCH-04] Higher values come first. */
export const GROUP_PRIORITIES: Readonly<Record<string, number>> = { contact: 4, resource: 3, person: 2, project: 1 };

/** [W-SEARCH-06] The name of the group that has the invoices among the search hits. */
export const INVOICES = 'Faktura';
const INVOICE = 30;
const EXPENSE = 45;
const PROJECT = datatypeName(4);
const ARTICLE = datatypeName(29);

/** The minimum of characters, the pause (milliseconds), and the maximum of characters. */
export const SEARCHING = { shortest: 2, pause: 250, longest: 200 } as const;

/** The hits in one request, and the limit. */
export const HITS = { step: 50, most: 500 } as const;

/** The hits of a group in the preview. */
export const PREVIEW_SIZE = 3;

/** [W-SEARCH-03] Each hit has exactly one group. */
export function groupOf({ datatype_id: datatype, type }: SearchHit): string {
  if (datatype === INVOICE) return INVOICES;
  const name = datatypeLabel(datatype ?? type);
  // An unknown datatype uses the service's name.
  return name === UNKNOWN_DATATYPE ? type?.trim() || name : name;
}

/** [W-SEARCH-05] The groups in order, without empty ones. Within a group, the service's order stays. */
export function groupHits(hits: readonly SearchHit[]): readonly SearchGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const name = groupOf(hit);
    const known = groups.get(name);
    if (known) known.push(hit);
    else groups.set(name, [hit]);
  }
  return [...groups]
    .map(([name, found]): SearchGroup => ({ name, hits: found }))
    .sort((a, b) => priorityOf(b.name) - priorityOf(a.name) || compareNames(a.name, b.name));
}

const priorityOf = (name: string): number =>
  Object.hasOwn(GROUP_PRIORITIES, name) ? (GROUP_PRIORITIES[name] ?? 0) : 0;

/** [W-SEARCH-02] The two lines of a hit. */
export function hitTexts(hit: SearchHit): { readonly title: string; readonly second: string } {
  if (hit.datatype_id === INVOICE) return { title: String(hit.invoice_number ?? ''), second: hit.contact_name ?? '' };
  return { title: hit.title ?? '', second: hit.project_name ?? '' };
}

/** The fields that a hit can be found by, beside the title. */
export const FOUND_IN = [
  'project_number',
  'internal_project_number',
  'address',
  'orgnr',
  'contact_number',
  'article_number',
  'employee_no',
  'phone',
  'mobile',
  'email',
  'deviation_number',
  'place',
  'description',
] as const;

/** Where the words of a search stand in a hit, if not in its title. */
export interface Match {
  /** Null for an unknown field. */
  readonly field: (typeof FOUND_IN)[number] | null;
  readonly text: string;
}

/** The matching field, if it is not the title. */
export const matchOf = ({ found_in, found_text: text }: SearchHit): Match | null =>
  text ? { field: FOUND_IN.find((field) => field === found_in) ?? null, text } : null;

/** The page of a hit; null without one. */
export interface Target {
  readonly datatype: string;
  readonly id: string;
  /** Whether `id` is a node id: hits of contacts, documents and persons have no other. */
  readonly isNode?: true;
  /** Of a record that is shown among those of its project. */
  readonly projectId?: string;
}

/** The records of a project that have no datatype of the host system: a hit names them by its type. */
export const RECORD_KINDS = ['task', 'deviation', 'checklist'] as const;

/** [W-SEARCH-02] An invoice opens its contact, and an expense the project's page of expenses. */
export function targetOf(hit: SearchHit): Target | null {
  const { datatype_id: datatype, contact_id: contact, project_id: project, node_id: node, title } = hit;
  if (datatype === INVOICE) return withId('contact', contact);
  if (datatype === EXPENSE) return withId('expense', project);
  const record = RECORD_KINDS.find((kind) => kind === hit.type);
  if (record !== undefined && (datatype === null || datatype === undefined))
    return node && project ? { datatype: record, id: node, projectId: project } : null;
  const name = typeof datatype === 'number' ? datatypeLabel(datatype) : datatypeLabel(hit.type);
  if (name === PROJECT) return withId(name, project ?? node);
  // An article has no node, so it is found by its name.
  if (name === ARTICLE) return withId(name, title || node);
  const target = withId(name, node);
  return target && BY_NODE.includes(name) ? { ...target, isNode: true } : target;
}

/** The datatypes whose hits have only a node id. */
const BY_NODE: readonly string[] = [3, 5, 14].map(datatypeName);

const withId = (datatype: string, id: Id | null | undefined): Target | null =>
  id === null || id === undefined ? null : { datatype, id };

/** [W-SEARCH-07] [W-SEARCH-08] The main search hides the preview. */
export const withMain = (shown: SearchVisibility, main: boolean): SearchVisibility =>
  main ? { main: true, preview: false } : { ...shown, main: false };

/** No preview while the main search is shown. */
export const withPreview = (shown: SearchVisibility, preview: boolean): SearchVisibility => ({
  ...shown,
  preview: preview && !shown.main,
});

/** The question for the typed words; null if they are too short. */
export function questionOf(typed: string): string | null {
  const question = typed.trim().slice(0, SEARCHING.longest);
  return question.length < SEARCHING.shortest ? null : question;
}

/** Splits a text into matching and other parts. */
export function markHits(text: string, sought: string): readonly { readonly text: string; readonly isHit: boolean }[] {
  const needle = inSmallLetters(sought.trim());
  const hay = inSmallLetters(text);
  // Some letters change their length in lower case, which would shift all later positions.
  if (needle === '' || hay.length !== text.length) return [{ text, isHit: false }];
  const pieces: { readonly text: string; readonly isHit: boolean }[] = [];
  let from = 0;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isHit: false });
    from = at + needle.length;
    pieces.push({ text: text.slice(at, from), isHit: true });
  }
  if (from < text.length || pieces.length === 0) pieces.push({ text: text.slice(from), isHit: false });
  return pieces;
}
