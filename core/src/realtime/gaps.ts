// What has to be fetched again because this client did not listen for a while.
import { type Observable, Subject } from 'rxjs';

export interface Gaps {
  readonly resynced$: Observable<void>;
  readonly joined$: Observable<string>;
  /** A connection is ready. Gives what is to be called once everything wanted has been subscribed. */
  begin(isBack: boolean): () => void;
  /** The server has this channel subscribed from now on. */
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
      // A listener who soon hears that everything is to be fetched need not hear it of one channel.
      if (!isResyncing) joined$.next(channel);
    },
  };
}
