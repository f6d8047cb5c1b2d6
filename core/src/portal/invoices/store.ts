// [P-MEMBER-43] The page with a member's invoices.
import { BehaviorSubject, forkJoin, map, type SchedulerLike } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { type Load, loading, mapLoad } from '../../shared/load.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, ok } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import { createToday } from '../../shared/today.ts';
import type { Departure } from '../../shell/departure.ts';
import type { PageAddress } from '../../shell/ports.ts';
import { createMemberQuery, type MemberPlace, sessionId } from '../session/member-query.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { MemberInvoice, MemberInvoicesPort } from './model.ts';
import { type PaidMonth, paidByMonth, sumOf, type UnpaidSum, unpaidOrder } from './rules.ts';
import { type InvoiceView, invoiceView } from './view.ts';

/** The unpaid invoices in their order, with their sum. */
export interface UnpaidView extends UnpaidSum {
  readonly invoices: readonly InvoiceView[];
}

/** The paid invoices of the months that have been asked for. */
export interface PaidView {
  readonly months: readonly PaidMonth<InvoiceView>[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why older months did not come; those that are shown stay. */
  readonly moreFailure: Failure | null;
}

export interface InvoicesView {
  /** The page shows a link to log in and no data. */
  readonly isLoggedOut: boolean;
  readonly today: Day;
  readonly unpaid: Load<UnpaidView>;
  readonly paid: Load<PaidView>;
  /** Since when the unpaid invoices are as they are shown (wall clock); null where their refresh did not fail. */
  readonly staleSince: number | null;
  /** The invoice of the open panel. */
  readonly chosen: InvoiceView | null;
}

/** The unpaid invoices alone, for pages that show a figure of them. */
export interface UnpaidFigure {
  readonly view$: Behavior<Load<UnpaidView>>;
  open(): void;
  close(): void;
}

export interface InvoicesStore {
  readonly view$: Behavior<InvoicesView>;
  readonly figure: UnpaidFigure;
  open(): void;
  close(): void;
  reload(): void;
  showMore(): void;
  choose(key: string | null): void;
}

export interface InvoicesNeeds extends MemberPlace {
  readonly port: MemberInvoicesPort;
  readonly departure: Pick<Departure, 'mayLeaveFor'>;
  readonly address: Pick<PageAddress, 'parameter' | 'setParameter'>;
  readonly clock: SchedulerLike;
}

/** All pages up to one, as an invoice that was paid meanwhile moves the others. */
const pagesTo = (port: MemberInvoicesPort, last: number): Reply<PaidPages> =>
  forkJoin(Array.from({ length: last }, (_, at) => port.paid(at + 1))).pipe(
    map((answers) => {
      const invoices: MemberInvoice[] = [];
      let pages = 1;
      for (const answer of answers) {
        if (!answer.ok) return answer;
        invoices.push(...answer.value.result_set);
        pages = answer.value.page_count;
      }
      return ok({ invoices, isAll: pages <= last });
    }),
  );

interface PaidPages {
  readonly invoices: readonly MemberInvoice[];
  readonly isAll: boolean;
}

/** The parameter of the address with the invoice of the panel, to which a message leads. */
const PARAMETER = 'invoice';

/** The invoices of the member who is logged in: the unpaid ones with their sum, and the paid ones by month. */
export function createInvoicesStore({ port, session, tabs, departure, address, clock }: InvoicesNeeds): InvoicesStore {
  const today = createToday(clock);
  const scope = createScope();
  const chosen$ = new BehaviorSubject<string | null>(null);
  const pages$ = new BehaviorSubject(1);
  const again$ = tabs.returned$;
  const unpaid = createMemberQuery({ session, ask: port.unpaid, again$, wall: clock });
  const paid = createQuery({
    question$: derive({ of: sessionId(session), pages: pages$ }, ({ of, pages }) =>
      of === null ? null : { of, pages },
    ),
    ask: ({ pages }) => pagesTo(port, pages),
    again$,
    mayStandIn: (before, now) => before.of === now.of,
    failed: (failure) => isSessionRefused(failure) && session.check(),
  });

  const unpaidView$ = derive({ answer: unpaid.answer$, today: today.day$ }, ({ answer, today: day }) =>
    mapLoad(started(answer.load), (invoices): UnpaidView => {
      const ordered = unpaidOrder(invoices);
      const views = ordered.map((invoice, at) => invoiceView(invoice, `unpaid ${at}`, day, departure));
      const urgent = views.find(({ offer }) => offer === 'pay');
      return { ...sumOf(invoices, day), invoices: views.map((view) => ({ ...view, isUrgent: view === urgent })) };
    }),
  );
  const paidView$ = derive({ answer: paid.answer$, today: today.day$ }, ({ answer, today: day }) => {
    const { load, standIn } = answer;
    const known = load.status === 'ready' ? load.value : standIn;
    if (known === null) return load.status === 'failed' ? load : loading;
    const value: PaidView = {
      months: paidByMonth(known.invoices, known.isAll).map(({ invoices, ...month }) => ({
        ...month,
        invoices: invoices.map((invoice, at) => invoiceView(invoice, `paid ${month.month} ${at}`, day, departure)),
      })),
      hasMore: !known.isAll,
      isLoadingMore: load.status === 'loading',
      moreFailure: load.status === 'failed' ? load.failure : null,
    };
    return { status: 'ready', value } as const;
  });

  function reload(): void {
    unpaid.reload();
    paid.reload();
  }

  return {
    view$: derive(
      {
        session: session.view$,
        today: today.day$,
        unpaid: unpaidView$,
        paid: paidView$,
        answer: unpaid.answer$,
        key: chosen$,
      },
      ({ session: { status }, today: day, unpaid: open, paid: settled, answer, key }): InvoicesView => ({
        isLoggedOut: status === 'loggedOut',
        today: day,
        unpaid: open,
        paid: settled,
        staleSince: answer.refreshFailure === null ? null : answer.asOf,
        chosen: [...invoicesIn(open), ...monthsIn(settled)].find((invoice) => invoice.key === key) ?? null,
      }),
    ),
    figure: {
      view$: unpaidView$,
      open() {
        today.open();
        unpaid.open();
      },
      close() {
        today.close();
        unpaid.close();
      },
    },
    open() {
      if (!scope.open()) return;
      chosen$.next(address.parameter(PARAMETER));
      for (const part of [today, unpaid, paid]) {
        part.open();
        scope.add(part.close);
      }
    },
    close() {
      scope.close();
      pages$.next(1);
      chosen$.next(null);
    },
    reload,
    showMore() {
      if (paid.answer$.value.load.status === 'failed') paid.reload();
      else pages$.next(pages$.value + 1);
    },
    choose(key) {
      chosen$.next(key);
      address.setParameter(PARAMETER, key);
    },
  };
}

const started = <T>(load: Load<T>): Load<T> => (load.status === 'idle' ? loading : load);

const invoicesIn = (load: Load<UnpaidView>): readonly InvoiceView[] =>
  load.status === 'ready' ? load.value.invoices : [];

const monthsIn = (load: Load<PaidView>): readonly InvoiceView[] =>
  load.status === 'ready' ? load.value.months.flatMap(({ invoices }) => invoices) : [];
