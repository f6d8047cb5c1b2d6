import { BehaviorSubject, debounceTime, type SchedulerLike } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import type { Load } from '../shared/load.ts';
import type { Reply } from '../shared/reply.ts';
import { createScope } from '../shared/scope.ts';
import { answerStaleness, type Staleness } from './list-load.ts';
import { createQuery } from './query.ts';

/** The field of a search, and the hits under it. */
export interface LookupView<T> {
  readonly words: string;
  /** The words that the hits belong to; null without a search. */
  readonly sought: string | null;
  readonly hits: Load<T>;
  readonly isRefreshing: boolean;
  readonly old: Staleness | null;
}

/** A search field, for example for an address or a person. `open` before the user types. */
export interface Lookup<T> {
  readonly view$: Behavior<LookupView<T>>;
  open(): void;
  close(): void;
  type(words: string): void;
  /** Searches at once, without the pause. */
  seek(words: string): void;
  retry(): void;
}

/** The request of the search, and how long typing holds it back. */
export interface LookupNeeds<T> {
  ask(words: string): Reply<T>;
  /** The question for the typed words; null if they are too few. */
  questionOf(words: string): string | null;
  /** The time to wait after the last key (milliseconds). */
  readonly pause: number;
  readonly clock: SchedulerLike;
}

/** Searches the service for one item: the typed words are sent after a pause. */
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
      old: answerStaleness(answer),
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
      // The hits of other words disappear at once, not after the pause.
      if (questionOf(words) !== sought$.value) sought$.next(null);
    },
    seek(words) {
      words$.next(words);
      sought$.next(questionOf(words));
    },
    retry: query.reload,
  };
}
