import {
  type Behavior,
  type Failure,
  fail,
  type KeyValue,
  ok,
  type PageAddress,
  type Result,
  type Surroundings,
} from '@felles/core';
import { refusalOf } from '@felles/core/internal/shared/result';
import { BehaviorSubject, defer, finalize, map, type Observable, of, tap, timer } from 'rxjs';
import type { TestClock } from './at.ts';

/** An answer and how long it takes to come, in milliseconds. */
export interface Answer<T> {
  readonly after: number;
  readonly result: Result<T>;
}

/** One asking of a port and what became of it. */
export interface Asking<Q> {
  readonly question: Q;
  readonly at: number;
  state: 'pending' | 'answered' | 'cancelled';
}

/** A port method that answers as scripted, on the clock of the test, and remembers what it was asked. */
export function scripted<Q, T>(clock: TestClock, script: (question: Q, asking: number) => Answer<T>) {
  const askings: Asking<Q>[] = [];
  const ask = (question: Q): Observable<Result<T>> =>
    defer(() => {
      const asking: Asking<Q> = { question, at: clock.now(), state: 'pending' };
      const { after, result } = script(question, askings.push(asking));
      return timer(after, clock).pipe(
        map(() => result),
        tap(() => {
          asking.state = 'answered';
        }),
        finalize(() => {
          if (asking.state === 'pending') asking.state = 'cancelled';
        }),
      );
    });
  return { ask, askings };
}

export const unreachable: Failure = { kind: 'unreachable', cause: 'network' };

/** A refusal as the service sends it. */
export const refused = (status: number, message = '', type = 'Error'): Failure => ({
  kind: 'refused',
  refusal: refusalOf(status),
  status,
  type,
  message,
});

export interface MemoryKeyValue extends KeyValue {
  readonly entries: ReadonlyMap<string, string>;
  /** Every text written, in order. */
  readonly written: readonly string[];
}

/** A storage in memory; with a clock and a delay a slow one. */
export function memoryKeyValue(
  given: Readonly<Record<string, string>> = {},
  slow?: { readonly clock: TestClock; readonly after: number },
): MemoryKeyValue {
  const entries = new Map(Object.entries(given));
  const written: string[] = [];
  return {
    entries,
    written,
    read: (key) => (slow ? timer(slow.after, slow.clock) : of(0)).pipe(map(() => ok(entries.get(key) ?? null))),
    write: (key, value) =>
      defer(() => {
        entries.set(key, value);
        written.push(value);
        return of(ok(null));
      }),
  };
}

/** A storage that is forbidden, as where cookies are blocked. */
export const forbiddenKeyValue: KeyValue = {
  read: () => of(fail(unreachable)),
  write: () => of(fail(unreachable)),
};

export interface MemoryAddress extends PageAddress {
  /** The address's query as it stands, with its question mark. */
  query(): string;
}

export function memoryAddress(query = '', path = '/nordlys/classes', isOpened = false): MemoryAddress {
  const parameters = new URLSearchParams(query);
  return {
    path: () => path,
    isOpened: () => isOpened,
    parameters: () => Object.fromEntries(parameters),
    remove(names) {
      for (const name of names) parameters.delete(name);
    },
    query: () => (parameters.size === 0 ? '' : `?${parameters}`),
    parameter: (name) => parameters.get(name),
    setParameter(name, value) {
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
    },
  };
}

export interface FakeSurroundings extends Surroundings {
  readonly width$: BehaviorSubject<number>;
  readonly online$: BehaviorSubject<boolean>;
}

export const surroundings = (width = 1600, userAgent = 'Desktop'): FakeSurroundings => ({
  width$: new BehaviorSubject(width),
  online$: new BehaviorSubject(true),
  userAgent,
});

/** Everything a behavior says while it is listened to. */
export function listenTo<T>(behavior: Observable<T> | Behavior<T>): { readonly heard: readonly T[]; stop(): void } {
  const heard: T[] = [];
  const subscription = behavior.subscribe((value) => heard.push(value));
  return { heard, stop: () => subscription.unsubscribe() };
}
