// The stores of a sponsor: the code of a company, the message to a payer, and the link to accept.
import { ok, type Result } from '@felles/core';
import { type AcceptOutcome, createAcceptStore } from '@felles/core/internal/portal/sponsor/accept-store';
import { createSponsorCodeStore } from '@felles/core/internal/portal/sponsor/code-store';
import { createSponsorContactStore } from '@felles/core/internal/portal/sponsor/contact-store';
import type {
  SponsorCodeDraft,
  SponsorCodeLookup,
  SponsorConnection,
  SponsorContactDraft,
  SponsoredMember,
  SponsorRequest,
} from '@felles/core/internal/portal/sponsor/model';
import { aMembership } from '@felles/fixtures';
import { BehaviorSubject } from 'rxjs';
import { at, SECOND } from './at.ts';
import { type Answer, scripted } from './fake-ports.ts';

/** The answer to a good code. */
export const FOUND: Result<SponsorCodeLookup> = ok({ AG_departments: [101, 102] });

interface CodeSituation {
  readonly answer?: (code: string, asking: number) => Answer<SponsorCodeLookup>;
  readonly parameter?: string | null;
  readonly contractId?: string | null;
  readonly draft?: SponsorCodeDraft;
}

/** The field of a code, opened. */
export function aCode({ answer, parameter = null, contractId = null, draft }: CodeSituation = {}) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const { ask, askings } = scripted<{ code: string; contractId: string | null }, SponsorCodeLookup>(
    clock,
    ({ code }, asking) => answer?.(code, asking) ?? { after: 20, result: FOUND },
  );
  const parameter$ = new BehaviorSubject(parameter);
  const store = createSponsorCodeStore({
    port: { lookUpCode: (code, contract) => ask({ code, contractId: contract }) },
    parameter$,
    contractId$: new BehaviorSubject(contractId),
  });
  if (draft) store.restore(draft);
  store.open();
  return {
    store,
    clock,
    askings,
    parameter$,
    lookUp() {
      store.lookUp();
      clock.pass(20);
    },
    view: () => store.view$.value,
    facts: () => store.facts$.value,
    codesAsked: () => askings.map(({ question }) => question.code),
  };
}

export const REQUESTED = 'Sponsor registration requested.';
export const CENTER = 'http://127.0.0.1:4000/nordlys';

interface ContactSituation {
  readonly answer?: (asking: number) => Result<string>;
  readonly memberId?: string | null;
  readonly departmentId?: number | null;
  readonly draft?: SponsorContactDraft;
}

/** The message to a payer. */
export function aContact({ answer, memberId = 'M-1', departmentId = 101, draft }: ContactSituation = {}) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const { ask, askings } = scripted<SponsorRequest, string>(clock, (_, asking) => ({
    after: 20,
    result: answer?.(asking) ?? ok(REQUESTED),
  }));
  const memberId$ = new BehaviorSubject(memberId);
  const departmentId$ = new BehaviorSubject(departmentId);
  const online$ = new BehaviorSubject(true);
  const store = createSponsorContactStore({
    port: { contact: ask },
    memberId$,
    departmentId$,
    contractId$: new BehaviorSubject<string | null>('C-7'),
    online$,
    centerAddress: CENTER,
    clock,
  });
  if (draft) store.restore(draft);
  return {
    store,
    clock,
    askings,
    memberId$,
    departmentId$,
    online$,
    view: () => store.view$.value,
    facts: () => store.facts$.value,
  };
}

export const DONE: SponsorConnection = { success: true };
export const AGREEMENT = { departmentId: 101, department: 'Sentrum', membership: aMembership(), first: null };
export const JONAS: Result<SponsoredMember> = ok({ firstname: 'Jonas', lastname: 'Østby', agreement: AGREEMENT });

interface AcceptSituation {
  readonly hash?: string | null;
  readonly answer?: (asking: number) => Result<SponsorConnection>;
  readonly sponsored?: (asking: number) => Result<SponsoredMember>;
}

/** The page of a link, opened, with whatever it asked first answered. */
export function anAcceptance({ hash = 'x', answer = () => ok(DONE), sponsored = () => JONAS }: AcceptSituation = {}) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const accept = scripted<string, SponsorConnection>(clock, (_, asking) => ({ after: 20, result: answer(asking) }));
  const whom = scripted<string, SponsoredMember>(clock, (_, asking) => ({ after: 20, result: sponsored(asking) }));
  const hash$ = new BehaviorSubject(hash);
  const online$ = new BehaviorSubject(true);
  const told: AcceptOutcome[] = [];
  const store = createAcceptStore({
    port: { accept: accept.ask, sponsored: whom.ask },
    hash$,
    online$,
    clock,
    answered: (outcome) => told.push(outcome),
  });
  store.open();
  clock.pass(20);
  return {
    store,
    clock,
    hash$,
    online$,
    told,
    asked: accept.askings,
    view: () => store.view$.value,
    /** Presses the button, waits for the answer, and reads it. */
    accept: () => {
      store.accept();
      clock.pass(SECOND);
    },
  };
}
