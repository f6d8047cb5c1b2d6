// [P-MEMBER-35] The page of one agreement of the member: its terms, the pause that is chosen, and the acts.
import { BehaviorSubject, type Observable, type SchedulerLike } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import { type Failure, isMissing } from '../../shared/result.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { SessionStore, SessionView } from '../session/store.ts';
import { type ActProgress, createAgreementActs } from './acts.ts';
import type { AgreementPort, AgreementTerms, FreezeMonths, FreezePreview, LeavingReason } from './model.ts';
import {
  type AgreementAct,
  type AgreementOffers,
  type AgreementWays,
  detailOf,
  isDone,
  lengthsOf,
  ownOption,
  waysOf,
} from './rules.ts';

/** The pause that the member is choosing. */
export interface PauseView {
  readonly month: string | null;
  readonly months: number;
  readonly lengths: readonly number[];
  readonly preview: Load<FreezePreview>;
  /** The first month that a refused pause could begin in. */
  readonly firstMonth: string | null;
}

/** The page of an agreement. */
export type AgreementPageView =
  | { readonly status: 'loading' | 'notLoggedIn' | 'missing' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'ready';
      readonly terms: AgreementTerms;
      /** Why the terms may be out of date. */
      readonly refreshFailure: Failure | null;
      readonly ways: AgreementWays;
      readonly pause: PauseView | null;
      readonly progress: ActProgress;
      readonly reason: LeavingReason | null;
    };

export interface AgreementPageStore {
  readonly view$: Behavior<AgreementPageView>;
  /** Shows an agreement by its id. */
  show(contractId: string): void;
  open(): void;
  close(): void;
  reload(): void;
  /** Asks for the sums of the pause that is chosen. */
  startPause(): void;
  chooseMonth(month: string): void;
  chooseLength(months: number): void;
  /** Sends an act once; nothing happens while another one is not settled. */
  run(act: AgreementAct): void;
  /** Asks for the terms at once, where an answer was lost. */
  checkNow(): void;
  /** The outcome of the last act is read. */
  dismiss(): void;
  /** [P-MEMBER-34] A reason may follow the receipt. */
  giveReason(reason: LeavingReason): void;
  /** The words of the agreement, as a document. */
  readonly document: AgreementPort['document'];
}

/** The calls, the session, and the parts that the service offers. */
export interface AgreementNeeds {
  readonly port: AgreementPort;
  readonly session: Pick<SessionStore, 'session$' | 'check'> & {
    readonly view$: Behavior<Pick<SessionView, 'status'>>;
  };
  readonly offers$: Behavior<AgreementOffers>;
  readonly online$: Behavior<boolean>;
  readonly returned$: Observable<unknown>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** The page of one agreement of the member: its terms, and each act on them. */
export function createAgreementPage(needs: AgreementNeeds): AgreementPageStore {
  const { port, session, offers$, online$, returned$, newKey, clock } = needs;
  const contract$ = new BehaviorSubject<string | null>(null);
  const chosen$ = new BehaviorSubject<Partial<FreezeMonths>>({});
  const reason$ = new BehaviorSubject<LeavingReason | null>(null);
  const scope = createScope();
  const reasonSending = createSlot();
  const failed = (failure: Failure) => isSessionRefused(failure) && session.check();

  const question$ = derive({ session: session.session$, contract: contract$ }, ({ session: current, contract }) =>
    current === null || contract === null ? null : { sessid: current.sessid, contract },
  );
  const terms = createQuery({ question$, ask: ({ contract }) => port.terms(contract), again$: returned$, failed });
  const terms$ = derive({ answer: terms.answer$ }, ({ answer: { load } }) =>
    load.status === 'ready' ? load.value : null,
  );

  const pause$ = derive({ terms: terms$, chosen: chosen$, offers: offers$ }, ({ terms: now, chosen, offers }) => {
    const own = now && offers.freeze ? ownOption(now) : null;
    if (now === null || own === null) return null;
    const month = chosen.from_month ?? now.freeze?.months.find(({ is_frozen }) => !is_frozen)?.month ?? null;
    return { contract: now.contract_id, month, months: chosen.months ?? own.months_least, lengths: lengthsOf(own) };
  });
  const isChoosing$ = new BehaviorSubject(false);
  const preview = createQuery({
    question$: derive({ pause: pause$, isChoosing: isChoosing$ }, ({ pause, isChoosing }) =>
      isChoosing && pause?.month ? { contract: pause.contract, from_month: pause.month, months: pause.months } : null,
    ),
    ask: ({ contract, ...months }) => port.preview(contract, months),
    failed,
  });

  const acts = createAgreementActs({
    ...{ port, online$, newKey, clock, failed },
    terms$,
    learn: (now) => terms.update(() => now),
    settled() {
      isChoosing$.next(false);
      chosen$.next({});
    },
    changed: preview.reload,
  });

  /** Another agreement, or another session: nothing of the one before is left. */
  function forget(): void {
    acts.forget();
    reasonSending.end();
    chosen$.next({});
    reason$.next(null);
    isChoosing$.next(false);
  }

  const choose = (part: Partial<FreezeMonths>) => {
    isChoosing$.next(true);
    chosen$.next({ ...chosen$.value, ...part });
    const { status } = acts.progress$.value;
    if (status === 'refused' || status === 'changed') acts.dismiss();
  };
  return {
    view$: derive(
      {
        session: session.view$,
        answer: terms.answer$,
        offers: offers$,
        pause: pause$,
        preview: preview.answer$,
        progress: acts.progress$,
        reason: reason$,
      },
      ({ session: { status }, answer, offers, pause, preview: { load }, progress, reason }): AgreementPageView => {
        if (status === 'loggedOut') return { status: 'notLoggedIn' };
        if (answer.load.status === 'failed')
          return isMissing(answer.load.failure)
            ? { status: 'missing' }
            : { status: 'failed', failure: answer.load.failure };
        if (answer.load.status !== 'ready') return { status: 'loading' };
        const now = answer.load.value;
        const firstMonth = load.status === 'failed' ? (detailOf(load.failure).first_month ?? null) : null;
        return {
          status: 'ready',
          terms: now,
          refreshFailure: answer.refreshFailure,
          ways: waysOf(now, offers),
          pause: pause && { ...pause, preview: load, firstMonth },
          // Another tab may have taken it back.
          progress: progress.status === 'done' && !isDone(progress.act, now) ? { status: 'none' } : progress,
          reason,
        };
      },
    ),
    show(contractId) {
      if (contractId === contract$.value) return;
      forget();
      contract$.next(contractId);
    },
    open() {
      if (!scope.open()) return;
      terms.open();
      preview.open();
      scope.add(terms.close);
      scope.add(preview.close);
      let last = session.session$.value?.sessid;
      scope.add(
        session.session$.subscribe((now) => {
          if (now?.sessid !== last) forget();
          last = now?.sessid;
        }),
      );
    },
    // An act that was sent goes on: its outcome does not depend on the page.
    close: scope.close,
    reload: terms.reload,
    startPause: () => choose({}),
    chooseMonth: (from_month) => choose({ from_month }),
    chooseLength: (months) => choose({ months }),
    run: acts.run,
    checkNow: acts.checkNow,
    dismiss: acts.dismiss,
    document: port.document,
    giveReason(reason) {
      const now = terms$.value;
      const end = now?.ends_on ?? null;
      if (now === null || end === null || now.state === 'ACTIVE') return;
      const sum = now.rest_sum ?? null;
      reasonSending.run(port.end(now.contract_id, { shownEnd: end, shownSum: sum, reason }, newKey()), (result) => {
        if (result.ok) return reason$.next(reason);
        failed(result.error);
        const { terms: newest } = detailOf(result.error);
        if (newest) terms.update(() => newest);
      });
    },
  };
}
