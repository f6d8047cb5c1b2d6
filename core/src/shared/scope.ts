// Holders of subscriptions: those of an open store, and a slot for one running request or timer.
import { finalize, type Observable, Subscription, type TeardownLogic } from 'rxjs';

/** The subscriptions between an opening and a closing. */
export interface Scope {
  isOpen(): boolean;
  /** False if it is open already. */
  open(): boolean;
  /** Closes, and opens again. */
  reopen(): void;
  /** Ends it when the scope closes; at once if the scope is closed. */
  add(part: TeardownLogic): void;
  close(): void;
}

/** Holds one subscription: the next one ends it. */
export interface Slot {
  isBusy(): boolean;
  run<T>(source$: Observable<T>, next?: (value: T) => void): void;
  end(): void;
}

/** Holds the subscriptions of an open store, and ends all of them together. */
export function createScope(): Scope {
  let parts = Subscription.EMPTY;
  const reopen = (): void => {
    parts.unsubscribe();
    parts = new Subscription();
  };
  return {
    isOpen: () => !parts.closed,
    open() {
      const isNew = parts.closed;
      if (isNew) reopen();
      return isNew;
    },
    reopen,
    add: (part) => parts.add(part),
    close: () => parts.unsubscribe(),
  };
}

/**
 * Holds one running request or timer. The next one ends it.
 * @example
 * const search = createSlot();
 * search.run(port.search('tak'), show);
 * search.run(port.search('takstein'), show); // cancels the first
 */
export function createSlot(): Slot {
  let current = Subscription.EMPTY;
  return {
    isBusy: () => !current.closed,
    run(source$, next) {
      current.unsubscribe();
      // Stored before it is subscribed to, as it may emit at once and its listener may run another.
      const own = new Subscription();
      current = own;
      own.add(source$.pipe(finalize(() => own.unsubscribe())).subscribe(next));
    },
    end: () => current.unsubscribe(),
  };
}
