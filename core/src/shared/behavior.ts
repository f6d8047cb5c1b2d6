import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';

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
  let last: { readonly values: ValuesOf<S>; readonly output: T } | undefined;

  const read = (): T => {
    const values = valuesOf(sources);
    if (!last || !sameValues(values, last.values)) last = { values, output: project(values) };
    return last.output;
  };

  const changes$ = combineLatest(sources).pipe(map(read), distinctUntilChanged());
  // An observable becomes a behavior by gaining one getter; there is no typed way to add it in place.
  return Object.defineProperty(changes$, 'value', { get: read }) as Observable<T> as Behavior<T>;
}

function valuesOf<S extends Sources>(sources: S): ValuesOf<S> {
  // Object.entries forgets which value belongs to which key; ValuesOf is exactly that mapping.
  return Object.fromEntries(Object.entries(sources).map(([key, source]) => [key, source.value])) as ValuesOf<S>;
}

function sameValues<V extends Readonly<Record<string, unknown>>>(a: V, b: V): boolean {
  return Object.keys(a).every((key) => Object.is(a[key], b[key]));
}
