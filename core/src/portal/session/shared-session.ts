import { BehaviorSubject, filter, type Observable, type Subscription } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { KeyValue, Tabs } from '../../shell/ports.ts';
import { parseSaved, type SavedSession, SESSION, writeSaved } from './rules.ts';

/** The saved session, shared by all tabs. */
interface SharedSession {
  /** The saved session of any center; undefined until it is read. */
  readonly saved$: Behavior<SavedSession | null | undefined>;
  /** False if the browser stores no cookies. */
  readonly remembered$: Behavior<boolean>;
  /** Emits when another tab has saved or removed a session. */
  readonly changedElsewhere$: Observable<unknown>;
  read(): Subscription;
  save(session: SavedSession): void;
  /** Removes the session, unless another tab or center has replaced it. */
  forget(session: SavedSession): void;
}

/** Tells other tabs to read again. It never contains credentials. */
const CHANGED = 'session-changed';

export function createSharedSession(saved: KeyValue, tabs: Tabs): SharedSession {
  const saved$ = new BehaviorSubject<SavedSession | null | undefined>(undefined);
  const remembered$ = new BehaviorSubject(true);

  function write(session: SavedSession | null): void {
    saved.write(SESSION.key, session ? writeSaved(session) : '').subscribe((written) => {
      remembered$.next(written.ok);
      saved$.next(written.ok ? session : null);
      tabs.post(CHANGED);
    });
  }

  return {
    saved$,
    remembered$,
    changedElsewhere$: tabs.messages$.pipe(filter((message) => message === CHANGED)),
    read: () =>
      saved.read(SESSION.key).subscribe((text) => {
        remembered$.next(text.ok);
        if (text.ok) saved$.next(parseSaved(text.value));
        else if (saved$.value === undefined) saved$.next(null);
      }),
    save: write,
    forget({ sessid }) {
      saved.read(SESSION.key).subscribe((text) => {
        if (text.ok && parseSaved(text.value)?.sessid === sessid) write(null);
        else tabs.post(CHANGED);
      });
    },
  };
}
