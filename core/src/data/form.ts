// What a user types over a record. It stays when the record changes meanwhile.
import { BehaviorSubject, defer, first, map } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import type { Message } from '../shared/messages.ts';
import { fail, ok } from '../shared/result.ts';
import type { CloseGuard } from '../shell/close-question.ts';
import type { Command, CommandView } from './command.ts';

export type Problems<V> = Readonly<Partial<Record<keyof V, Message>>>;

export interface FormView<V> {
  readonly values: V;
  readonly changed: readonly (keyof V)[];
  /** Of the fields that were left, or of all fields once the user has tried to save. */
  readonly problems: Problems<V>;
  /** Values that another user has saved in fields that are changed here. */
  readonly theirs: Partial<V>;
  readonly saving: CommandView;
}

export interface Form<V> {
  readonly view$: Behavior<FormView<V>>;
  change(part: Partial<V>): void;
  leave(field: keyof V): void;
  /** Takes the other user's value of a field instead. */
  takeTheirs(field: keyof V): void;
  save(): void;
  discard(): void;
  readonly guard: CloseGuard;
}

export interface FormNeeds<R, V, I, A> {
  readonly record$: Behavior<R>;
  valuesOf(record: R): V;
  problemsOf(values: V, record: R): Problems<V>;
  inputOf(values: V, changed: readonly (keyof V)[]): I;
  readonly command: Command<I, A>;
  /** Takes the answer into the record, before what was typed is let go. */
  saved(answer: A, sent: I): void;
  /** The record has taken the answer as the service wrote it: nothing that was sent counts as typed any more. */
  done?(): void;
}

/** A field that was typed in: the typed value, and what the record had then. */
interface Typed<V> {
  readonly mine: V[keyof V];
  readonly before: V[keyof V];
}
type AllTyped<V> = ReadonlyMap<keyof V, Typed<V>>;

export function createForm<R, V extends object, I, A>(needs: FormNeeds<R, V, I, A>): Form<V> {
  const { record$, valuesOf, problemsOf, inputOf, command } = needs;
  const typed$ = new BehaviorSubject<AllTyped<V>>(new Map());
  const left$ = new BehaviorSubject<ReadonlySet<keyof V> | 'all'>(new Set());

  const view$ = derive(
    { record: record$, typed: typed$, left: left$, saving: command.view$ },
    ({ record, typed, left, saving }): FormView<V> => {
      const theirs = valuesOf(record);
      const changed = [...typed.keys()].filter((field) => !isSame(typed.get(field)?.mine, theirs[field]));
      const overtaken = changed.filter((field) => !isSame(typed.get(field)?.before, theirs[field]));
      const values = typedOver(theirs, typed);
      const problems = Object.entries(problemsOf(values, record)).filter(
        ([field]) => left === 'all' || left.has(field as keyof V),
      );
      return {
        values,
        changed,
        // Both are made of the keys of V, which `fromEntries` forgets.
        problems: Object.fromEntries(problems) as Problems<V>,
        theirs: Object.fromEntries(overtaken.map((field) => [field, theirs[field]])) as Partial<V>,
        saving,
      };
    },
  );

  function change(part: Partial<V>): void {
    const now = valuesOf(record$.value);
    const typed = new Map(typed$.value);
    // `entries` of a part of V gives V's own keys and values.
    for (const [field, mine] of Object.entries(part) as [keyof V, V[keyof V]][])
      typed.set(field, { mine, before: typed.get(field)?.before ?? now[field] });
    typed$.next(typed);
    command.inputChanged();
  }

  function letGo(isOver: (field: keyof V, mine: V[keyof V]) => boolean): void {
    typed$.next(new Map([...typed$.value].filter(([field, { mine }]) => !isOver(field, mine))));
  }

  function save(): void {
    const { values, changed } = view$.value;
    if (Object.keys(problemsOf(values, record$.value)).length > 0) {
      left$.next('all');
      command.reject(null);
      return;
    }
    const input = inputOf(values, changed);
    const typed = typed$.value;
    command.run(input, (answer, sent) => {
      needs.saved(answer, sent);
      // After more typing, or an answer to an earlier sending, there is still something to save.
      const now = valuesOf(record$.value);
      const isTaken = needs.done !== undefined && isSame(sent, input);
      letGo((field, mine) => isSame(mine, now[field]) || (isTaken && isSame(mine, typed.get(field)?.mine)));
      left$.next(new Set());
      needs.done?.();
    });
  }

  function discard(): void {
    letGo(() => true);
    left$.next(new Set());
    command.inputChanged();
  }

  const hasChanges = (): boolean => view$.value.changed.length > 0;

  return {
    view$,
    change,
    leave(field) {
      if (left$.value !== 'all') left$.next(new Set([...left$.value, field]));
    },
    takeTheirs: (field) => letGo((other) => other === field),
    save,
    discard,
    guard: {
      hasChanges,
      isSaving: () => command.view$.value.isSending,
      discard,
      save: () =>
        defer(() => {
          const { rejections, isSending } = command.view$.value;
          if (!isSending) save();
          return command.view$.pipe(
            first((saving) => !saving.isSending),
            map((saving) => (saving.rejections === rejections ? ok(null) : fail(NOT_SAVED))),
          );
        }),
    },
  };
}

/** What was typed stands over what the record has. */
function typedOver<V extends object>(values: V, typed: AllTyped<V>): V {
  return { ...values, ...Object.fromEntries([...typed].map(([field, { mine }]) => [field, mine])) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const NOT_SAVED = { kind: 'malformed', where: 'the form', issues: ['not saved'] } as const;
