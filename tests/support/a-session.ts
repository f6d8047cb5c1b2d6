import { type KeyValue, ok, type Result } from '@felles/core';
import type { SessionRecord } from '@felles/core/internal/portal/session/model';
import { createSessionStore } from '@felles/core/internal/portal/session/store';
import { createAccess } from '@felles/core/internal/shared/access';
import { SESSION, type SessionStore } from '@felles/core/portal/session';
import { BehaviorSubject, Subject } from 'rxjs';
import { at } from './at.ts';
import { type Answer, type MemoryKeyValue, memoryKeyValue, scripted } from './fake-ports.ts';

export const CENTER = 100;
export const SAVED = `${CENTER}.saved`;
export const RECORD: SessionRecord = {
  sessid: 'saved',
  oid: String(CENTER),
  pid: '1',
  name: 'Ingrid Solbakken',
  access_token: 'own',
};
export const ANSWER_TIME = 20;

/** Pages of one browser: what one says, the others hear. */
export function aBrowser() {
  const said$ = new Subject<{ readonly from: number; readonly message: string }>();
  let pages = 0;
  return {
    page() {
      pages += 1;
      const number = pages;
      const messages$ = new Subject<unknown>();
      said$.subscribe(({ from, message }) => {
        if (from !== number) messages$.next(message);
      });
      return {
        messages$,
        returned$: new Subject<void>(),
        post: (message: string) => said$.next({ from: number, message }),
      };
    },
  };
}

interface Situation {
  /** The content of the cookie; the page is where none was set when left out. */
  readonly cookie?: string;
  readonly cookies?: MemoryKeyValue;
  readonly storage?: KeyValue;
  readonly centerId?: number | null;
  readonly browser?: ReturnType<typeof aBrowser>;
  readonly whoami?: (asking: number) => Result<SessionRecord>;
  /** The outcome of asking for a new token of the center. */
  readonly renewal?: Result<unknown>;
  readonly logout?: Answer<unknown>;
  readonly canLogIn?: boolean;
}

/** A session store with everything around it in the test's hands, opened. */
export function aSession(given: Situation = {}) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const access = createAccess();
  const cookies = given.cookies ?? memoryKeyValue(given.cookie === undefined ? {} : { [SESSION.key]: given.cookie });
  const tabs = (given.browser ?? aBrowser()).page();
  const centerId$ = new BehaviorSubject<number | null>(given.centerId === undefined ? CENTER : given.centerId);
  const whoami = scripted<string | null, SessionRecord>(clock, (_, asking) => ({
    after: ANSWER_TIME,
    result: given.whoami?.(asking) ?? ok(RECORD),
  }));
  /** The member's own token that each whoami was sent with. */
  const ownTokens: (string | null)[] = [];
  const renewals = scripted<string | null, unknown>(clock, () => ({
    after: ANSWER_TIME,
    result: given.renewal ?? ok(null),
  }));
  const logout = scripted<string | null, unknown>(clock, () => given.logout ?? { after: ANSWER_TIME, result: ok({}) });
  const store = createSessionStore({
    port: {
      whoami: () => {
        ownTokens.push(access.value.session?.accessToken ?? null);
        return whoami.ask(access.value.session?.id ?? null);
      },
      logout: () => logout.ask(access.value.session?.id ?? null),
    },
    renewToken: (refused) => renewals.ask(refused),
    access,
    saved: given.storage ?? cookies,
    tabs,
    centerId$,
    clock,
    ...(given.canLogIn !== undefined && { canLogIn: given.canLogIn }),
  });
  store.open();
  return {
    store,
    clock,
    access,
    cookies,
    tabs,
    centerId$,
    whoami: whoami.askings,
    ownTokens,
    logout: logout.askings,
    renewals: renewals.askings,
  };
}

export const cookieIn = ({ entries }: MemoryKeyValue): string | null => entries.get(SESSION.key) || null;
export const statusOf = ({ view$ }: SessionStore): string => view$.value.status;
