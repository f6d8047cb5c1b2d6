import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { createForm, type Form } from '../../data/form.ts';
import { createPicks } from '../../data/picks.ts';
import type { Row } from '../../data/rows.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createScope } from '../../shared/scope.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { SiteChange } from '../site-work/model.ts';
import type { SiteOutbox } from '../site-work/store.ts';
import type { ProjectOfDeviation } from './changes.ts';
import type { Deviation } from './model.ts';
import {
  mayBePicked,
  problemOfShared,
  type SharedField,
  type SharedOutcome,
  type SharedPress,
  sharedChanges,
  sharedOutcomes,
} from './several.ts';
import { savingTo } from './store.ts';

/** The chosen deviations, and the outcomes of the last change of several. */
export interface SeveralView {
  /** Those of the shown rows that can be changed, as the user saw them at the choice. */
  readonly picks: ReadonlyMap<Id, Deviation>;
  readonly result: { readonly press: SharedPress; readonly outcomes: ReadonlyMap<Id, SharedOutcome> } | null;
}

/** The typed value. */
export interface SharedDraft {
  readonly value: string;
}

/** [W-SITE-55] Several deviations of a list that get a responsible or a deadline at once. */
export interface SeveralDeviations {
  readonly view$: Behavior<SeveralView>;
  open(): void;
  close(): void;
  pick(ids: readonly Id[], isPicked: boolean): void;
  /** Takes all choices back. */
  clear(): void;
  /** Forgets the outcomes. */
  dismiss(): void;
  /** For the deviations that are chosen now. It is saved once the device has stored all changes. */
  form(of: SharedFormNeeds): Form<SharedDraft>;
}

interface SharedFormNeeds {
  readonly project: ProjectOfDeviation;
  readonly field: SharedField;
  readonly saved: () => void;
}

/** The outbox, and the rows of the list that are in sight. */
export interface SeveralNeeds {
  readonly outbox: Pick<SiteOutbox, 'save' | 'entries$' | 'settled$'>;
  readonly rows$: Behavior<readonly Row<Deviation>[]>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

export function createSeveralDeviations(needs: SeveralNeeds): SeveralDeviations {
  const { outbox, rows$, newKey, clock } = needs;
  const scope = createScope();
  const press$ = new BehaviorSubject<SharedPress | null>(null);
  /** The changes that the service has taken since the press. */
  const taken$ = new BehaviorSubject<readonly SiteChange[]>([]);
  const { picks$, pick, clear } = createPicks<Deviation>((ids) =>
    rows$.value.filter((row) => mayBePicked(row) && ids.includes(row.id)).map(({ id, item }) => [id, item] as const),
  );
  const chosen$ = derive({ picks: picks$, rows: rows$ }, ({ picks, rows }): SeveralView['picks'] => {
    const shown = rows.filter((row) => picks.has(row.id) && mayBePicked(row));
    return new Map(shown.map(({ id, item }) => [id, picks.get(id) ?? item]));
  });
  const shown$ = derive({ rows: rows$ }, ({ rows }) => new Map(rows.map(({ id, item }) => [id, item])));
  const result$ = derive(
    { press: press$, entries: outbox.entries$, taken: taken$, shown: shown$ },
    ({ press, entries, taken, shown }): SeveralView['result'] =>
      press && { press, outcomes: sharedOutcomes(press, entries, taken, shown) },
  );

  return {
    view$: derive({ picks: chosen$, result: result$ }, (view): SeveralView => view),
    open() {
      if (!scope.open()) return;
      scope.add(
        outbox.settled$.subscribe(({ entry: { input }, isConfirmed }) => {
          if (isConfirmed) taken$.next([...taken$.value, input]);
        }),
      );
    },
    close: scope.close,
    pick,
    clear,
    dismiss: () => press$.next(null),
    form({ project, field, saved }) {
      const chosen = [...chosen$.value.values()];
      return createForm<null, SharedDraft, string, null>({
        record$: new BehaviorSubject(null),
        valuesOf: () => ({ value: '' }),
        problemsOf({ value }) {
          const problem = problemOfShared(field, value, chosen);
          return problem === null ? {} : { value: problem };
        },
        inputOf: ({ value }) => value,
        command: savingTo({ outbox, project, newKey, clock, saved }, (value: string) => {
          taken$.next([]);
          return sharedChanges(project, chosen, { field, value }, clock.now());
        }),
        saved(_, value) {
          press$.next({ field, value, chosen });
          clear();
        },
        done: saved,
      });
    },
  };
}
