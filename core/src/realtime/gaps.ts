// Tells which data must be fetched again after a time without events.
import { type Observable, Subject } from 'rxjs';

export interface Gaps {
  readonly resynced$: Observable<void>;
  readonly joined$: Observable<string>;
  /** A connection is ready. The returned function is called once all wanted channels are subscribed. */
  begin(isBack: boolean): () => void;
  /** The channel is subscribed from now on. */
  joined(channel: string): void;
}

export function createGaps(): Gaps {
  const resynced$ = new Subject<void>();
  const joined$ = new Subject<string>();
  let round = 0;
  let isResyncing = false;

  return {
    resynced$,
    joined$,
    begin(isBack) {
      round += 1;
      const own = round;
      isResyncing = isBack;
      return () => {
        if (round === own) isResyncing = false;
        if (isBack) resynced$.next();
      };
    },
    joined(channel) {
      // During a resync no single channel is announced: everything is fetched anyway.
      if (!isResyncing) joined$.next(channel);
    },
  };
}
