// [W-SITE-55] One field of several records at once: a change for each of them, and the outcome of each.
import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import type { CommandNeeds } from '../../data/command.ts';
import { createForm, type Form } from '../../data/form.ts';
import type { Entry } from '../../data/outbox-model.ts';
import { createPicks } from '../../data/picks.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Message } from '../../shared/messages.ts';
import { createScope } from '../../shared/scope.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { NewerValue, SiteChange } from './model.ts';
import { conflictIn } from './rules.ts';
import { createSavingCommand, type SiteOutbox } from './store.ts';

/** The value that the chosen records get. */
export interface SharedValue<F extends string> {
  readonly field: F;
  readonly value: string;
}

/** The values of the last press, and its changes by the ids of the records; null where the user may not make it. */
export interface SharedPress<F extends string> extends SharedValue<F> {
  readonly changes: ReadonlyMap<Id, SiteChange | null>;
}

/** The outcome of the change of one record. A change that the user dropped, or may not make, has left it as it was. */
export type SharedOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'dropped' }
  /** [W-SITE-25] `newer` is the value of another user; null for a refusal of another kind. */
  | { readonly kind: 'needsYou'; readonly newer: NewerValue | null };

/** [W-SITE-55] The outcome of each chosen record, by its id. `isThere` says whether a record shows the value of a change. */
export function sharedOutcomes<F extends string>(
  { field, changes }: SharedPress<F>,
  entries: readonly Pick<Entry<SiteChange>, 'input' | 'state' | 'refusal'>[],
  taken: readonly SiteChange[],
  isThere: (id: Id, value: unknown) => boolean,
): ReadonlyMap<Id, SharedOutcome> {
  const outcomeOf = (id: Id, change: SiteChange | null): SharedOutcome => {
    if (change === null) return { kind: 'dropped' };
    const isIt = ({ call, body, record }: SiteChange): boolean =>
      call === change.call && record === change.record && Object.hasOwn(body, field);
    const entry = entries.findLast(({ input }) => isIt(input));
    if (entry?.state === 'failed') return { kind: 'needsYou', newer: conflictIn(entry.refusal)?.[field] ?? null };
    if (entry !== undefined) return { kind: 'saving' };
    // Another tab may have sent it, or dropped it: then the list says which.
    return { kind: taken.some(isIt) || isThere(id, change.body[field]) ? 'saved' : 'dropped' };
  };
  return new Map([...changes].map(([id, change]) => [id, outcomeOf(id, change)]));
}

/** The number of records of each outcome, and the ids of those that were not changed. */
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

/** The chosen records, and the outcomes of the last change of several. */
export interface SeveralView<T, F extends string> {
  /** Those in sight that can be changed, as the user saw them at the choice. */
  readonly picks: ReadonlyMap<Id, T>;
  /** The ids of those that can be chosen. */
  readonly free: ReadonlySet<Id>;
  readonly result: { readonly press: SharedPress<F>; readonly outcomes: ReadonlyMap<Id, SharedOutcome> } | null;
}

/** The typed value. */
export interface SharedDraft {
  readonly value: string;
}

/** A press for the records that are chosen now. `saved` comes once the device has stored all changes. */
export interface SharedFormNeeds<T, F extends string> {
  readonly field: F;
  readonly problemOf: (value: string, chosen: readonly T[]) => Message | null;
  /** Null where the user may not make the change. */
  readonly changeOf: (item: T, value: string) => SiteChange | null;
  readonly saved: () => void;
}

/** [W-SITE-55] Several records of a list that get one value at once. */
export interface Several<T, F extends string> {
  readonly view$: Behavior<SeveralView<T, F>>;
  open(): void;
  close(): void;
  pick(ids: readonly Id[], isPicked: boolean): void;
  /** Takes all choices back. */
  clear(): void;
  /** Forgets the outcomes. */
  dismiss(): void;
  form(of: SharedFormNeeds<T, F>): Form<SharedDraft>;
}

/** A record in sight; one with a change under way is left alone until that is answered. */
export interface SeveralRow<T> {
  readonly id: Id;
  readonly item: T;
  readonly mayBePicked: boolean;
}

/** The outbox, and the records in sight. */
export interface SeveralNeeds<T, F extends string> {
  readonly outbox: Pick<SiteOutbox, 'save' | 'entries$' | 'settled$'>;
  readonly rows$: Behavior<readonly SeveralRow<T>[]>;
  /** The value of a field as a change names it. */
  readonly seenValue: (item: T, field: F) => unknown;
  readonly words: CommandNeeds<string, null>['words'];
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

export function createSeveral<T, F extends string>(needs: SeveralNeeds<T, F>): Several<T, F> {
  const { outbox, rows$, seenValue, words } = needs;
  const scope = createScope();
  const press$ = new BehaviorSubject<SharedPress<F> | null>(null);
  /** The changes that the service has taken since the press. */
  const taken$ = new BehaviorSubject<readonly SiteChange[]>([]);
  const { picks$, pick, clear } = createPicks<T>((ids) =>
    rows$.value.filter((row) => row.mayBePicked && ids.includes(row.id)).map(({ id, item }) => [id, item] as const),
  );
  const chosen$ = derive({ picks: picks$, rows: rows$ }, ({ picks, rows }): ReadonlyMap<Id, T> => {
    const shown = rows.filter((row) => picks.has(row.id) && row.mayBePicked);
    return new Map(shown.map(({ id, item }) => [id, picks.get(id) ?? item]));
  });
  const result$ = derive(
    { press: press$, entries: outbox.entries$, taken: taken$, rows: rows$ },
    ({ press, entries, taken, rows }): SeveralView<T, F>['result'] => {
      if (press === null) return null;
      const isThere = (id: Id, value: unknown): boolean => {
        const now = rows.find((row) => row.id === id);
        return now !== undefined && isSame(seenValue(now.item, press.field), value);
      };
      return { press, outcomes: sharedOutcomes(press, entries, taken, isThere) };
    },
  );

  return {
    view$: derive(
      { picks: chosen$, rows: rows$, result: result$ },
      ({ picks, rows, result }): SeveralView<T, F> => ({
        ...{ picks, result },
        free: new Set(rows.flatMap(({ id, mayBePicked }) => (mayBePicked ? [id] : []))),
      }),
    ),
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
    form({ field, problemOf, changeOf, saved }) {
      const chosen = chosen$.value;
      const changesOf = (value: string): SharedPress<F>['changes'] =>
        new Map([...chosen].map(([id, item]) => [id, changeOf(item, value)]));
      return createForm<null, SharedDraft, string, null>({
        record$: new BehaviorSubject(null),
        valuesOf: () => ({ value: '' }),
        problemsOf({ value }) {
          const problem = problemOf(value, [...chosen.values()]);
          return problem === null ? {} : { value: problem };
        },
        inputOf: ({ value }) => value.trim(),
        command: createSavingCommand(needs, words, (value: string) => {
          taken$.next([]);
          return [...changesOf(value).values()].filter((change) => change !== null);
        }),
        saved(_, value) {
          press$.next({ field, value, changes: changesOf(value) });
          clear();
        },
        done: saved,
      });
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
