// [P-MEMBER-35] One agreement of the member. A lost answer is asked about by the terms; nothing is sent a second time.
import { BehaviorSubject, type Observable, type SchedulerLike, timer } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, isMissing, isRefused } from '../../shared/result.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { SessionStore, SessionView } from '../session/store.ts';
import type { AgreementPort, AgreementTerms, FreezeMonths, FreezePreview, LeavingReason } from './model.ts';
import {
  type AgreementAct,
  type AgreementOffers,
  type AgreementWays,
  detailOf,
  isDone,
  lengthsOf,
  ownOption,
  refusalName,
  waysOf,
} from './rules.ts';

/** How far an act of the member has come. */
export type ActProgress =
  | { readonly status: 'none' }
  | { readonly status: 'sending'; readonly act: AgreementAct }
  /** Nothing was sent. */
  | { readonly status: 'offline'; readonly act: AgreementAct }
  /** The answer is lost, and the terms are asked for in so many seconds; 0 while they are being asked. */
  | { readonly status: 'checking'; readonly act: AgreementAct; readonly seconds: number }
  /** No answer came for so long that the page asks no more by itself. */
  | { readonly status: 'unknown'; readonly act: AgreementAct }
  /** The terms say that it was not done. */
  | { readonly status: 'notDone'; readonly act: AgreementAct }
  | { readonly status: 'done'; readonly act: AgreementAct }
  /** It was refused because the terms have changed; `before` are the terms that the member had read. */
  | { readonly status: 'changed'; readonly act: AgreementAct; readonly before: AgreementTerms }
  | { readonly status: 'refused'; readonly act: AgreementAct; readonly failure: Failure };

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

/** [P-MEMBER-25] Seconds before each question about a lost answer. */
const WAITS = [1, 2, 4, 8, 15, 30] as const;
/** A request may still be on its way at the first questions, so only a later one can say that nothing was done. */
const SURE_AFTER = 2;
const SECOND = 1_000;
const NONE: ActProgress = { status: 'none' };

/** The page of one agreement of the member: its terms, and each act on them. */
export function createAgreementPage(needs: AgreementNeeds): AgreementPageStore {
  const { port, session, offers$, online$, returned$, newKey, clock } = needs;
  const contract$ = new BehaviorSubject<string | null>(null);
  const progress$ = new BehaviorSubject<ActProgress>(NONE);
  const chosen$ = new BehaviorSubject<Partial<FreezeMonths>>({});
  const reason$ = new BehaviorSubject<LeavingReason | null>(null);
  const scope = createScope();
  const sending = createSlot();
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

  const request = (contractId: string, act: AgreementAct, key: string): Reply<AgreementTerms> => {
    switch (act.kind) {
      case 'end':
        return port.end(contractId, act.request, key);
      case 'takeBack':
        return port.takeBack(contractId, key);
      case 'withdraw':
        return port.withdraw(contractId, act.request, key);
      case 'freeze':
        return port.freeze(contractId, act.request, key);
      case 'endFreeze':
        return port.endFreeze(contractId, act.id, key);
    }
  };

  function settle(act: AgreementAct, now: AgreementTerms): void {
    terms.update(() => now);
    isChoosing$.next(false);
    chosen$.next({});
    progress$.next({ status: 'done', act });
  }

  function refuse(act: AgreementAct, before: AgreementTerms, failure: Failure): void {
    failed(failure);
    const { terms: now } = detailOf(failure);
    if (now) terms.update(() => now);
    const isChanged = refusalName(failure) === 'Changed' && now !== undefined;
    progress$.next(isChanged ? { status: 'changed', act, before } : { status: 'refused', act, failure });
    if (isChanged) preview.reload();
  }

  /** Asks for the terms until they say whether it was done; the question of this number comes after its wait. */
  function check(
    contractId: string,
    act: AgreementAct,
    number: number,
    wait: number | undefined = WAITS[number],
  ): void {
    if (wait === undefined) {
      progress$.next({ status: 'unknown', act });
      return;
    }
    progress$.next({ status: 'checking', act, seconds: wait });
    sending.run(timer(wait * SECOND, clock), () => {
      progress$.next({ status: 'checking', act, seconds: 0 });
      sending.run(port.terms(contractId), (result) => {
        if (result.ok && isDone(act, result.value)) return settle(act, result.value);
        if (result.ok) terms.update(() => result.value);
        if (!result.ok && isRefused(result.error)) return refuse(act, termsNow(), result.error);
        if (result.ok && number >= SURE_AFTER) return progress$.next({ status: 'notDone', act });
        check(contractId, act, number + 1);
      });
    });
  }

  function termsNow(): AgreementTerms {
    const now = terms$.value;
    if (now === null) throw new Error('An act is about terms that are there.');
    return now;
  }

  function run(act: AgreementAct): void {
    const { status } = progress$.value;
    const before = terms$.value;
    if (status === 'sending' || status === 'checking' || status === 'unknown' || before === null) return;
    if (!online$.value) {
      progress$.next({ status: 'offline', act });
      return;
    }
    progress$.next({ status: 'sending', act });
    sending.run(request(before.contract_id, act, newKey()), (result) => {
      if (result.ok) settle(act, result.value);
      else if (isRefused(result.error)) refuse(act, before, result.error);
      else check(before.contract_id, act, 0);
    });
  }

  /** Another agreement, or another session: nothing of the one before is left. */
  function forget(): void {
    sending.end();
    reasonSending.end();
    progress$.next(NONE);
    chosen$.next({});
    reason$.next(null);
    isChoosing$.next(false);
  }

  const choose = (part: Partial<FreezeMonths>) => {
    isChoosing$.next(true);
    chosen$.next({ ...chosen$.value, ...part });
    if (progress$.value.status === 'refused' || progress$.value.status === 'changed') progress$.next(NONE);
  };
  return {
    view$: derive(
      {
        session: session.view$,
        answer: terms.answer$,
        offers: offers$,
        pause: pause$,
        preview: preview.answer$,
        progress: progress$,
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
          progress,
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
    run,
    checkNow() {
      const { value } = progress$;
      const contract = contract$.value;
      if (contract !== null && (value.status === 'checking' || value.status === 'unknown'))
        check(contract, value.act, SURE_AFTER, 0);
    },
    dismiss() {
      const { status } = progress$.value;
      if (status !== 'sending' && status !== 'checking' && status !== 'unknown') progress$.next(NONE);
    },
    document: port.document,
    giveReason(reason) {
      const now = terms$.value;
      const end = now?.ends_on ?? null;
      if (now === null || end === null) return;
      const sum = now.rest_sum ?? null;
      reasonSending.run(port.end(now.contract_id, { shownEnd: end, shownSum: sum, reason }, newKey()), (result) => {
        if (result.ok) reason$.next(reason);
      });
    },
  };
}
