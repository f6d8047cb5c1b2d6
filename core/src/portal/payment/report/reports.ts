// What a provider has said of a payment, kept beside the attempt it was said of: it outlives the page, and counts for no other.
import { BehaviorSubject, forkJoin, map, type Observable, of, switchMap } from 'rxjs';
import type { Behavior } from '../../../shared/behavior.ts';
import type { Address, KeyValue } from '../../../shell/ports.ts';
import type { CenterStore } from '../../center/store.ts';
import type { Attempt } from '../start/attempt.ts';
import type { KeptAttempts } from '../start/attempts.ts';
import { isHopeful, isMobileReturn, MOBILE_CALLBACK, type ProviderWord, wordOn } from './report.ts';

export interface Said {
  readonly said$: Behavior<ProviderWord | null>;
  /** The attempt that is kept for the invoice. */
  readonly attempt$: Behavior<Attempt | null>;
  /** Reads what is kept and what the address says, which may have come from another tab. */
  read(invoiceId: string): Observable<unknown>;
  /** Keeps what is said of the attempt under way. */
  say(word: ProviderWord): void;
  /** Another attempt is under way: what was said of the old one no longer counts. */
  unsay(invoiceId: string): void;
  /** It is known how it went, so nothing in the address need say it; and who comes later has not just paid. */
  decide(isPaid: boolean): void;
}

export interface SaidNeeds {
  readonly attempts: KeptAttempts;
  readonly answered: Answered;
  readonly center: Pick<CenterStore, 'parameters$' | 'forgetParameters'>;
  readonly address: Pick<Address, 'setParameter'>;
}

export function createSaid({ attempts, answered, center, address }: SaidNeeds): Said {
  const said$ = new BehaviorSubject<ProviderWord | null>(null);
  const attempt$ = new BehaviorSubject<Attempt | null>(null);

  const clearAddress = (): void => address.setParameter('callback', null);

  /** What a bank says of direct debit is not about a payment, and stays. */
  function forgetReturn(): void {
    if (isMobileReturn(center.parameters$.value)) center.forgetParameters('callback', 'vippsSetup', 'status');
    clearAddress();
  }

  /** Nothing where another attempt has taken its place. */
  const keep = (attempt: Attempt): Observable<unknown> =>
    attempts
      .of(attempt.invoiceId)
      .pipe(switchMap((now) => (now?.key === attempt.key ? attempts.keep(attempt) : of(null))));

  return {
    said$,
    attempt$,
    read: (invoiceId) =>
      forkJoin([attempts.of(invoiceId), answered.of(invoiceId)]).pipe(
        switchMap(([attempt, answeredFor]) => {
          const word = wordOn(center.parameters$.value, invoiceId, attempt, answeredFor);
          // A visitor who has given up on the provider's page may still go on there, so that is not kept.
          const isNew = attempt !== null && isHopeful(word) && word !== attempt.said;
          const known = isNew ? { ...attempt, said: word } : attempt;
          attempt$.next(known);
          said$.next(word);
          return isNew && known !== null ? keep(known) : of(null);
        }),
      ),
    say(word) {
      said$.next(word);
      // [P-PAYMENT-30]
      if (word === 'paid') address.setParameter('callback', MOBILE_CALLBACK);
      if (word === 'unpaid') forgetReturn();
      const attempt = attempt$.value;
      if (attempt === null) return;
      attempt$.next({ ...attempt, said: word });
      keep({ ...attempt, said: word }).subscribe();
    },
    unsay(invoiceId) {
      forgetReturn();
      answered.keep(null);
      said$.next(null);
      attempts
        .of(invoiceId)
        .pipe(map((attempt) => attempt$.next(attempt)))
        .subscribe();
    },
    decide(isPaid) {
      clearAddress();
      const attempt = attempt$.value;
      if (attempt !== null && isMobileReturn(center.parameters$.value)) answered.keep(attempt);
      if (isPaid && attempt !== null && attempt.said !== null) keep({ ...attempt, said: null }).subscribe();
    },
  };
}

// Which attempt the way back in a tab was found answered for: the address says it again whenever the page is loaded.

const answeredKey = (centerCode: string): string => `felles.answered.${centerCode}`;

/** Kept for the tab. */
export interface Answered {
  /** The key of the attempt to pay an invoice; null where none was answered for. */
  of(invoiceId: string): Observable<string | null>;
  keep(attempt: Pick<Attempt, 'invoiceId' | 'key'> | null): void;
}

export function createAnswered(code: string, kept: KeyValue): Answered {
  const name = answeredKey(code);
  return {
    of: (invoiceId) =>
      kept.read(name).pipe(
        map((text) => {
          const [known, key] = (text.ok ? (text.value ?? '') : '').split(' ');
          return known === invoiceId && key ? key : null;
        }),
      ),
    // Neither has a space in it.
    keep: (attempt) => void kept.write(name, attempt === null ? '' : `${attempt.invoiceId} ${attempt.key}`).subscribe(),
  };
}
