import {
  type Failure,
  type FileContent,
  fail,
  idle,
  type KeyValue,
  type Load,
  loading,
  ok,
  type StepHistory,
} from '@felles/core';
import type { Center, Department } from '@felles/core/internal/portal/center/model';
import type { Parameters } from '@felles/core/internal/portal/center/parameters';
import type { DirectLink, Membership } from '@felles/core/internal/portal/membership/model';
import { createMembershipStore } from '@felles/core/internal/portal/membership/store';
import { createInvoiceWatch } from '@felles/core/internal/portal/payment/invoice/watch';
import type {
  FirstInvoice,
  PaymentOrder,
  PaymentStart,
  PaymentState,
} from '@felles/core/internal/portal/payment/model';
import { createPaymentStore } from '@felles/core/internal/portal/payment/store';
import type { MemberInformation, PhoneLookup } from '@felles/core/internal/portal/person/model';
import { createPersonStore } from '@felles/core/internal/portal/person/store';
import type { Profile } from '@felles/core/internal/portal/profile/model';
import { createCurrentProfile } from '@felles/core/internal/portal/profile/record';
import type { Session } from '@felles/core/internal/portal/session/rules';
import { createDraftStore, type DraftStore } from '@felles/core/internal/portal/signup/drafts';
import type { SignupInformation } from '@felles/core/internal/portal/signup/model';
import { createPaymentSignupStore } from '@felles/core/internal/portal/signup/payment';
import { createPrivateStore } from '@felles/core/internal/portal/signup/private';
import { createStandardStore } from '@felles/core/internal/portal/signup/standard';
import type { SponsorRequest } from '@felles/core/internal/portal/sponsor/model';
import type { PaymentCondition } from '@felles/core/internal/portal/terms/rules';
import { createAccess } from '@felles/core/internal/shared/access';
import { derive } from '@felles/core/internal/shared/behavior';
import { createDeparture } from '@felles/core/internal/shell/departure';
import type { VisitorAction } from '@felles/core/portal/tracking';
import { aMembership } from '@felles/fixtures';
import { BehaviorSubject, of, Subject, switchMap, timer } from 'rxjs';
import { at } from './at.ts';
import { departments } from './fake-center.ts';
import { type Answer, memoryAddress, memoryKeyValue, refused, scripted } from './fake-ports.ts';

/** How long the service of these tests takes to answer. */
export const ANSWER_TIME = 50;
export const LINK = 'https://bank.example/sign/1';
const PORTAL = 'https://portal.example';

export const MONTHLY = aMembership({ id: 7, title: 'Voksen' });
export const PREPAID = aMembership({ id: 8, title: 'Klipp', temporary: true, no_direct_debit: true });

/** The browser's history, as far as a flow has to do with it. */
const conditionOf = (given: PaymentCondition | 'loading' | undefined): Load<PaymentCondition | null> => {
  if (given === 'loading') return loading;
  return given ? { status: 'ready', value: given } : idle;
};

function memoryHistory(): StepHistory & {
  readonly entries: readonly (string | null)[];
  back(): void;
  forward(): void;
} {
  const entries: (string | null)[] = [null];
  const moved$ = new Subject<string | null>();
  let place = 0;
  const move = (by: number): void => {
    place += by;
    moved$.next(entries[place] ?? null);
  };
  return {
    entries,
    moved$,
    current: () => entries[place] ?? null,
    push(step) {
      place += 1;
      entries.splice(place, entries.length, step);
    },
    replace(step) {
      entries[place] = step;
    },
    back: () => move(-1),
    forward: () => move(1),
  };
}

/** The storage that outlives a page of the register, or a tab. */
export const aTab = (tab = memoryKeyValue(), saved = memoryKeyValue(), history = memoryHistory()) => ({
  tab,
  saved,
  history,
});

interface Situation {
  readonly center?: Partial<Center>;
  readonly departments?: Load<readonly Department[]>;
  readonly parameters?: Parameters;
  readonly memberships?: readonly Membership[];
  /** Where the address leads straight to. */
  readonly direct?: DirectLink;
  /** The records of the service, each time it is asked. */
  readonly offered?: (asking: number) => Answer<readonly Membership[]>;
  readonly profile?: Profile | null;
  /** How long the profile takes to come (milliseconds). */
  readonly profileAfter?: number;
  readonly createMember?: (asking: number) => Answer<SignupInformation>;
  readonly updateMember?: (asking: number) => Answer<MemberInformation>;
  readonly useCode?: (asking: number) => Answer<Readonly<Record<string, string>>>;
  /** Null where the service knows nothing of it. */
  readonly invoice?: FirstInvoice | null;
  readonly state?: (asking: number) => Answer<PaymentState>;
  readonly start?: PaymentStart;
  readonly condition?: PaymentCondition | 'loading';
  /** The center's own terms at the moment. */
  readonly document?: () => Uint8Array<ArrayBuffer>;
  readonly where?: ReturnType<typeof aTab>;
  /** Those of another page of the same tab, where both live. */
  readonly drafts?: DraftStore;
  /** How long everything that is kept takes to be read (milliseconds); at once where it is left out. */
  readonly storageAfter?: number;
  /** How long after the others this page is opened (milliseconds). */
  readonly later?: number;
}

export const UNPAID: FirstInvoice = {
  first_invoice_date: '15.12.2026',
  invoice: { verdi: 499, rest: 499, kunde: 9001 },
};
export const PAID: FirstInvoice = { first_invoice_date: '15.12.2026', invoice: { verdi: 499, rest: 0, kunde: 9001 } };

const DOCUMENT: FileContent = { bytes: new Uint8Array(3), type: 'application/pdf' };

const soon = <T>(value: T): Answer<T> => ({ after: ANSWER_TIME, result: ok(value) });

/** The stores of a register with everything around them in the test's hands; a page of it that has just been loaded. */
export function aRegister(given: Situation = {}) {
  const clock = at('2026-11-19T12:00:00+01:00');
  clock.pass(given.later ?? 0);
  const where = given.where ?? aTab();
  const { storageAfter } = given;
  const slowly = (place: KeyValue): KeyValue =>
    storageAfter === undefined
      ? place
      : { ...place, read: (key) => timer(storageAfter, clock).pipe(switchMap(() => place.read(key))) };
  const access = createAccess();
  access.next({ ...access.value, allowedHosts: ['bank.example'], checkoutHosts: ['checkout.example'] });
  const gone: string[] = [];
  const returned$ = new Subject<void>();
  const online$ = new BehaviorSubject(true);
  const told: VisitorAction[] = [];
  /** The words of the address at each of them that was recorded. */
  const toldAt: string[] = [];
  const address = memoryAddress('', '/nordlys/member');
  const reports: Failure[] = [];
  let checks = 0;
  let keys = 0;
  const profile = given.profile ?? null;
  const session$ = new BehaviorSubject<Session | null>(
    profile && { sessid: 's', ownerId: 100, accessToken: null, person: null },
  );
  const sessionView$ = new BehaviorSubject<{ status: 'loggedIn' | 'loggedOut' }>({
    status: profile ? 'loggedIn' : 'loggedOut',
  });
  const documentNow = () => ({ ...DOCUMENT, ...(given.document && { bytes: given.document() }) });
  const center$ = new BehaviorSubject<Center>({ id: 100, title: 'Nordlys', minimum_age: 15, ...given.center });
  const departmentId$ = new BehaviorSubject<number | null>(null);
  const parameters$ = new BehaviorSubject<Parameters>(given.parameters ?? {});
  const center = {
    code: 'nordlys',
    center$,
    departmentId$,
    departments$: new BehaviorSubject(given.departments ?? departments(101, 102)),
    parameters$,
    chooseDepartment: (id: number | null) => departmentId$.next(id),
    forgetParameters: (...names: readonly (keyof Parameters)[]) =>
      parameters$.next(
        Object.fromEntries(
          Object.entries(parameters$.value).filter(([name]) => !names.some((other) => other === name)),
        ),
      ),
    view$: new BehaviorSubject<{
      readonly canBeSponsored: boolean;
      readonly condition: Load<PaymentCondition | null>;
    }>({ canBeSponsored: true, condition: conditionOf(given.condition) }),
  };
  const creates = scripted<{ readonly body: unknown; readonly key: string }, SignupInformation>(
    clock,
    (_, asking) =>
      given.createMember?.(asking) ??
      soon({ memberId: '9001', invoiceId: '5001', contractId: '3001', link_to_nets: LINK }),
  );
  const updates = scripted<string, MemberInformation>(
    clock,
    (id, asking) => given.updateMember?.(asking) ?? soon({ memberId: id }),
  );
  const contracts = scripted<string, { readonly invoiceId: string; readonly link_to_nets: string }>(clock, () =>
    soon({ invoiceId: '5002', link_to_nets: LINK }),
  );
  const agreements: unknown[] = [];
  const uses = scripted<string, Readonly<Record<string, string>>>(
    clock,
    (_, asking) => given.useCode?.(asking) ?? soon({}),
  );
  const profiles = scripted<null, Profile>(clock, () => ({
    after: given.profileAfter ?? ANSWER_TIME,
    result: ok(profile ?? {}),
  }));
  const states = scripted<string, PaymentState>(
    clock,
    (_, asking) => given.state?.(asking) ?? soon({ status: 'VOID', is_paid: false, is_ended: false }),
  );
  const current = createCurrentProfile({
    port: { profile: () => profiles.ask(null) },
    session: { session$, check: () => undefined },
    tabs: { returned$ },
  });
  const person = createPersonStore({
    port: {
      municipality: (code) =>
        scripted<string, { municipality: string }>(clock, () => soon({ municipality: 'Oslo' })).ask(code),
      phone: () => scripted<null, PhoneLookup>(clock, () => soon([])).ask(null),
    },
    clock,
    profile$: current.profile$,
    center,
    approval: 'asked',
    report: (failure) => reports.push(failure),
  });
  const list = given.memberships ?? [MONTHLY, PREPAID];
  const lists = scripted<null, readonly Membership[]>(clock, (_, asking) => given.offered?.(asking) ?? soon(list));
  const membership = createMembershipStore({
    port: {
      memberships: () => lists.ask(null),
      groups: () => scripted<null, readonly []>(clock, () => soon([] as const)).ask(null),
    },
    departments$: center.departments$,
    reloadDepartments: () => undefined,
    allowedIds$: new BehaviorSubject(null),
    visitor$: derive({ view: sessionView$ }, ({ view }) => ({ loggedIn: view.status === 'loggedIn' })),
    direct$: new BehaviorSubject(given.direct ?? null),
    noDirectDebitFirst$: new BehaviorSubject(false),
    preselectedId$: new BehaviorSubject(null),
    flow: 'ordinary',
    toasts: { show: () => undefined },
    chosen: (id) => departmentId$.next(id),
  });
  const departure = createDeparture({ origin: PORTAL, go: (address) => gone.push(address) }, access, online$);
  const starts = scripted<PaymentOrder, PaymentStart>(clock, () => soon(given.start ?? {}));
  const port = {
    invoice: () =>
      scripted<null, FirstInvoice>(clock, () =>
        given.invoice === null ? { after: ANSWER_TIME, result: fail(refused(404)) } : soon(given.invoice ?? UNPAID),
      ).ask(null),
    paymentState: states.ask,
    start: starts.ask,
  };
  const money = createInvoiceWatch({ port, clock });
  const needs = {
    center,
    session: {
      view$: sessionView$,
      check: () => {
        checks += 1;
      },
    },
    profile: current,
    person,
    membership,
    port: {
      createMember: (body: unknown, key: string) => creates.ask({ body, key }),
      updateMember: (id: string) => updates.ask(id),
      createContract: (id: string, body: unknown) => {
        agreements.push(body);
        return contracts.ask(id);
      },
      useCode: (code: string) => uses.ask(code),
      createProfile: () => creates.ask({ body: null, key: '' }),
    },
    terms: { conditions: () => scripted<null, FileContent>(clock, () => soon(documentNow())).ask(null) },
    digest: (bytes: Uint8Array) => of(ok(`sum-of-${bytes.length}`)),
    drafts: given.drafts ?? createDraftStore('nordlys', slowly(where.tab)),
    saved: slowly(where.saved),
    departure,
    history: where.history,
    tabs: { returned$ },
    tracking: {
      record(happening: VisitorAction) {
        told.push(happening);
        toldAt.push(address.query());
      },
      leaveForSigning(leave: () => void) {
        told.push({ kind: 'redirectedToSigning' });
        leave();
      },
    },
    money,
    payment: createPaymentStore({
      port,
      money,
      center,
      departure,
      address,
      saved: slowly(where.saved),
      tabStorage: slowly(where.tab),
      tabs: { returned$ },
      newKey: () => 'payment-key',
      record: () => undefined,
      page: 'member',
      clock,
    }),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    report: (failure: Failure) => void reports.push(failure),
    clock,
  };
  return {
    needs,
    clock,
    where,
    gone,
    returned$,
    online$,
    told,
    toldAt,
    address,
    reports,
    /** How often it was asked who is here. */
    checks: () => checks,
    created: creates.askings,
    updated: updates.askings,
    contracted: contracts.askings,
    /** The requests about each agreement of somebody who is known. */
    agreements,
    used: uses.askings,
    states: states.askings,
    started: starts.askings,
    learnTerms: (condition: PaymentCondition) =>
      center.view$.next({ canBeSponsored: true, condition: conditionOf(condition) }),
    logIn: () => sessionView$.next({ status: 'loggedIn' }),
    endSession() {
      session$.next(null);
      sessionView$.next({ status: 'loggedOut' });
    },
    /** The department whose looks and words the page shows. */
    shownDepartment: () => departmentId$.value,
    settle: () => clock.pass(10 * ANSWER_TIME),
    choose(id = MONTHLY.id) {
      membership.chooseDepartment(101);
      clock.pass(10 * ANSWER_TIME);
      membership.chooseMembership(id);
    },
    fillIn(email = 'ola@demo.example') {
      person.open();
      person.change('firstname', 'Ola');
      person.change('lastname', 'Nordmann');
      person.change('address', 'Storgata 1');
      person.change('postal_code', '0155');
      person.change('phone_number', '40000001');
      person.change('email', email);
      person.chooseBirthDate({ day: 17, month: 5, year: 1990 });
      person.chooseGender('mann');
      person.approveTerms(true);
      clock.pass(1_000);
    },
  };
}

/** The steps that most tests of a sign-up take: to its form, through it, and to the service. */
export function stepsOf<S extends { next(): void }>(register: ReturnType<typeof aRegister>, store: S) {
  const begin = (membershipId?: number) => {
    register.choose(membershipId);
    store.next();
  };
  return {
    store,
    begin,
    fillOut(membershipId?: number) {
      begin(membershipId);
      register.fillIn();
    },
    send() {
      store.next();
      register.clock.pass(2_000);
    },
  };
}

/** A standard register, opened. */
export function aStandardRegister(given: Situation = {}) {
  const register = aRegister(given);
  const store = createStandardStore(register.needs);
  store.open();
  register.settle();
  return { ...register, ...stepsOf(register, store), view: () => store.view$.value };
}

/** A payment register, opened. */
export function aPaymentRegister(given: Situation = {}) {
  const register = aRegister(given);
  const store = createPaymentSignupStore(register.needs);
  store.open();
  register.settle();
  return { ...register, ...stepsOf(register, store), view: () => store.view$.value };
}

/** The sign-up of whoever has somebody else pay, opened. */
export function aPrivateSignup(given: Situation = {}) {
  const register = aRegister(given);
  const contacts = scripted<SponsorRequest, string>(register.clock, () => soon('Sponsor registration requested.'));
  const store = createPrivateStore({
    ...register.needs,
    sponsors: { contact: contacts.ask },
    online$: new BehaviorSubject(true),
    centerAddress: `${PORTAL}/nordlys`,
  });
  store.open();
  register.settle();
  return { ...register, ...stepsOf(register, store), contacted: contacts.askings, view: () => store.view$.value };
}
