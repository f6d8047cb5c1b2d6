import { compareNames, inSmallLetters } from '../../shared/norwegian.ts';
import { datatypeLabel, datatypeName, UNKNOWN_DATATYPE } from '../datatypes/rules.ts';
import type { SearchGroup, SearchHit, SearchVisibility } from './model.ts';

/** [W-SEARCH-04] The higher, the earlier. */
export const GROUP_PRIORITIES: Readonly<Record<string, number>> = { contact: 4, resource: 3, person: 2, project: 1 };

/** [W-SEARCH-06] */
export const INVOICES = 'Faktura';
const INVOICE = 30;
const EXPENSE = 45;
const PROJECT = datatypeName(4);
const ARTICLE = datatypeName(29);

/** From how many characters on the service is asked, after how long a pause (milliseconds), and with how many at most. */
export const SEARCHING = { shortest: 2, pause: 250, longest: 200 } as const;

/** How many hits are asked for at once, and at most. */
export const HITS = { step: 50, most: 500 } as const;

/** How many hits of a group the preview shows. */
export const PREVIEWED = 3;

/** [W-SEARCH-03] The group of a hit: each has exactly one. */
export function groupOf({ datatype_id: datatype, type }: SearchHit): string {
  if (datatype === INVOICE) return INVOICES;
  const name = datatypeLabel(datatype ?? type);
  // What is not known here goes by the service's own name for it.
  return name === UNKNOWN_DATATYPE ? type?.trim() || name : name;
}

/** [W-SEARCH-05] Groups in their order, without empty ones. Inside a group the service's order stands. */
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

/** [W-SEARCH-02] What stands first for a hit, and below it. */
export function hitTexts(hit: SearchHit): { readonly title: string; readonly second: string } {
  if (hit.datatype_id === INVOICE) return { title: String(hit.invoice_number ?? ''), second: hit.contact_name ?? '' };
  return { title: hit.title ?? '', second: hit.project_name ?? '' };
}

/** What a hit can be found by beside its title. */
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
] as const;

export interface Match {
  /** Null for a field that is not known here. */
  readonly field: (typeof FOUND_IN)[number] | null;
  readonly text: string;
}

/** Why a hit was found, where its title does not say so. */
export const matchOf = ({ found_in, found_text: text }: SearchHit): Match | null =>
  text ? { field: FOUND_IN.find((field) => field === found_in) ?? null, text } : null;

/** What a hit opens, by the kind of thing and its id; null where it has no page to open. */
export interface Target {
  readonly datatype: string;
  readonly id: string;
  /** The id is that of its node: a hit of a contact, a document or a person tells no other. */
  readonly isNode?: true;
}

/** [W-SEARCH-02] An invoice opens by its contact, and an expense by its project, on whose page it stands. */
export function targetOf(hit: SearchHit): Target | null {
  const { datatype_id: datatype, contact_id: contact, project_id: project, node_id: node, title } = hit;
  if (datatype === INVOICE) return withId('contact', contact);
  if (datatype === EXPENSE) return withId('expense', project);
  const name = typeof datatype === 'number' ? datatypeLabel(datatype) : datatypeLabel(hit.type);
  if (name === PROJECT) return withId(name, project ?? node);
  // An article has no node: it is found by its name, which is what the hit tells of it.
  if (name === ARTICLE) return withId(name, title || node);
  const target = withId(name, node);
  return target && BY_NODE.includes(name) ? { ...target, isNode: true } : target;
}

/** The kinds whose hits tell the node of a thing alone. */
const BY_NODE: readonly string[] = [3, 5, 14].map(datatypeName);

const withId = (datatype: string, id: number | string | null | undefined): Target | null =>
  id === null || id === undefined ? null : { datatype, id: String(id) };

/** [W-SEARCH-07] [W-SEARCH-08] Showing the main search hides the preview. */
export const withMain = (shown: SearchVisibility, main: boolean): SearchVisibility =>
  main ? { main: true, preview: false } : { ...shown, main: false };

/** While the main search is shown there is no preview, so the two never stand beside each other. */
export const withPreview = (shown: SearchVisibility, preview: boolean): SearchVisibility => ({
  ...shown,
  preview: preview && !shown.main,
});

/** What the service is asked for what is typed; null where that is too little. */
export function questionOf(typed: string): string | null {
  const question = typed.trim().slice(0, SEARCHING.longest);
  return question.length < SEARCHING.shortest ? null : question;
}

/** A text in pieces: those that match what was searched for, and those between. */
export function marked(text: string, sought: string): readonly { readonly text: string; readonly isHit: boolean }[] {
  const needle = inSmallLetters(sought.trim());
  const hay = inSmallLetters(text);
  // Letters that change their length with their case would shift every place after them.
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
