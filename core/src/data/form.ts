import { BehaviorSubject, defer, first, map } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import type { Message } from '../shared/messages.ts';
import type { Reply } from '../shared/reply.ts';
import { fail, ok } from '../shared/result.ts';
import type { CloseGuard } from '../shell/close-question.ts';
import type { Command, CommandView, PendingCreation } from './command.ts';
import { createFields, type FieldsNeeds, type FieldsView, isSame } from './fields.ts';

/** The message under each field that has a problem; a field without one is missing. */
export type Problems<V, M extends Message = Message> = Readonly<Partial<Record<keyof V, M>>>;

/** P are the messages of its fields, M those of its saving. */
export interface FormView<V, P extends Message = Message, M extends Message = P> extends FieldsView<V> {
  /** The problems of the fields the user has left; after an attempt to save, those of all fields. */
  readonly problems: Problems<V, P>;
  readonly saving: CommandView<M>;
}

/** A form over a record, from its fields to its saving. `guard` asks before it is closed with unsaved data. */
export interface Form<V, P extends Message = Message, M extends Message = P> {
  readonly view$: Behavior<FormView<V, P, M>>;
  change(part: Partial<V>): void;
  leave(field: keyof V): void;
  /** Takes the other user's value of a field instead. */
  takeTheirs(field: keyof V): void;
  save(): void;
  discard(): void;
  readonly guard: CloseGuard;
  /** Null if saving creates nothing. */
  readonly creation: PendingCreation | null;
}

/** The parts of the saving command that a form uses; an action fits as well. */
export type FormCommand<I, A, M extends Message = Message> = Pick<
  Command<I, A, M>,
  'view$' | 'run' | 'reject' | 'inputChanged'
> &
  Partial<Pick<Command<I, A, M>, 'creation'>>;

/** R is the record, V the values of the fields, I the input to send, and A the answer. */
export interface FormNeeds<R, V, I, A, P extends Message = Message, M extends Message = P> extends FieldsNeeds<R, V> {
  problemsOf(values: V, record: R): Problems<V, P>;
  /** Shows the problems of all fields from the start. */
  readonly showsAllProblems?: boolean;
  /** Hides the problem of a field that changes, until the next attempt to save. */
  readonly hidesProblemOnChange?: boolean;
  inputOf(values: V, changed: readonly (keyof V)[], record: R): I;
  readonly command: FormCommand<I, A, M>;
  /** Puts the answer into the record, before the typed values are dropped. */
  saved(answer: A, sent: I): void;
  /** Called after the typed values that were sent have been dropped. */
  done?(): void;
}

/**
 * The fields of a record, and the command that saves them.
 * @example
 * const form = createForm({
 *   record$, // of a query: null until it is loaded
 *   valuesOf: (record) => ({ title: record?.title ?? '' }),
 *   problemsOf: ({ title }) => (title.trim() === '' ? { title: MISSING } : {}),
 *   inputOf: ({ title }) => ({ title: title.trim() }),
 *   command: createCommand({ send: (input, key) => port.change(input, key), ...sending }),
 *   saved: (answer) => query.update(() => answer),
 * });
 * form.change({ title: 'Byggetrinn 2' });
 * form.save();
 */
export function createForm<R, V extends object, I, A, P extends Message = Message, M extends Message = P>(
  needs: FormNeeds<R, V, I, A, P, M>,
): Form<V, P, M> {
  const { record$, valuesOf, problemsOf, inputOf, command } = needs;
  const fields = createFields(needs);
  const shownAtFirst = needs.showsAllProblems ? 'all' : new Set<keyof V>();
  const left$ = new BehaviorSubject<ReadonlySet<keyof V> | 'all'>(shownAtFirst);

  const view$ = derive(
    { record: record$, fields: fields.view$, left: left$, saving: command.view$ },
    ({ record, fields: now, left, saving }): FormView<V, P, M> => {
      const problems = Object.entries(problemsOf(now.values, record)).filter(
        ([field]) => left === 'all' || left.has(field as keyof V),
      );
      // Made of the keys of V, which `fromEntries` forgets.
      return { ...now, problems: Object.fromEntries(problems) as Problems<V, P>, saving };
    },
  );

  function save(): void {
    if (command.view$.value.isSending) return;
    const { values, changed } = view$.value;
    if (Object.keys(problemsOf(values, record$.value)).length > 0) {
      left$.next('all');
      command.reject(null);
      return;
    }
    const input = inputOf(values, changed, record$.value);
    const typed = fields.typed$.value;
    command.run(input, (answer, sent) => {
      needs.saved(answer, sent);
      // The user may have typed more meanwhile, or the answer may be to an earlier request.
      const now = valuesOf(record$.value);
      const isTaken = needs.done !== undefined && isSame(sent, input);
      fields.drop((field, mine) => isSame(mine, now[field]) || (isTaken && isSame(mine, typed[field])));
      left$.next(shownAtFirst);
      needs.done?.();
    });
  }

  function discard(): void {
    fields.drop();
    left$.next(shownAtFirst);
    command.inputChanged();
  }

  return {
    view$,
    change(part) {
      if (needs.hidesProblemOnChange) {
        const { values } = view$.value;
        const left = left$.value === 'all' ? (Object.keys(values) as (keyof V)[]) : [...left$.value]; // the keys of V
        left$.next(new Set(left.filter((field) => !(field in part))));
      }
      fields.change(part);
      command.inputChanged();
    },
    leave(field) {
      if (left$.value !== 'all') left$.next(new Set([...left$.value, field]));
    },
    takeTheirs: (field) => fields.drop((other) => other === field),
    save,
    discard,
    guard: {
      hasChanges: () => view$.value.changed.length > 0,
      isSaving: () => command.view$.value.isSending,
      discard,
      save: () => savedBy(command, save),
    },
    creation: command.creation ?? null,
  };
}

/** Saves, or waits for a running save, and emits its result. */
export const savedBy = (command: Pick<Command<never, unknown>, 'view$'>, save: () => void): Reply<null> =>
  defer(() => {
    const { rejections } = command.view$.value;
    save();
    return command.view$.pipe(
      first((saving) => !saving.isSending),
      map((saving) => (saving.rejections === rejections ? ok(null) : fail(NOT_SAVED))),
    );
  });

const NOT_SAVED = { kind: 'malformed', where: 'the form', issues: ['not saved'] } as const;
