import { EMPTY, filter, type Observable, tap } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { InvoiceWatch } from '../invoice/watch.ts';
import { isDecided, type PaymentPhase, paymentPhase } from '../rules.ts';
import type { PaymentView } from '../view.ts';
import { mayBePaid, type ProviderReport, statusWith, trustedReport } from './report.ts';
import { createReports, type ReportsNeeds } from './reports.ts';

/** The phase of a payment, from the service's answer and the provider's report. */
interface Inquiry {
  readonly phase$: Behavior<PaymentPhase>;
  /** The key of the attempt if it has failed or was given up. */
  readonly endedKey$: Behavior<string | null>;
  readonly view$: Behavior<Pick<PaymentView, 'money' | 'phase' | 'report'>>;
  /** Reads the report, also of another tab, and asks the service about the invoice. */
  ask(invoiceId?: string | null): Observable<unknown>;
  /** Stores the report, if there is one, and asks the service. */
  report(report: ProviderReport | null): void;
  /** Another attempt has started: there is no report on it yet. */
  clearReport(): void;
}

interface InquiryNeeds extends ReportsNeeds {
  readonly money: InvoiceWatch;
}

export function createInquiry({ money, ...needs }: InquiryNeeds): Inquiry {
  const reports = createReports(needs);
  const report$ = derive({ money: money.view$, report: reports.report$, attempt: reports.attempt$ }, (known) =>
    trustedReport(known.report, known.money, known.attempt?.isAnswered === true),
  );
  const phase$ = derive({ money: money.view$, report: report$, attempt: reports.attempt$ }, (known) =>
    paymentPhase(known.money, known.report, known.attempt !== null),
  );

  // First, as it clears the address: trackers must not see an address that identifies a person.
  phase$.pipe(filter(isDecided)).subscribe(({ kind }) => reports.close(kind === 'paid'));

  function watch(invoiceId: string): void {
    const isStartedHere = reports.attempt$.value?.isAnswered === true;
    money.watch(invoiceId, { isPatient: mayBePaid(reports.report$.value), isStartedHere });
  }

  return {
    phase$,
    endedKey$: derive({ phase: phase$, attempt: reports.attempt$ }, ({ phase: { kind }, attempt }) =>
      kind === 'failed' || kind === 'aborted' ? (attempt?.key ?? null) : null,
    ),
    view$: derive({ money: money.view$, phase: phase$, report: report$ }, ({ money: known, phase, report }) => ({
      money: { ...known, status: statusWith(known.status, report) },
      phase,
      report,
    })),
    ask(invoiceId = money.view$.value.invoiceId) {
      return invoiceId === null ? EMPTY : reports.read(invoiceId).pipe(tap(() => watch(invoiceId)));
    },
    report(report) {
      const { invoiceId } = money.view$.value;
      if (report !== null) reports.save(report);
      if (invoiceId !== null) watch(invoiceId);
    },
    clearReport() {
      const { invoiceId } = money.view$.value;
      if (invoiceId !== null) reports.clear(invoiceId);
    },
  };
}
