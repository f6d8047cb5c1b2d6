import { type Failure, type Load, ok, type Result, type StepHistory, type ToastRequest } from '@felles/core';
import type { Department } from '@felles/core/internal/portal/center/model';
import type { MemberInformation } from '@felles/core/internal/portal/person/model';
import { createDraftStore } from '@felles/core/internal/portal/signup/drafts';
import { createSponsorSignupStore } from '@felles/core/internal/portal/signup/sponsor';
import type { SponsorCreated, SponsoredMember, SponsorInformation } from '@felles/core/internal/portal/sponsor/model';
import { createSponsoredStore } from '@felles/core/internal/portal/sponsor/sponsored-store';
import type { SignupPort } from '@felles/core/portal/signup';
import type { VisitorAction } from '@felles/core/portal/tracking';
import { aDepartment } from '@felles/fixtures';
import { BehaviorSubject, Subject } from 'rxjs';
import { aPersonStore, fillIn, PLACE_TIME, REPLY_TIME } from './a-person-store.ts';
import { type Asking, type MemoryKeyValue, memoryKeyValue, scripted } from './fake-ports.ts';

export const PLACE_TO_SIGN = 'http://127.0.0.1:4001/direct-debit/1';

interface Updated {
  readonly id: string;
  readonly body: Parameters<SignupPort['updateMember']>[1];
}

interface Situation {
  readonly hash?: string | null;
  readonly sponsored?: () => Result<SponsoredMember>;
  readonly created?: (asking: number) => Result<SponsorCreated>;
  readonly updated?: (asking: number) => Result<MemberInformation>;
  /** How long the service takes to create one (milliseconds). */
  readonly createdAfter?: (asking: number) => number;
  /** The values of an earlier page of the tab. */
  readonly kept?: MemoryKeyValue;
}

/** The history of one page, of which nobody goes back. */
const noHistory: StepHistory = { current: () => null, push: () => {}, replace: () => {}, moved$: new Subject() };

/** The sign-up of a sponsor with everything around it in the test's hands, opened; the sponsored member is known. */
export function aSponsorSignup(given: Situation = {}) {
  const { store: person, clock, departmentId$ } = aPersonStore();
  const hash$ = new BehaviorSubject(given.hash === undefined ? 'hash-open' : given.hash);
  const departments$ = new BehaviorSubject<Load<readonly Department[]>>({
    status: 'ready',
    value: [aDepartment(), aDepartment({ id: 102 })],
  });
  const whom = scripted<string, SponsoredMember>(clock, () => ({
    after: REPLY_TIME,
    result: given.sponsored?.() ?? ok({ firstname: 'Jonas', lastname: 'Østby' }),
  }));
  const keys: string[] = [];
  const sponsors = scripted<SponsorInformation, SponsorCreated>(clock, (_, asking) => ({
    after: given.createdAfter?.(asking) ?? REPLY_TIME,
    result: given.created?.(asking) ?? ok({ memberId: '7', link_to_nets: PLACE_TO_SIGN }),
  }));
  const kept = given.kept ?? memoryKeyValue();
  const drafts = createDraftStore('nordlys', kept);
  const failures: Failure[] = [];
  const toasts: ToastRequest[] = [];
  const updates = scripted<Updated, MemberInformation>(clock, ({ id }, asking) => ({
    after: REPLY_TIME,
    result: given.updated?.(asking) ?? ok({ memberId: id }),
  }));
  const left: string[] = [];
  const told: VisitorAction[] = [];
  const online$ = new BehaviorSubject(true);
  const store = createSponsorSignupStore({
    port: {
      createSponsor: (sponsor, key) => {
        keys.push(key);
        return sponsors.ask(sponsor);
      },
    },
    updateMember: (id, body) => updates.ask({ id, body }),
    toasts: { show: (toast) => toasts.push(toast) },
    person,
    sponsored: createSponsoredStore({ port: { sponsored: whom.ask }, hash$ }),
    hash$,
    center: {
      departments$,
      departmentId$,
      chooseDepartment: (id) => departmentId$.next(id),
      reloadDepartments: () => undefined,
    },
    drafts,
    departure: {
      origin: 'http://127.0.0.1:4000',
      online$,
      mayLeaveFor: (address) => address.startsWith('http://127.0.0.1'),
      mayLoadFrom: () => false,
      leaveFor: (address) => left.push(address) > 0,
      load: () => undefined,
    },
    centerAddress: 'http://127.0.0.1:4000/nordlys',
    history: noHistory,
    tabs: { returned$: new Subject() },
    tracking: {
      leaveForSigning(leave) {
        told.push({ kind: 'redirectedToSigning' });
        leave();
      },
    },
    report: (failure) => failures.push(failure),
    newKey: () => `key-${keys.length + 1}`,
    clock,
  });
  store.open();
  clock.pass(REPLY_TIME);
  return {
    store,
    person,
    clock,
    departmentId$,
    hash$,
    kept,
    drafts,
    failures,
    toasts,
    updated: updates.askings,
    left,
    told,
    online$,
    keys,
    sent: sponsors.askings as readonly Asking<SponsorInformation>[],
    view: () => store.view$.value,
    submit() {
      store.next();
      clock.pass(REPLY_TIME);
    },
  };
}

/** Everything is chosen and filled in, and the second step is shown. */
export function filledIn(given: Situation = {}) {
  const signup = aSponsorSignup(given);
  signup.departmentId$.next(101);
  signup.store.next();
  fillIn(signup.person);
  signup.person.approveTerms(true);
  signup.clock.pass(PLACE_TIME);
  return signup;
}
