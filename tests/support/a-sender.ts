import type { Failure, Result } from '@felles/core';
import { ok, parseDayMonthYear } from '@felles/core';
import {
  type ContractRecord,
  createSender,
  EMPTY_FLOW,
  type FlowDraft,
  type MemberInformation,
  type Order,
  type PersonalInformation,
  type SenderNeeds,
  type SentRecord,
  type SignupInformation,
  type SponsorCodeUse,
  type Wanted,
} from '@felles/core/portal';
import { BehaviorSubject, EMPTY, type Observable } from 'rxjs';
import { at, type TestClock } from './at.ts';
import { type Answer, scripted } from './fake-ports.ts';

/** How long the service of these tests takes to answer. */
export const ANSWER_TIME = 50;

export const aPerson = (over: Partial<PersonalInformation> = {}): PersonalInformation => ({
  firstname: 'Ola',
  lastname: 'Nordmann',
  address: 'Storgata 1',
  postal_code: '0155',
  municipality: 'Oslo',
  phone_number: '40000001',
  email: 'ola@demo.example',
  date_of_birth: parseDayMonthYear('17.05.1990') ?? never(),
  gender: 'mann',
  ...over,
});

export const aWanted = (over: Partial<Wanted> = {}): Wanted => ({
  person: aPerson(),
  departmentId: 1,
  membershipId: 7,
  netsCallbackUrl: 'https://portal.example/nordlys/member?callback=avtalegiro',
  payer: {},
  ...over,
});

export const created: SignupInformation = {
  memberId: 9001,
  invoiceId: 5001,
  contractId: 3001,
  link_to_nets: 'https://bank.example/sign/1',
};

interface Situation {
  readonly createMember?: (asking: number) => Answer<SignupInformation>;
  readonly updateMember?: (asking: number) => Answer<MemberInformation>;
  readonly createContract?: (asking: number) => Answer<ContractRecord>;
  readonly useCode?: (asking: number) => Answer<Readonly<Record<string, string>>>;
  readonly draft?: FlowDraft;
  readonly recheck?: (clock: TestClock) => Observable<unknown>;
  readonly agreed?: () => ReturnType<SenderNeeds['agreed']>;
}

const soon = <T>(result: Result<T>): Answer<T> => ({ after: ANSWER_TIME, result });

/** A sender with everything around it in the test's hands, and a ledger of what the service was asked to do. */
export function aSender(given: Situation = {}) {
  const clock = at('2026-11-19T12:00:00+01:00');
  const draft$ = new BehaviorSubject<FlowDraft>(given.draft ?? EMPTY_FLOW);
  const online$ = new BehaviorSubject(true);
  const reports: Failure[] = [];
  const done: SentRecord[] = [];
  let mayStart = true;
  let isCurrent = true;
  let keys = 0;
  let refused = 0;
  const creates = scripted<{ readonly key: string; readonly body: unknown }, SignupInformation>(
    clock,
    (_, asking) => given.createMember?.(asking) ?? soon(ok(created)),
  );
  const updates = scripted<{ readonly id: string; readonly body: unknown }, MemberInformation>(
    clock,
    ({ id }, asking) => given.updateMember?.(asking) ?? soon(ok({ memberId: id })),
  );
  const contracts = scripted<{ readonly id: string; readonly key: string; readonly body: unknown }, ContractRecord>(
    clock,
    (_, asking) =>
      given.createContract?.(asking) ??
      soon(ok({ contractId: 3002, invoiceId: 5002, link_to_nets: 'https://bank.example/sign/2' })),
  );
  const uses = scripted<{ readonly code: string; readonly use: SponsorCodeUse }, Readonly<Record<string, string>>>(
    clock,
    (_, asking) => given.useCode?.(asking) ?? soon(ok({})),
  );
  let order: Order | null = null;
  const draft = {
    get value() {
      return draft$.value;
    },
    next: (changed: FlowDraft) => draft$.next(changed),
    isCurrent: () => isCurrent,
  };
  const sender = createSender({
    port: {
      createMember: (body, key) => creates.ask({ body, key }),
      updateMember: (id, body) => updates.ask({ id, body }),
      createContract: (id, body, key) => contracts.ask({ id, body, key }),
      useCode: (code, use) => uses.ask({ code, use }),
      createProfile: () => never(),
    },
    online$,
    draft,
    order: () => order,
    recheck: () => given.recheck?.(clock) ?? EMPTY,
    agreed: () => given.agreed?.() ?? {},
    termsChanged: () => undefined,
    mayStart: () => mayStart,
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    sessionRefused: () => {
      refused += 1;
    },
    report: (failure) => reports.push(failure),
    clock,
  });
  return {
    sender,
    clock,
    online$,
    reports,
    done,
    draft: () => draft$.value,
    refused: () => refused,
    created: creates.askings,
    updated: updates.askings,
    contracted: contracts.askings,
    used: uses.askings,
    bar: () => {
      mayStart = false;
    },
    /** Something else is before the visitor now. */
    want(wanted: Wanted, memberId: string | null = null) {
      order = { wanted, memberId };
    },
    beginAnew() {
      isCurrent = false;
    },
    send(wanted: Wanted = aWanted(), memberId: string | null = null) {
      order = { wanted, memberId };
      sender.send((sent, isHere) => {
        if (isHere) done.push(sent);
      });
    },
  };
}

function never(): never {
  throw new Error('nobody asks for this here');
}
