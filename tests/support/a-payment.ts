// A service and a payment provider of their own, on the clock of the test: what is charged there is the truth.
import { fail, ok, type Result } from '@felles/core';
import type { Parameters } from '@felles/core/internal/portal/center/parameters';
import { createInvoiceWatch } from '@felles/core/internal/portal/payment/invoice/watch';
import type {
  FirstInvoice,
  PaymentOrder,
  PaymentStart,
  PaymentState,
} from '@felles/core/internal/portal/payment/model';
import { createPaymentStore } from '@felles/core/internal/portal/payment/store';
import { createAccess } from '@felles/core/internal/shared/access';
import { createDeparture } from '@felles/core/internal/shell/departure';
import type { SessionEvent } from '@felles/core/portal/payment';
import { BehaviorSubject, concatMap, defer, map, type Observable, of, Subject, timer } from 'rxjs';
import { at, SECOND } from './at.ts';
import { type MemoryKeyValue, memoryAddress, memoryKeyValue, refused, unreachable } from './fake-ports.ts';

const INVOICE = '5001';
const AMOUNT = 499;
const PROVIDER = 'https://pay.example/session';
/** The words in the address of a link, and that of the way back from the provider. */
export const NAMED = { invoiceId: INVOICE } as const satisfies Parameters;
export const BACK = { ...NAMED, callback: 'vipps' } as const satisfies Parameters;
export const GIVEN_UP = { ...BACK, status: 'abort' } as const satisfies Parameters;
/** An hour after everything begins. */
export const OPEN_UNTIL = '2026-11-21T12:00:00.000Z';
export const SCRIPT = 'https://checkout.example/checkout.js';

/** A session at the provider, and what the service has been told of it. */
export interface FakeSession {
  readonly id: number;
  /** Under which it was begun. */
  readonly key: string;
  state: 'open' | 'paid' | 'over';
  reported: 'paid' | 'over' | null;
}

/** How one call to the service goes. */
export interface Trip {
  readonly after: number;
  readonly outcome?: 'answered' | 'neverSent' | 'replyLost' | 'broken' | 'closed' | 'unknown' | 'malformed' | 'garbled';
}

export interface WorldSetting {
  readonly trip?: () => Trip;
  readonly kind?: 'redirect' | 'embedded';
  /** The answer of the service to a start, in place of its own. */
  readonly start?: PaymentStart;
  /** Whether it says until when something is open, and ends that when something else is to take its place. */
  readonly replaces?: boolean;
  /** False where it knows no keys: every start is another session, as at a service that speaks only the specification. */
  readonly knowsKeys?: boolean;
}

/** The knowledge and the answers of the service beside the sessions. */
interface Service {
  charges: number;
  verdi: number | null;
  rest: number | null;
  kredit: boolean;
  asked: number;
  /** Its answer to a start or to a question, in place of its own. */
  start: PaymentStart | null;
  state: PaymentState | null;
  refusal: { readonly status: number; readonly type: string } | null;
}

/**
 * The service knows only what the provider has told it, and guards against nothing: every key that it has not seen is
 * another session, and every session can be paid.
 */
export function aPaymentWorld({
  trip = () => ({ after: 50 }),
  kind = 'redirect',
  start,
  replaces = false,
  knowsKeys = true,
}: WorldSetting = {}) {
  const clock = at('2026-11-21T12:00:00+01:00');
  const sessions: FakeSession[] = [];
  const byKey = new Map<string, FakeSession>();
  const orders: PaymentOrder[] = [];
  const world: Service = {
    charges: 0,
    verdi: AMOUNT,
    rest: AMOUNT,
    kredit: false,
    asked: 0,
    start: start ?? null,
    state: null,
    refusal: null,
  };

  const call = <T>(work: () => T): Observable<Result<T>> =>
    defer(() => {
      const { after, outcome = 'answered' } = trip();
      // A request arrives halfway, and is answered as things stand then.
      return timer(after / 2, clock).pipe(
        map((): Result<T> => {
          if (outcome === 'neverSent') return fail(unreachable);
          if (outcome === 'broken') return fail(refused(500));
          if (outcome === 'closed') return fail(refused(401));
          if (outcome === 'unknown') return fail(refused(404));
          const malformed = { kind: 'malformed', where: 'answer', issues: ['is_paid'] } as const;
          if (outcome === 'malformed') return fail(malformed);
          const answer = ok(work());
          if (outcome === 'garbled') return fail(malformed);
          return outcome === 'replyLost' ? fail(unreachable) : answer;
        }),
        concatMap((answer) => timer(after / 2, clock).pipe(map(() => answer))),
      );
    });

  const stateNow = (): PaymentState => {
    world.asked += 1;
    if (world.state) return world.state;
    const isPaid = sessions.some(({ reported }) => reported === 'paid');
    if (isPaid) return { status: 'Completed', is_paid: true, is_ended: true };
    if (sessions.length === 0) return { status: 'VOID', is_paid: false, is_ended: false };
    return sessions.every(({ reported }) => reported === 'over')
      ? { status: 'Ended', is_paid: false, is_ended: true }
      : { status: 'SessionCreated', is_paid: false, is_ended: false, ...(replaces && { open_until: OPEN_UNTIL }) };
  };

  /** The service asks the provider, which ends what is open and knows what is paid. */
  const endAll = (): void => {
    for (const session of sessions) {
      if (session.state === 'open') session.state = 'over';
      session.reported = session.state;
      if (session.reported === 'paid') world.rest = 0;
    }
  };

  const sessionFor = (key: string): FakeSession => {
    const known = knowsKeys ? byKey.get(key) : undefined;
    const session = known ?? { id: sessions.length + 1, key, state: 'open', reported: null };
    if (known === undefined) sessions.push(session);
    byKey.set(key, session);
    return session;
  };

  const port = {
    invoice: () =>
      call((): FirstInvoice => {
        const { verdi, rest, kredit } = world;
        return { first_invoice_date: '15.12.2026', invoice: { verdi, rest, kredit } };
      }),
    paymentState: () => call(stateNow),
    start: (order: PaymentOrder, key: string): Observable<Result<PaymentStart>> => {
      if (world.refusal) return of(fail(refused(world.refusal.status, '', world.refusal.type)));
      return call((): PaymentStart | null => {
        orders.push(order);
        if (replaces && order.replaces === true && !byKey.has(key)) endAll();
        if (replaces && world.rest === 0) return null;
        const { id } = sessionFor(key);
        if (world.start) return world.start;
        return kind === 'redirect'
          ? { payment_url: `${PROVIDER}/${id}` }
          : { checkout_url: SCRIPT, token: `session-${id}` };
      }).pipe(
        map((answer): Result<PaymentStart> => {
          if (!answer.ok) return answer;
          return answer.value === null ? fail(refused(409, '', 'AlreadyPaid')) : ok(answer.value);
        }),
      );
    },
  };

  return {
    clock,
    port,
    sessions,
    orders,
    world,
    /** Somebody begins to pay in a browser of their own. */
    begin: (): FakeSession => sessionFor(`elsewhere-${sessions.length}`),
    /** The provider's side: what a visitor does there, and when, if ever, the service hears of it. */
    decide(session: FakeSession, outcome: 'pay' | 'giveUp', heardAfter: number | null): void {
      if (session.state !== 'open') return;
      session.state = outcome === 'pay' ? 'paid' : 'over';
      if (outcome === 'pay') world.charges += 1;
      if (heardAfter === null) return;
      timer(heardAfter, clock).subscribe(() => {
        session.reported = outcome === 'pay' ? 'paid' : 'over';
        if (session.reported === 'paid') world.rest = 0;
      });
    },
  };
}
export type PaymentWorld = ReturnType<typeof aPaymentWorld>;

/** A page on which the invoice is paid, as it has just been loaded. */
export function aPaymentTab(
  world: PaymentWorld,
  {
    saved = memoryKeyValue(),
    parameters = NAMED,
    keyPrefix = 'key',
    isOpen = true,
    tabStorage = memoryKeyValue(),
  }: {
    readonly saved?: MemoryKeyValue;
    /** Values that end with the tab. */
    readonly tabStorage?: MemoryKeyValue;
    /** The words of the address. */
    readonly parameters?: Parameters;
    readonly keyPrefix?: string;
    readonly isOpen?: boolean;
  } = {},
) {
  const { clock, port, decide } = world;
  const access = createAccess();
  access.next({ ...access.value, allowedHosts: ['pay.example'], checkoutHosts: ['checkout.example'] });
  const gone: string[] = [];
  const recorded: SessionEvent[] = [];
  const returned$ = new Subject<void>();
  const online$ = new BehaviorSubject(true);
  const address = memoryAddress('', '/nordlys/payment');
  const parameters$ = new BehaviorSubject<Parameters>(parameters);
  let keys = 0;
  const center = {
    code: 'nordlys',
    parameters$,
    forgetParameters: (...names: readonly (keyof Parameters)[]): void => {
      const left = Object.entries(parameters$.value).filter(([name]) => !names.some((other) => other === name));
      parameters$.next(Object.fromEntries(left));
    },
  };
  const store = createPaymentStore({
    port,
    money: createInvoiceWatch({ port, clock }),
    center,
    departure: createDeparture({ origin: 'https://portal.example', go: (to) => gone.push(to) }, access, online$),
    address,
    saved,
    tabStorage,
    tabs: { returned$ },
    newKey: () => {
      keys += 1;
      return `${keyPrefix}-${keys}`;
    },
    record: (event) => recorded.push(event),
    page: 'payment',
    clock,
  });
  if (isOpen) store.open(INVOICE);
  const view = () => store.view$.value;
  return {
    store,
    /** Presses the button, and a second passes. */
    pay(): void {
      store.pay();
      clock.pass(SECOND);
    },
    /** The browser brings the page back, and it asks how it stands. */
    look(): void {
      returned$.next();
      clock.pass(10 * SECOND);
    },
    /** The acts of the visitor in the session that this page has led to. */
    decide(outcome: 'pay' | 'giveUp', heardAfter: number | null): void {
      const session = sessionOf(world, { view, gone });
      if (session) decide(session, outcome, heardAfter);
    },
    saved,
    tabStorage,
    online$,
    gone,
    recorded,
    address,
    center,
    parameters$,
    returned$,
    view,
  };
}
export type PaymentTab = ReturnType<typeof aPaymentTab>;

/** The session that a page has led its visitor to; null where it has led nowhere. */
export function sessionOf({ sessions }: PaymentWorld, tab: Pick<PaymentTab, 'view' | 'gone'>): FakeSession | null {
  const { isLeaving, checkout } = tab.view();
  const [, id] = /(\d+)$/.exec(checkout?.token ?? (isLeaving ? (tab.gone.at(-1) ?? '') : '')) ?? [];
  return sessions.find((session) => session.id === Number(id)) ?? null;
}
