import { EMPTY, filter, type Observable, tap } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { MoneyWatch } from '../invoice/watch.ts';
import { isDecided, type PaymentPhase, paymentPhase } from '../rules.ts';
import type { PayingView } from '../view.ts';
import { believed, isHopeful, type ProviderWord, statusWith } from './report.ts';
import { createSaid, type SaidNeeds } from './reports.ts';

/** How a payment stands: the service is asked, and the provider's word is weighed against what it answers. */
export interface Inquiry {
  readonly phase$: Behavior<PaymentPhase>;
  /** The key of an attempt that has failed or was given up, as far as is known here; null where none has. */
  over(): string | null;
  readonly view$: Behavior<Pick<PayingView, 'money' | 'phase' | 'said'>>;
  /**
   * Asks the service, with the provider's word at hand, also from another tab; for the same invoice, unless another is
   * named.
   */
  ask(invoiceId?: string | null): Observable<unknown>;
  /** Takes the word of a checkout that has closed; null for none. Asks what became of the payment. */
  heed(word: ProviderWord | null): void;
  /** Another attempt is under way, of which the provider has said nothing. */
  begin(): void;
}

interface InquiryNeeds extends SaidNeeds {
  readonly money: MoneyWatch;
}

export function createInquiry({ money, ...needs }: InquiryNeeds): Inquiry {
  const words = createSaid(needs);
  const said$ = derive({ money: money.view$, said: words.said$, attempt: words.attempt$ }, (known) =>
    believed(known.said, known.money, known.attempt?.isAnswered === true),
  );
  const phase$ = derive({ money: money.view$, said: said$, attempt: words.attempt$ }, (known) =>
    paymentPhase(known.money, known.said, known.attempt !== null),
  );

  // This subscribes first: it clears the address, so that the trackers count at an address that names no person.
  phase$.pipe(filter(isDecided)).subscribe(({ kind }) => words.decide(kind === 'paid'));

  function watch(invoiceId: string): void {
    const isBegunHere = words.attempt$.value?.isAnswered === true;
    money.watch(invoiceId, { isPatient: isHopeful(words.said$.value), isBegunHere });
  }

  return {
    phase$,
    over() {
      const { kind } = phase$.value;
      return kind === 'failed' || kind === 'aborted' ? (words.attempt$.value?.key ?? null) : null;
    },
    view$: derive({ money: money.view$, phase: phase$, said: said$ }, ({ money: known, phase, said }) => ({
      money: { ...known, status: statusWith(known.status, said) },
      phase,
      said,
    })),
    ask(invoiceId = money.view$.value.invoiceId) {
      return invoiceId === null ? EMPTY : words.read(invoiceId).pipe(tap(() => watch(invoiceId)));
    },
    heed(word) {
      const { invoiceId } = money.view$.value;
      if (word !== null) words.say(word);
      if (invoiceId !== null) watch(invoiceId);
    },
    begin() {
      const { invoiceId } = money.view$.value;
      if (invoiceId !== null) words.unsay(invoiceId);
    },
  };
}
