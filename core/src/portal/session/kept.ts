import { BehaviorSubject, filter, type Observable, type Subscription } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { KeyValue, Tabs } from '../../shell/ports.ts';
import { parseSaved, type SavedSession, SESSION, writeSaved } from './rules.ts';

/** The session as all pages of the browser share it. */
export interface KeptSession {
  /** What is kept, of any center; undefined until it was read. */
  readonly kept$: Behavior<SavedSession | null | undefined>;
  /** False where the browser keeps nothing. */
  readonly remembered$: Behavior<boolean>;
  /** Speaks when another page has kept or forgotten a session. */
  readonly changedElsewhere$: Observable<unknown>;
  read(): Subscription;
  keep(session: SavedSession): void;
  /** Takes a session away, unless another page or another center has put its own in its place. */
  forget(session: SavedSession): void;
}

/** What the pages say to each other: look again. It never holds what opens a session. */
const CHANGED = 'session-changed';

export function createKeptSession(saved: KeyValue, tabs: Tabs): KeptSession {
  const kept$ = new BehaviorSubject<SavedSession | null | undefined>(undefined);
  const remembered$ = new BehaviorSubject(true);

  function write(session: SavedSession | null): void {
    saved.write(SESSION.key, session ? writeSaved(session) : '').subscribe((written) => {
      remembered$.next(written.ok);
      kept$.next(written.ok ? session : null);
      tabs.post(CHANGED);
    });
  }

  return {
    kept$,
    remembered$,
    changedElsewhere$: tabs.messages$.pipe(filter((message) => message === CHANGED)),
    read: () =>
      saved.read(SESSION.key).subscribe((text) => {
        remembered$.next(text.ok);
        if (text.ok) kept$.next(parseSaved(text.value));
        else if (kept$.value === undefined) kept$.next(null);
      }),
    keep: write,
    forget({ sessid }) {
      saved.read(SESSION.key).subscribe((text) => {
        if (text.ok && parseSaved(text.value)?.sessid === sessid) write(null);
        else tabs.post(CHANGED);
      });
    },
  };
}
