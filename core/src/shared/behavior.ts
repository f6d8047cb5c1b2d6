import { distinctUntilChanged, map, merge, type Observable, of, share, skip } from 'rxjs';

/** A value that changes over time and can be read at any moment. Only its owner can write it. */
export interface Behavior<T> extends Observable<T> {
  readonly value: T;
}

type Sources = Readonly<Record<string, Behavior<unknown>>>;
type ValuesOf<S extends Sources> = { readonly [K in keyof S]: S[K] extends Behavior<infer T> ? T : never };

/**
 * A behavior computed from others. It holds no subscription of its own, so it never needs disposing,
 * and it returns the same object until one of its sources changes.
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
      // Object.fromEntries forgets which value belongs to which name; ValuesOf is exactly that mapping.
      const named = Object.fromEntries(names.map((name, index) => [name, values[index]])) as ValuesOf<S>;
      last = { values, output: project(named) };
    }
    lastOrigins = nowOrigins;
    return last.output;
  };

  // A page has a dozen listeners to the same view, so its sources are listened to once for all of them. That something has
  // changed is all that is passed on: each listener then reads the current value, so no listener gets an older one last.
  const touched$ = merge(...behaviors.map((source) => source.pipe(skip(1)))).pipe(share());
  const changes$ = merge(touched$, of(null)).pipe(map(read), distinctUntilChanged());
  // An observable becomes a behavior by gaining one getter; there is no typed way to add it in place.
  const derived = Object.defineProperty(changes$, 'value', { get: read }) as Observable<T> as Behavior<T>;
  originsOfDerived.set(derived, origins);
  return derived;
}

/**
 * What each derived behavior comes from in the end. Views are made of views that share what they are made of: to ask each
 * of them whether it has changed would ask the same few again and again, more often with every storey.
 */
const originsOfDerived = new WeakMap<Behavior<unknown>, readonly Behavior<unknown>[]>();

const originsOf = (behaviors: readonly Behavior<unknown>[]): readonly Behavior<unknown>[] => [
  ...new Set(behaviors.flatMap((behavior) => originsOfDerived.get(behavior) ?? [behavior])),
];

const valuesOf = (behaviors: readonly Behavior<unknown>[]): readonly unknown[] => behaviors.map(({ value }) => value);

/** A behavior is read often and changes seldom, so this makes nothing on its way. */
function areValues(values: readonly unknown[], behaviors: readonly Behavior<unknown>[]): boolean {
  for (let at = 0; at < behaviors.length; at += 1) if (!Object.is(behaviors[at]?.value, values[at])) return false;
  return true;
}
