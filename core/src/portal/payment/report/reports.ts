// Stores the provider's report with its attempt, so that it outlives the page and counts for no other attempt.
import { BehaviorSubject, forkJoin, map, type Observable, of, switchMap } from 'rxjs';
import type { Behavior } from '../../../shared/behavior.ts';
import type { KeyValue, PageAddress } from '../../../shell/ports.ts';
import type { CenterStore } from '../../center/store.ts';
import type { Attempt, AttemptStorage } from '../start/attempts.ts';
import { isMobileReturn, MOBILE_CALLBACK, mayBePaid, type ProviderReport, reportFor } from './report.ts';

export interface Reports {
  readonly report$: Behavior<ProviderReport | null>;
  /** The stored attempt for the invoice. */
  readonly attempt$: Behavior<Attempt | null>;
  /** Reads the address and the stored report, which another tab may have saved. */
  read(invoiceId: string): Observable<unknown>;
  /** Stores the report with the current attempt. */
  save(report: ProviderReport): void;
  /** Another attempt has started: the report on the old one no longer counts. */
  clear(invoiceId: string): void;
  /** The outcome is known: clears the return parameters, so that a later visit does not count as just paid. */
  close(isPaid: boolean): void;
}

export interface ReportsNeeds {
  readonly attempts: AttemptStorage;
  /** Storage until the tab closes. */
  readonly tabStorage: KeyValue;
  readonly center: Pick<CenterStore, 'code' | 'parameters$' | 'forgetParameters'>;
  readonly address: Pick<PageAddress, 'setParameter'>;
}

export function createReports({ attempts, tabStorage, center, address }: ReportsNeeds): Reports {
  const reportedFor = createReportedFor(center.code, tabStorage);
  const report$ = new BehaviorSubject<ProviderReport | null>(null);
  const attempt$ = new BehaviorSubject<Attempt | null>(null);

  const clearAddress = (): void => address.setParameter('callback', null);

  /** The bank's report on direct debit is not about a payment, and stays. */
  function forgetReturn(): void {
    if (isMobileReturn(center.parameters$.value)) center.forgetParameters('callback', 'vippsSetup', 'status');
    clearAddress();
  }

  /** Does nothing if another attempt has taken its place. */
  const store = (attempt: Attempt): Observable<unknown> =>
    attempts
      .find(attempt.invoiceId)
      .pipe(switchMap((now) => (now?.key === attempt.key ? attempts.save(attempt) : of(null))));

  return {
    report$,
    attempt$,
    read: (invoiceId) =>
      forkJoin([attempts.find(invoiceId), reportedFor.find(invoiceId)]).pipe(
        switchMap(([attempt, reportedKey]) => {
          const report = reportFor(center.parameters$.value, invoiceId, attempt, reportedKey);
          // An abort on the provider's page is not stored: the visitor may still pay there.
          const isNew = attempt !== null && mayBePaid(report) && report !== attempt.report;
          const known = isNew ? { ...attempt, report } : attempt;
          attempt$.next(known);
          report$.next(report);
          return isNew && known !== null ? store(known) : of(null);
        }),
      ),
    save(report) {
      report$.next(report);
      // [P-PAYMENT-30]
      if (report === 'paid') address.setParameter('callback', MOBILE_CALLBACK);
      if (report === 'unpaid') forgetReturn();
      const attempt = attempt$.value;
      if (attempt === null) return;
      attempt$.next({ ...attempt, report });
      store({ ...attempt, report }).subscribe();
    },
    clear(invoiceId) {
      forgetReturn();
      reportedFor.save(null);
      report$.next(null);
      attempts
        .find(invoiceId)
        .pipe(map((attempt) => attempt$.next(attempt)))
        .subscribe();
    },
    close(isPaid) {
      clearAddress();
      const attempt = attempt$.value;
      if (attempt !== null && isMobileReturn(center.parameters$.value)) reportedFor.save(attempt);
      if (isPaid && attempt !== null && attempt.report !== null) store({ ...attempt, report: null }).subscribe();
    },
  };
}

/** The key of the last attempt with a known outcome in this tab. Each reload shows its return address again. */
interface ReportedFor {
  find(invoiceId: string): Observable<string | null>;
  save(attempt: Pick<Attempt, 'invoiceId' | 'key'> | null): void;
}

function createReportedFor(code: string, tabStorage: KeyValue): ReportedFor {
  const name = `felles.answered.${code}`;
  return {
    find: (invoiceId) =>
      tabStorage.read(name).pipe(
        map((text) => {
          const [known, key] = (text.ok ? (text.value ?? '') : '').split(' ');
          return known === invoiceId && key ? key : null;
        }),
      ),
    // Neither part contains a space.
    save: (attempt) =>
      void tabStorage.write(name, attempt === null ? '' : `${attempt.invoiceId} ${attempt.key}`).subscribe(),
  };
}
