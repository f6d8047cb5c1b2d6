// Finding one thing among many that only the service knows: what is typed is asked for after a pause.
import { BehaviorSubject, debounceTime, type SchedulerLike } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import type { Load } from '../shared/load.ts';
import type { Reply } from '../shared/reply.ts';
import { createScope } from '../shared/scope.ts';
import { createQuery } from './query.ts';
import { type Old, oldAnswer } from './shown.ts';

export interface LookupView<T> {
  readonly words: string;
  /** The words that the hits are the answer to; null where there is nothing to ask. */
  readonly sought: string | null;
  readonly hits: Load<T>;
  /** Whether what is shown is being asked for once more. */
  readonly isRefreshing: boolean;
  readonly old: Old | null;
}

export interface Lookup<T> {
  readonly view$: Behavior<LookupView<T>>;
  open(): void;
  close(): void;
  type(words: string): void;
  /** Asks now, without the pause. */
  seek(words: string): void;
  retry(): void;
}

export interface LookupNeeds<T> {
  ask(words: string): Reply<T>;
  /** What the service is asked for what is typed; null where that is too little. */
  questionOf(words: string): string | null;
  /** In milliseconds, after the last key. */
  readonly pause: number;
  readonly clock: SchedulerLike;
}

export function createLookup<T>({ ask, questionOf, pause, clock }: LookupNeeds<T>): Lookup<T> {
  const words$ = new BehaviorSubject('');
  const sought$ = new BehaviorSubject<string | null>(null);
  const query = createQuery({ question$: sought$, ask });
  const scope = createScope();

  return {
    view$: derive({ words: words$, answer: query.answer$ }, ({ words, answer }) => ({
      words,
      sought: answer.question,
      hits: answer.load,
      isRefreshing: answer.isRefreshing,
      old: oldAnswer(answer),
    })),
    open() {
      if (!scope.open()) return;
      scope.add(words$.pipe(debounceTime(pause, clock)).subscribe((words) => sought$.next(questionOf(words))));
      query.open();
    },
    close() {
      scope.close();
      query.close();
    },
    type(words) {
      words$.next(words);
      // Hits of other words do not stand below these until the pause is over.
      if (questionOf(words) !== sought$.value) sought$.next(null);
    },
    seek(words) {
      words$.next(words);
      sought$.next(questionOf(words));
    },
    retry: query.reload,
  };
}
