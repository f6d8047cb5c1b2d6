import type { Failure, LanguageStore, ToastRequest, ToastStore } from '@felles/core';
import { createCenterStore } from '@felles/core/internal/portal/center/store';
import { createSessionStore } from '@felles/core/internal/portal/session/store';
import type { DraftStore } from '@felles/core/internal/portal/signup/drafts';
import { createLanguageStore } from '@felles/core/internal/shell/language';
import type { CenterPort, CenterStore } from '@felles/core/portal/center';
import type { SessionStore } from '@felles/core/portal/session';
import type { TermsPort } from '@felles/core/portal/terms';
import type { TrackingStore } from '@felles/core/portal/tracking';
import { BehaviorSubject, filter, merge, type Observable, Subject, take } from 'rxjs';
import { onDemand } from '../on-demand.ts';
import { type CenterService, connectCenter, createCenterHttp, createTermsHttp } from './center.ts';
import type { PortalPlace } from './place.ts';

/** A message without a place on a page, or a failure that has none. */
export type Notice = ToastRequest | Failure;

/** Counts the actions of visitors who have agreed to it. */
export type Counter = Pick<TrackingStore, 'record' | 'leaveForSigning'>;

/** A portal that runs: what all of its areas share. */
export interface Portal extends CenterService {
  readonly place: PortalPlace;
  readonly centerCalls: CenterPort;
  readonly termsCalls: TermsPort;
  readonly center: CenterStore;
  readonly session: SessionStore;
  readonly language: LanguageStore;
  /** Messages that a frontend shows beside the page, for example in a toast. */
  readonly notices$: Observable<Notice>;
  /** Gives a notice. */
  readonly toasts: Pick<ToastStore, 'show'> & { report(failure: Failure): void };
  /** The drafts of all sign-ups, once there are any (drafts.ts). */
  readonly drafts$: BehaviorSubject<DraftStore | null>;
  /** Null counts nothing (areas/tracking.ts). */
  readonly counter$: BehaviorSubject<Counter | null>;
  /** Reads the language and the session, and asks for the center. */
  open(): void;
  close(): void;
}

/** The portal of a center at a place; `openPortal` is the same with standard values. */
export function portalAt(place: PortalPlace): Portal {
  const { code, address, pageAt, tabStorage, chance, clock, surroundings } = place;
  const service = connectCenter(place, () => session.check());
  const { http, access, keeper } = service;
  const centerCalls = createCenterHttp(http);
  const termsCalls = createTermsHttp(http);
  const center = createCenterStore({
    code,
    port: centerCalls,
    terms: termsCalls,
    keeper,
    access,
    address,
    pageAt,
    tabStorage,
    chance,
    online$: surroundings.online$,
    clock,
  });
  // Most visitors have no session, so the code of its calls comes later.
  const sessionCalls = onDemand(async () => (await import('./member.ts')).createSessionHttp(http));
  const session = createSessionStore({
    port: {
      whoami: () => sessionCalls.ask((calls) => calls.whoami()),
      logout: () => sessionCalls.ask((calls) => calls.logout()),
    },
    renewToken: keeper.renew,
    access,
    saved: place.sessionCookie,
    tabs: place.tabs,
    centerId$: center.centerId$,
    clock,
  });
  // The code for logging out is fetched as soon as a visitor is logged in: later the network may be gone.
  session.session$.pipe(filter(Boolean), take(1)).subscribe(sessionCalls.prepareCode);
  const language = createLanguageStore({ saved: place.cookies });
  const given$ = new Subject<Notice>();
  const give = (notice: Notice) => given$.next(notice);
  const stores = [language, session, center];
  return {
    ...service,
    place,
    centerCalls,
    termsCalls,
    center,
    session,
    language,
    notices$: merge(given$, center.failures$),
    toasts: { show: give, report: give },
    drafts$: new BehaviorSubject<DraftStore | null>(null),
    counter$: new BehaviorSubject<Counter | null>(null),
    open() {
      for (const store of stores) store.open();
    },
    close() {
      for (const store of stores) store.close();
    },
  };
}
