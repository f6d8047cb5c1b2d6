// The form of a record that is new in the register.
import { createCommand } from '../../data/command.ts';
import { createForm, type Form, type Problems } from '../../data/form.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import type { FailureTexts } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { createDoubles, type Doubles, type DoublesNeeds, type DoublesView, type Reachable } from './doubles.ts';

/** The form, and the records that are there already. */
export interface Entry<R, V> {
  readonly form: Form<V>;
  readonly doubles: Doubles<R>;
}

/** The calls of the register; `done` gets the record that was made. */
export interface EntryNeeds<R, P> extends SendingNeeds {
  readonly port: P;
  readonly pause: number;
  readonly done: (made: R) => void;
}

/** The rules of the form. */
interface EntryRules<R, V, F> {
  readonly words: FailureTexts;
  valuesOf(record: object | null): V;
  problemsOf(values: V): Problems<V>;
  /** The problems with the records that are there. */
  doubleProblems?(found: DoublesView<R>['found']): Problems<V>;
  fieldsOf(values: V, changed: readonly (keyof V)[]): F;
  reachOf(values: V): Reachable;
  same: DoublesNeeds<R>['same'];
  /** The client id is the key. */
  create(fields: F & { readonly client_id: string }, key: string): Reply<R>;
}

/** [W-PLAN-09] The form of a new record: it looks for doubles while the user types. */
export function createEntry<R extends Reachable, V extends object, F extends object>(
  rules: EntryRules<R, V, F>,
  { port: _, pause, done, ...sending }: EntryNeeds<R, unknown>,
): Entry<R, V> {
  const { words, valuesOf, problemsOf, doubleProblems, fieldsOf, reachOf, same, create } = rules;
  const doubles = createDoubles({ same, pause, clock: sending.clock });
  let made: R | null = null;
  const form = createForm<DoublesView<R>, V, F, R>({
    record$: doubles.view$,
    valuesOf: () => valuesOf(null),
    problemsOf: (values, { found }) => ({ ...problemsOf(values), ...doubleProblems?.(found) }),
    inputOf: fieldsOf,
    command: createCommand<F, R>({
      ...sending,
      creates: true,
      words,
      send: (fields, key) => create({ ...fields, client_id: key }, key),
      // The service may know a double that was made meanwhile.
      failed: doubles.retry,
    }),
    saved(answer) {
      made = answer;
    },
    done() {
      if (made !== null) done(made);
    },
  });
  return {
    doubles,
    form: {
      ...form,
      change(part) {
        form.change(part);
        doubles.type(reachOf(form.view$.value.values));
      },
    },
  };
}
