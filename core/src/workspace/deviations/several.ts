// [W-SITE-55] One field of several deviations at once: a change for each of them, and the outcome of each.
import type { Entry } from '../../data/outbox-model.ts';
import type { Row } from '../../data/rows.ts';
import { dayIn, type Instant } from '../../shared/dates.ts';
import type { Message } from '../../shared/messages.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { NewerValue, SiteChange } from '../site-work/model.ts';
import { conflictIn } from '../site-work/rules.ts';
import { changeOf, isUnsent, type ProjectOfDeviation, recordOf, seenValue } from './changes.ts';
import { DEVIATION_FORM, problemOfDeadline } from './form.ts';
import type { Deviation } from './model.ts';

/** The fields that several deviations can get at once. */
export const SHARED_FIELDS = ['responsible_id', 'deadline'] as const;
export type SharedField = (typeof SHARED_FIELDS)[number];

/** A deviation with a change under way is left alone until that is answered. */
export const mayBePicked = ({ state, item }: Pick<Row<Deviation>, 'state' | 'item'>): boolean =>
  state === 'settled' && !isUnsent(item);

/** The problem of a value for all chosen deviations. An empty one is refused: a slip would take it from all of them. */
export function problemOfShared(field: SharedField, value: string, chosen: readonly Deviation[]): Message | null {
  if (value.trim() === '')
    return { key: field === 'deadline' ? 'deviations.needsDeadline' : 'deviations.needsResponsible', params: {} };
  const problem = DEVIATION_FORM.problemsOf({ ...DEVIATION_FORM.valuesOf(null), [field]: value })[field];
  if (problem || field !== 'deadline') return problem ?? null;
  const [latest = null] = chosen.flatMap(({ date }) => dayIn(date) ?? []).toSorted((one, other) => other - one);
  return problemOfDeadline(value, latest);
}

/** [W-SITE-24] The change of each chosen deviation, with the value that the user saw at the choice. */
export const sharedChanges = (
  project: ProjectOfDeviation,
  chosen: readonly Deviation[],
  { field, value }: SharedValue,
  now: Instant,
): readonly SiteChange[] => chosen.map((deviation) => changeOf(project, deviation, { [field]: value.trim() }, now));

/** The value that the chosen deviations get. */
export interface SharedValue {
  readonly field: SharedField;
  readonly value: string;
}

/** The values of the last press, and the deviations that it was for. */
export interface SharedPress extends SharedValue {
  readonly chosen: readonly Deviation[];
}

/** The outcome of the change of one deviation. A change that the user dropped has left it as it was. */
export type SharedOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'dropped' }
  /** [W-SITE-25] `newer` is the value of another user; null for a refusal of another kind. */
  | { readonly kind: 'needsYou'; readonly newer: NewerValue | null };

/** [W-SITE-55] The outcome of each chosen deviation, by its id: of no other, and of each its own. */
export function sharedOutcomes(
  { field, value, chosen }: SharedPress,
  entries: readonly Pick<Entry<SiteChange>, 'input' | 'state' | 'refusal'>[],
  taken: readonly SiteChange[],
  shown: ReadonlyMap<Id, Deviation>,
): ReadonlyMap<Id, SharedOutcome> {
  const outcomeOf = (deviation: Deviation): SharedOutcome => {
    const record = recordOf(deviation);
    const isIt = ({ call, body, ...of }: SiteChange): boolean =>
      call === 'deviation.change' && of.record === record && Object.hasOwn(body, field);
    const entry = entries.findLast(({ input }) => isIt(input));
    if (entry?.state === 'failed') return { kind: 'needsYou', newer: conflictIn(entry.refusal)?.[field] ?? null };
    if (entry !== undefined) return { kind: 'saving' };
    // Another tab may have sent it, or dropped it: then the list says which.
    const now = shown.get(deviation.deviation_id);
    const isThere = taken.some(isIt) || (now !== undefined && seenValue(now, field) === value);
    return isThere ? { kind: 'saved' } : { kind: 'dropped' };
  };
  return new Map(chosen.map((deviation) => [deviation.deviation_id, outcomeOf(deviation)]));
}

/** The number of deviations of each outcome, and the ids of those that were not changed. */
export function sharedCounts(outcomes: ReadonlyMap<Id, SharedOutcome>) {
  const idsOf = (kind: SharedOutcome['kind']): readonly Id[] =>
    [...outcomes].filter(([, outcome]) => outcome.kind === kind).map(([id]) => id);
  const [needsYou, dropped] = [idsOf('needsYou'), idsOf('dropped')];
  return {
    all: outcomes.size,
    saved: idsOf('saved').length,
    saving: idsOf('saving').length,
    needsYou: needsYou.length,
    dropped: dropped.length,
    left: [...needsYou, ...dropped],
  };
}
