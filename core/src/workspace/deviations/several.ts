// [W-SITE-55] A responsible or a deadline for several deviations at once.

import type { Form } from '../../data/form.ts';
import type { Row } from '../../data/rows.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { dayIn } from '../../shared/dates.ts';
import type { Message } from '../../shared/messages.ts';
import { createSeveral, type Several, type SeveralNeeds, type SharedDraft } from '../site-work/several.ts';
import { notStored } from '../site-work/store.ts';
import { changeOf, isUnsent, type ProjectOfDeviation, seenValue } from './changes.ts';
import { DEVIATION_FORM, problemOfDeadline } from './form.ts';
import type { Deviation } from './model.ts';

/** The fields that several deviations can get at once. */
export const SHARED_FIELDS = ['responsible_id', 'deadline'] as const;
export type SharedField = (typeof SHARED_FIELDS)[number];

/** A deviation with a change under way is left alone until that is answered. */
const mayBePicked = ({ state, item }: Pick<Row<Deviation>, 'state' | 'item'>): boolean =>
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

/** [W-SITE-55] Several deviations of a list that get a responsible or a deadline at once. */
export interface SeveralDeviations extends Omit<Several<Deviation, SharedField>, 'form'> {
  /** For the deviations that are chosen now. It is saved once the device has stored all changes. */
  form(of: {
    readonly project: ProjectOfDeviation;
    readonly field: SharedField;
    readonly saved: () => void;
  }): Form<SharedDraft>;
}

/** The outbox, and the rows of the list that are in sight. */
export interface SeveralDeviationsNeeds
  extends Pick<SeveralNeeds<Deviation, SharedField>, 'outbox' | 'newKey' | 'clock'> {
  readonly rows$: Behavior<readonly Row<Deviation>[]>;
}

export function createSeveralDeviations({ rows$, ...needs }: SeveralDeviationsNeeds): SeveralDeviations {
  const several = createSeveral<Deviation, SharedField>({
    ...needs,
    rows$: derive({ rows: rows$ }, ({ rows }) =>
      rows.map((row) => ({ id: row.id, item: row.item, mayBePicked: mayBePicked(row) })),
    ),
    seenValue,
    words: notStored('deviations.kept'),
  });
  return {
    ...several,
    form: ({ project, field, saved }) =>
      several.form({
        field,
        problemOf: (value, chosen) => problemOfShared(field, value, chosen),
        changeOf: (deviation, value) => changeOf(project, deviation, { [field]: value }, needs.clock.now()),
        saved,
      }),
  };
}
