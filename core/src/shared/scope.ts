// What runs for a while and must be ended: what an open store listens to, and the one request or timer of a kind.
import { finalize, type Observable, Subscription, type TeardownLogic } from 'rxjs';

/** What runs between an opening and a closing. */
export interface Scope {
  isOpen(): boolean;
  /** False if it was open already. */
  open(): boolean;
  /** Ends what runs, and opens anew. */
  reopen(): void;
  /** Runs until the scope closes. What is added to a closed scope ends at once. */
  add(part: TeardownLogic): void;
  close(): void;
}

/** A place for one running thing: the next one ends it. */
export interface Slot {
  isBusy(): boolean;
  run<T>(source$: Observable<T>, next?: (value: T) => void): void;
  end(): void;
}

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

export function createSlot(): Slot {
  let held = Subscription.EMPTY;
  return {
    isBusy: () => !held.closed,
    run(source$, next) {
      held.unsubscribe();
      // Held before it is subscribed to, as it may emit at once, and its listener may run another.
      const own = new Subscription();
      held = own;
      own.add(source$.pipe(finalize(() => own.unsubscribe())).subscribe(next));
    },
    end: () => held.unsubscribe(),
  };
}
