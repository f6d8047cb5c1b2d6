import { distinctUntilChanged, map, merge, type Observable, of, share, skip } from 'rxjs';

/** A value that changes over time and can be read at any moment. Only its owner can write it. */
export interface Behavior<T> extends Observable<T> {
  readonly value: T;
}

/** Behaviors by their names. */
export type Sources = Readonly<Record<string, Behavior<unknown>>>;
/** The values of behaviors, by the same names. */
export type ValuesOf<S extends Sources> = { readonly [K in keyof S]: S[K] extends Behavior<infer T> ? T : never };

/**
 * A behavior computed from others. It needs no disposal, and returns the same object until one of its sources changes.
 * @example
 * const total$ = derive({ price: price$, count: count$ }, ({ price, count }) => price * count);
 * total$.value; // now
 * total$.subscribe(show); // now, and after each change
 */
export function derive<S extends Sources, T>(sources: S, project: (values: ValuesOf<S>) => T): Behavior<T> {
  const names = Object.keys(sources);
  const behaviors = Object.values(sources);
  const origins = originsOf(behaviors);
  let last: { readonly values: readonly unknown[]; readonly output: T } | undefined;
  let lastOrigins: readonly unknown[] = [];

  const read = (): T => {
    if (last && areValues(lastOrigins, origins)) return last.output;
    const nowOrigins = valuesOf(origins);
    if (!last || !areValues(last.values, behaviors)) {
      const values = valuesOf(behaviors);
      // `Object.fromEntries` loses the type of each name's value.
      const named = Object.fromEntries(names.map((name, index) => [name, values[index]])) as ValuesOf<S>;
      last = { values, output: project(named) };
    }
    lastOrigins = nowOrigins;
    return last.output;
  };

  // Each source has one shared listener. It passes on only that something changed, so each reader gets the current value.
  const touched$ = merge(...behaviors.map((source) => source.pipe(skip(1)))).pipe(share());
  const changes$ = merge(touched$, of(null)).pipe(map(read), distinctUntilChanged());
  // There is no typed way to add a getter to an observable in place.
  const derived = Object.defineProperty(changes$, 'value', { get: read }) as Observable<T> as Behavior<T>;
  originsOfDerived.set(derived, origins);
  return derived;
}

/** The sources that are not derived themselves: checking only these is faster than checking every layer of shared views. */
const originsOfDerived = new WeakMap<Behavior<unknown>, readonly Behavior<unknown>[]>();

const originsOf = (behaviors: readonly Behavior<unknown>[]): readonly Behavior<unknown>[] => [
  ...new Set(behaviors.flatMap((behavior) => originsOfDerived.get(behavior) ?? [behavior])),
];

const valuesOf = (behaviors: readonly Behavior<unknown>[]): readonly unknown[] => behaviors.map(({ value }) => value);

/** Allocates nothing, as a behavior is read often and changes seldom. */
function areValues(values: readonly unknown[], behaviors: readonly Behavior<unknown>[]): boolean {
  for (let at = 0; at < behaviors.length; at += 1) if (!Object.is(behaviors[at]?.value, values[at])) return false;
  return true;
}
