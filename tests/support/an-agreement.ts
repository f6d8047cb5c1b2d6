import { addDays, fail, ok, parseIsoDate, type Result, toEpochSeconds } from '@felles/core';
import type { EndRequest, FreezeMonths } from '@felles/core/internal/portal/agreement/model';
import { createAgreementPage } from '@felles/core/internal/portal/agreement/store';
import type { Session } from '@felles/core/internal/portal/session/rules';
import type { SessionView } from '@felles/core/internal/portal/session/store';
import type { AgreementTerms, FreezePreview } from '@felles/core/portal/agreement';
import { BehaviorSubject, NEVER, Subject } from 'rxjs';
import { at } from './at.ts';
import { type Answer, scripted, unreachable } from './fake-ports.ts';

/** How long the service of these tests takes to answer. */
export const ANSWER_TIME = 50;

export const dayOf = (text: string) => parseIsoDate(text) ?? addDays(0 as never, 0);

/** The terms of an agreement that can be ended, paused and withdrawn from. */
export const someTerms = (over: Partial<AgreementTerms> = {}): AgreementTerms => ({
  contract_id: '7',
  number: '2026',
  title: 'Hele Nordlys',
  text: null,
  member: 'Ingrid Solbakken',
  state: 'ACTIVE',
  is_sponsored: false,
  has_direct_debit: true,
  today: dayOf('2026-11-19'),
  ends_on: dayOf('2027-07-31'),
  rest_sum: 4486.5,
  withdraw_until: dayOf('2026-12-01'),
  freeze: {
    allowed: [
      { reason: 'OWN_WISH', months_least: 1, months_most: 3, fee_per_month: 99, needs_proof: false },
      { reason: 'ILLNESS', months_least: 1, months_most: 12, fee_per_month: 0, needs_proof: true },
    ],
    months: [
      { month: '2026-12', is_frozen: true },
      { month: '2027-01', is_frozen: false },
    ],
    agreed: [],
  },
  ...over,
});

/** The terms of an agreement after it was ended. */
export const endedTerms = (): AgreementTerms =>
  someTerms({
    state: 'ENDING',
    receipt: { number: '4820391', at: toEpochSeconds(1_795_000_000), sent_to: 'ingrid@demo.example' },
  });

interface Situation {
  readonly terms?: (asking: number) => Result<AgreementTerms>;
  readonly end?: (sent: EndRequest, asking: number) => Answer<AgreementTerms>;
  readonly preview?: (months: FreezeMonths) => Result<FreezePreview>;
  readonly offers?: { readonly end: boolean; readonly freeze: boolean };
}

/** The store of an agreement with everything around it in the test's hands, opened. */
export function anAgreementPage(given: Situation = {}) {
  const clock = at('2026-11-19T12:00:00+01:00');
  const session = (sessid: string): Session => ({ sessid, ownerId: 100, accessToken: null, person: null });
  const session$ = new BehaviorSubject<Session | null>(session('ingrid'));
  const status$ = new BehaviorSubject<Pick<SessionView, 'status'>>({ status: 'loggedIn' });
  const online$ = new BehaviorSubject(true);
  const returned$ = new Subject<void>();
  const keys: string[] = [];
  let checks = 0;
  const terms = scripted<string, AgreementTerms>(clock, (_, asking) => ({
    after: ANSWER_TIME,
    result: given.terms?.(asking) ?? ok(someTerms()),
  }));
  const ends = scripted<EndRequest, AgreementTerms>(
    clock,
    (sent, asking) => given.end?.(sent, asking) ?? { after: ANSWER_TIME, result: ok(endedTerms()) },
  );
  const previews = scripted<FreezeMonths, FreezePreview>(clock, (months) => ({
    after: ANSWER_TIME,
    result: given.preview?.(months) ?? fail(unreachable),
  }));
  const store = createAgreementPage({
    port: {
      terms: terms.ask,
      end(_, request, key) {
        keys.push(key);
        return ends.ask(request);
      },
      takeBack: () => NEVER,
      withdraw: () => NEVER,
      preview: (_, months) => previews.ask(months),
      freeze: () => NEVER,
      endFreeze: () => NEVER,
      document: () => NEVER,
    },
    session: {
      session$,
      view$: status$,
      check: () => {
        checks += 1;
      },
    },
    offers$: new BehaviorSubject(given.offers ?? { end: true, freeze: true }),
    online$,
    returned$,
    newKey: () => `key ${keys.length}`,
    clock,
  });
  store.open();
  store.show('7');
  clock.pass(ANSWER_TIME);
  return {
    store,
    clock,
    online$,
    returned$,
    keys,
    asked: terms.askings,
    sent: ends.askings,
    previewed: previews.askings,
    checks: () => checks,
    become: (sessid: string) => session$.next(session(sessid)),
    view() {
      const view = store.view$.value;
      if (view.status !== 'ready') throw new Error(`the agreement is ${view.status}`);
      return view;
    },
  };
}
