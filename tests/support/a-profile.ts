import { ok, type Result, type ToastRequest } from '@felles/core';
import type { MemberInformation, MemberUpdate, MunicipalityLookup } from '@felles/core/internal/portal/person/model';
import type { Agreement, Consents, Profile } from '@felles/core/internal/portal/profile/model';
import { createProfileStore } from '@felles/core/internal/portal/profile/store';
import type { Session } from '@felles/core/internal/portal/session/rules';
import type { SessionView } from '@felles/core/internal/portal/session/store';
import type { ProfileView } from '@felles/core/portal/profile';
import { BehaviorSubject } from 'rxjs';
import { aBrowser } from './a-session.ts';
import { at } from './at.ts';
import { type Answer, scripted } from './fake-ports.ts';

/** How long the service of these tests takes to answer. */
export const ANSWER_TIME = 50;

/** Thursday 19 November 2026, noon in Oslo. */
export const NOON = Date.parse('2026-11-19T12:00:00+01:00');

/** Epoch seconds at which a day begins in Oslo, in winter. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00+01:00`) / 1000;

/** A profile in which nothing is missing. */
export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  fornavn: 'Ingrid',
  etternavn: 'Solbakken',
  adresse: 'Fjellveien 12',
  postnr: '5014',
  poststed: 'Bergen',
  mobil: '10000001',
  epost: 'ingrid@demo.example',
  birth: '1992-05-17',
  kjonn: 2,
  memberid: '9001',
  is_sponsored: false,
  avtaler: [anAgreement()],
  ...over,
});

/** An active agreement that binds nobody. */
export const anAgreement = (over: Partial<Agreement> = {}): Agreement => ({
  id: '1',
  number: '2026',
  title: 'Hele Nordlys',
  text: null,
  status: true,
  bbs_status: true,
  binding_dato: null,
  nets_url: null,
  linjer: [{ tittel: 'Medlemskap', pris: 449 }],
  ...over,
});

interface Situation {
  readonly profile?: (asking: number) => Result<Profile>;
  /** How long the profile is waited for; as long as anything else, unless it is said. */
  readonly profileTakes?: (asking: number) => number;
  readonly update?: (sent: MemberUpdate, asking: number) => Answer<MemberInformation>;
  readonly municipality?: (code: string, asking: number) => Answer<MunicipalityLookup>;
  readonly consents?: (asking: number) => Result<Consents>;
  /** Whose session there is; null is nobody's. */
  readonly sessid?: string | null;
  readonly browser?: ReturnType<typeof aBrowser>;
}

/** A session named 'ingrid' or 'ingrid again' is of the same person; of one the service has said nothing of, with a '?'. */
const sessionOf = (sessid: string | null): Session | null => {
  if (sessid === null) return null;
  const [pid = null] = sessid.split(' ');
  return { sessid, ownerId: 100, accessToken: null, person: sessid.endsWith('?') ? null : { pid, name: null } };
};

/** A profile store with everything around it in the test's hands, opened. */
export function aProfileStore(given: Situation = {}) {
  const clock = at('2026-11-19T12:00:00+01:00');
  const sessid = given.sessid === undefined ? 'ingrid' : given.sessid;
  const session$ = new BehaviorSubject<Session | null>(sessionOf(sessid));
  const statusOf = (id: string | null): Pick<SessionView, 'status'> => ({
    status: id === null ? 'loggedOut' : 'loggedIn',
  });
  const sessionView$ = new BehaviorSubject(statusOf(sessid));
  const toasts: ToastRequest[] = [];
  let checks = 0;
  const profiles = scripted<null, Profile>(clock, (_, asking) => ({
    after: given.profileTakes?.(asking) ?? ANSWER_TIME,
    result: given.profile?.(asking) ?? ok(aProfile()),
  }));
  const updates = scripted<MemberUpdate, MemberInformation>(
    clock,
    (sent, asking) => given.update?.(sent, asking) ?? { after: ANSWER_TIME, result: ok({ memberId: sent.memberId }) },
  );
  const places = scripted<string, MunicipalityLookup>(
    clock,
    (code, asking) =>
      given.municipality?.(code, asking) ?? { after: ANSWER_TIME, result: ok({ municipality: `Sted ${code}` }) },
  );
  const consents = scripted<Consents, Consents>(clock, (sent, asking) => ({
    after: ANSWER_TIME,
    result: given.consents?.(asking) ?? ok(sent),
  }));
  const tabs = (given.browser ?? aBrowser()).page();
  const online$ = new BehaviorSubject(true);
  const store = createProfileStore({
    port: { profile: () => profiles.ask(null), update: updates.ask, saveConsents: consents.ask },
    places: { municipality: places.ask },
    session: {
      view$: sessionView$,
      session$,
      check: () => {
        checks += 1;
      },
    },
    toasts: { show: (toast) => toasts.push(toast) },
    tabs,
    departure: { mayLeaveFor: (address) => address.startsWith('https://bank.example/'), online$ },
    clock,
  });
  store.open();
  return {
    store,
    clock,
    online$,
    tabs,
    toasts,
    view: () => store.view$.value,
    checks: () => checks,
    asked: profiles.askings,
    sent: updates.askings,
    sentConsents: () => consents.askings.map(({ question }) => question),
    lookedUp: places.askings,
    /** Another session than before, or none. */
    become(next: string | null) {
      session$.next(sessionOf(next));
      sessionView$.next(statusOf(next));
    },
    /** The service says who the session that is there belongs to. */
    tellWho(pid: string) {
      const current = session$.value;
      session$.next(current && { ...current, person: { pid, name: null } });
    },
    /** The form of a profile that is there. */
    form: () => readyIn(store.view$.value).form,
  };
}

/** A view that has a profile to show. */
export function readyIn(view: ProfileView): Extract<ProfileView, { readonly status: 'ready' }> {
  if (view.status !== 'ready') throw new Error(`the profile is ${view.status}`);
  return view;
}
