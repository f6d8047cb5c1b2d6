import { BehaviorSubject, of, type SchedulerLike } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import type { Reply } from '../shared/reply.ts';
import { ok } from '../shared/result.ts';
import { type CommandNeeds, createCommand } from './command.ts';
import { createForm, type Form, type Problems } from './form.ts';
import type { Query } from './query.ts';

/** The needs of every form that sends something; the door of the application gives them. */
export interface SendingNeeds {
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** R is the record, V the values of the fields, and F the fields on the wire. */
export interface PatchFormNeeds<R, V, F> extends SendingNeeds {
  /** Null for a new record, or while it is unknown. */
  readonly record$: Behavior<R | null>;
  readonly creates: boolean;
  readonly words: CommandNeeds<F, R>['words'];
  valuesOf(record: R | null): V;
  problemsOf(values: V): Problems<V>;
  /** Translates the changed fields into those of the wire. */
  fieldsOf(values: V, changed: readonly (keyof V)[], record: R | null): F;
  send(fields: F, key: string, record: R | null): Reply<R>;
  /** Receives the record as the service has it now. */
  take(answer: R): void;
  readonly done: () => void;
}

/** The thing that a query shows is changed, and shown as it is then; null for a thing that is new. */
export const patchOf = <R extends object>(
  query: Pick<Query<unknown, R>, 'answer$' | 'update'> | null,
): Pick<PatchFormNeeds<R, unknown, unknown>, 'record$' | 'creates' | 'take'> => ({
  record$: query
    ? derive({ answer: query.answer$ }, ({ answer: { load } }) => (load.status === 'ready' ? load.value : null))
    : new BehaviorSubject(null),
  creates: query === null,
  take: (answer) => query?.update((before) => ({ ...before, ...answer })),
});

/** The form of a new or existing record. Only the changed fields are sent. */
export function createPatchForm<R, V extends object, F extends object>(needs: PatchFormNeeds<R, V, F>): Form<V> {
  const { record$, creates, words, valuesOf, problemsOf, fieldsOf, send, take, done, ...sending } = needs;
  return createForm<R | null, V, F, R | null>({
    record$,
    valuesOf,
    // Values that the service itself wrote are not checked, so that they do not block a change of other fields.
    problemsOf: (values, record) => (record === null ? problemsOf(values) : ofChanged(values, valuesOf(record))),
    inputOf: fieldsOf,
    command: createCommand<F, R | null>({
      ...sending,
      creates,
      words,
      send: (fields, key) => (Object.keys(fields).length === 0 ? of(ok(null)) : send(fields, key, record$.value)),
    }),
    saved(answer) {
      if (answer !== null) take(answer);
    },
    done,
  });

  function ofChanged(values: V, before: V): Problems<V> {
    const isSame = (field: string): boolean =>
      JSON.stringify(Reflect.get(values, field)) === JSON.stringify(Reflect.get(before, field));
    // Filtering loses the type of the keys, but a subset is still `Problems<V>`.
    return Object.fromEntries(Object.entries(problemsOf(values)).filter(([field]) => !isSame(field))) as Problems<V>;
  }
}
