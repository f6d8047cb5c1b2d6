import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import type { Message } from '../shared/messages.ts';
import { createGuard } from '../shell/guard.ts';
import { AT_REST, type Command, type CommandView } from './command.ts';

/** The button of a form that sends through an outbox: the row of the new entry shows the progress. */
export function createPosting<I>(post: (input: I) => void, clock: SchedulerLike): Command<I, null> {
  const view$ = new BehaviorSubject<CommandView>(AT_REST);
  const guard = createGuard(clock);
  return {
    view$,
    run(input, done) {
      if (!guard.passes()) return false;
      post(input);
      view$.next({ ...AT_REST, rejections: view$.value.rejections });
      done(null, input);
      return true;
    },
    reject: (failure: Message | null) => view$.next({ ...AT_REST, failure, rejections: view$.value.rejections + 1 }),
    inputChanged() {
      guard.release();
      if (view$.value.failure) view$.next({ ...view$.value, failure: null });
    },
    forget() {
      guard.release();
      view$.next(AT_REST);
    },
    creation: null, // the outbox stores the entry
  };
}
