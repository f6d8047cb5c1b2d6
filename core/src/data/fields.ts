// The values that a user types over a record. They stay when the record changes.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';

/** The record, with the user's input over it; `theirs` are conflicts to show beside the fields. */
export interface FieldsView<V> {
  readonly values: V;
  readonly changed: readonly (keyof V)[];
  /** Values that another user has saved in fields that are changed here. */
  readonly theirs: Partial<V>;
}

export interface Fields<V> {
  readonly view$: Behavior<FieldsView<V>>;
  /** All typed values, also if the record has the same value by now, or the field is locked. */
  readonly typed$: Behavior<Partial<V>>;
  change(part: Partial<V>): void;
  /** Drops typed values: those fields show the record again. */
  drop(isDropped?: (field: keyof V, mine: V[keyof V]) => boolean): void;
}

/** How a record becomes the values of fields. */
export interface FieldsNeeds<R, V> {
  readonly record$: Behavior<R>;
  valuesOf(record: R): V;
  /** Fields that only the record decides. */
  lockedOf?(record: R): readonly (keyof V)[];
}

/** The typed value of a field, and the record's value at that time. */
interface TypedValue<V> {
  readonly mine: V[keyof V];
  readonly before: V[keyof V];
}

export function createFields<R, V extends object>({ record$, valuesOf, lockedOf }: FieldsNeeds<R, V>): Fields<V> {
  const state$ = new BehaviorSubject<ReadonlyMap<keyof V, TypedValue<V>>>(new Map());

  return {
    typed$: derive({ state: state$ }, ({ state }) => typedIn(state)),
    view$: derive({ record: record$, state: state$ }, ({ record, state }): FieldsView<V> => {
      const theirs = valuesOf(record);
      const locked = lockedOf?.(record) ?? [];
      const open = new Map([...state].filter(([field]) => !locked.includes(field)));
      const changed = [...open.keys()].filter((field) => !isSame(open.get(field)?.mine, theirs[field]));
      const overtaken = changed.filter((field) => !isSame(open.get(field)?.before, theirs[field]));
      return {
        values: { ...theirs, ...typedIn(open) },
        changed,
        // Made of the keys of V, which `fromEntries` forgets.
        theirs: Object.fromEntries(overtaken.map((field) => [field, theirs[field]])) as Partial<V>,
      };
    }),
    change(part) {
      const now = valuesOf(record$.value);
      const state = new Map(state$.value);
      // `entries` of a part of V gives V's own keys and values.
      for (const [field, mine] of Object.entries(part) as [keyof V, V[keyof V]][])
        state.set(field, { mine, before: state.get(field)?.before ?? now[field] });
      state$.next(state);
    },
    drop(isDropped = () => true) {
      state$.next(new Map([...state$.value].filter(([field, { mine }]) => !isDropped(field, mine))));
    },
  };
}

/** Made of the keys of V, which `fromEntries` forgets. */
const typedIn = <V extends object>(state: ReadonlyMap<keyof V, TypedValue<V>>): Partial<V> =>
  Object.fromEntries([...state].map(([field, { mine }]) => [field, mine])) as Partial<V>;

export const isSame = (one: unknown, other: unknown): boolean => one === other || contentOf(one) === contentOf(other);

/** A value as text, to be compared. Bytes count by their number: a photo as text takes a phone seconds. */
export const contentOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Uint8Array ? part.length : part));
