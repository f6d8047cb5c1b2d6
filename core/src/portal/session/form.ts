import { BehaviorSubject } from 'rxjs';
import type { Action } from '../../data/action.ts';
import { commandView } from '../../data/command.ts';
import { createForm, type Form, type Problems } from '../../data/form.ts';
import type { SessionMessage } from '../../texts/session.ts';

interface SessionFormNeeds<V, I, A> {
  readonly empty: V;
  problemsOf(values: V): Problems<V, SessionMessage>;
  /** Null before the center is loaded. */
  inputOf(values: V): I | null;
  readonly action: Action<I, A, SessionMessage>;
  changed(): void;
  saved(answer: A): void;
}

const OFFLINE: SessionMessage = { key: 'failure.unreachable', params: {} };
const CENTER_MISSING: SessionMessage = { key: 'session.centerMissing', params: {} };

/** The form of a visitor without a session. It is empty after it was sent; `restart` keeps only the phone number. */
export function createSessionForm<V extends { readonly phone: string }, I, A>(
  needs: SessionFormNeeds<V, I, A>,
): { readonly form: Form<V, SessionMessage>; restart(): void } {
  const { empty, action } = needs;
  const record$ = new BehaviorSubject(empty);

  function startFrom(values: V): void {
    record$.next(values);
    form.discard();
  }

  const form = createForm<V, V, I | null, A, SessionMessage>({
    record$,
    valuesOf: (record) => record,
    problemsOf: needs.problemsOf,
    hidesProblemOnChange: true,
    inputOf: needs.inputOf,
    command: {
      view$: commandView(action.view$, OFFLINE),
      run(input, done) {
        if (input !== null) return action.run(input, done);
        action.reject(CENTER_MISSING);
        return false;
      },
      reject: action.reject,
      inputChanged: needs.changed,
    },
    saved(answer) {
      startFrom(empty);
      needs.saved(answer);
    },
  });
  return { form, restart: () => startFrom({ ...empty, phone: form.view$.value.values.phone }) };
}
