import { createCenterHttp, createHttp, createTermsHttp } from '@felles/adapters-http';
import { createAccess, createHeaderStore, createLanguageStore, isoWeekNumber, osloDay } from '@felles/core';
import { createCenterStore, createTokenKeeper } from '@felles/core/portal';
import { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import type { LogOutQuestion, PortalServices } from '../portal/services.ts';
import { lazily } from '../react/lazily.ts';
import { createOverlays } from './overlays.ts';
import { composeSession } from './session.ts';
import { hasUnsentText, startOver } from './start-over.ts';
import { createToasts } from './toasts.ts';
import { bound, provide } from './token.ts';
import {
  Access,
  CenterSource,
  CenterState,
  HeaderState,
  HttpClient,
  Keeper,
  LanguageState,
  LeavingQuestion,
  OverlayDesk,
  Place,
  PlainHttp,
  type PortalSurroundings,
  SessionState,
  TermsSource,
  ToastDesk,
} from './tokens.ts';
import { createTracking } from './tracking-desk.ts';

/** Who needs what and who provides it. What no first page needs is bound by a file of its own, when it is asked for. */
export function composePortal(place: PortalSurroundings): PortalServices {
  const container = new Container();
  provide(container, Place, [], () => place);
  provide(container, Access, [], createAccess);
  provide(container, PlainHttp, [Place, Access], ({ root, fetch, clock }, access) =>
    createHttp({ root, fetch, clock, access }),
  );
  provide(container, Keeper, [Place, PlainHttp, Access], ({ centerCode, clock }, http, access) =>
    createTokenKeeper({ code: centerCode, port: createCenterHttp(http), access, clock }),
  );
  provide(container, HttpClient, [Place, Access, Keeper], ({ root, fetch, clock }, access, { renew }) =>
    createHttp({
      root,
      fetch,
      clock,
      access,
      renew,
      // Looked up when it happens: the session asks by these calls itself.
      sessionRefused: () => bound(container, SessionState).check(),
    }),
  );
  provide(container, CenterSource, [HttpClient], createCenterHttp);
  provide(container, TermsSource, [HttpClient], createTermsHttp);
  provide(container, LanguageState, [Place], ({ cookies }) => createLanguageStore({ saved: cookies }));
  provide(container, HeaderState, [], createHeaderStore);
  provide(container, ToastDesk, [Place, Keeper], createToasts);
  provide(container, OverlayDesk, [ToastDesk], createOverlays);
  provide(
    container,
    CenterState,
    [Place, CenterSource, TermsSource, Keeper, Access],
    ({ centerCode, address, tabStorage, chance, surroundings, clock }, port, terms, keeper, access) =>
      createCenterStore({
        code: centerCode,
        port,
        terms,
        keeper,
        access,
        address,
        tabStorage,
        chance,
        online$: surroundings.online$,
        clock,
      }),
  );
  provide(container, SessionState, [Place, HttpClient, Access, Keeper, CenterState], composeSession);
  provide(container, LeavingQuestion, [], () => new BehaviorSubject<LogOutQuestion | null>(null));
  const question$ = bound(container, LeavingQuestion);
  // A failure without a place of its own on the page is shown in a message.
  bound(container, CenterState).failures$.subscribe(bound(container, ToastDesk).report);
  const tracking = createTracking(bound(container, CenterState), async () =>
    (await import('./tracking.ts')).composeTracking(container),
  );
  return {
    startOver: (isArrival) => startOver(container, isArrival),
    hasUnsentText: () => hasUnsentText(container),
    currentWeek: () => isoWeekNumber(osloDay(place.clock.now())),
    center: bound(container, CenterState),
    session: bound(container, SessionState),
    leaving: { question$, logOut: () => (question$.value?.question.leave ?? bound(container, SessionState).logOut)() },
    language: bound(container, LanguageState),
    header: bound(container, HeaderState),
    toasts: bound(container, ToastDesk),
    overlays: bound(container, OverlayDesk),
    portalInfo: lazily(async () => (await import('./portal-info.ts')).composePortalInfo(container)),
    timetable: lazily(async () => (await import('../portal/pages/timetable.ts')).composeTimetable(container)),
    others: lazily(async () => (await import('../portal/pages/others.ts')).composeOthers(container, tracking)),
    tracking,
  };
}
