// [P-MEMBER-25] The acts on an agreement: each is sent once, and after a lost answer only the terms are asked for.
import { BehaviorSubject, type SchedulerLike, Subject } from 'rxjs';
import { findOutLater } from '../../data/find-out.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, isRefused } from '../../shared/result.ts';
import { createSlot } from '../../shared/scope.ts';
import type { AgreementPort, AgreementTerms } from './model.ts';
import { type AgreementAct, detailOf, isDone, refusalName } from './rules.ts';

/** How far an act of the member has come. */
export type ActProgress =
  | { readonly status: 'none' }
  | { readonly status: 'sending'; readonly act: AgreementAct }
  /** Nothing was sent. */
  | { readonly status: 'offline'; readonly act: AgreementAct }
  /** The answer is lost, and the terms are asked for in so many seconds; 0 while they are being asked. */
  | { readonly status: 'checking'; readonly act: AgreementAct; readonly seconds: number }
  /** The outcome is not known after half a minute; the terms are still asked for now and then. */
  | { readonly status: 'unknown'; readonly act: AgreementAct }
  /** The terms say that it was not done. */
  | { readonly status: 'notDone'; readonly act: AgreementAct }
  | { readonly status: 'done'; readonly act: AgreementAct }
  /** It was refused because the terms have changed; `before` are the terms that the member had read. */
  | { readonly status: 'changed'; readonly act: AgreementAct; readonly before: AgreementTerms }
  | { readonly status: 'refused'; readonly act: AgreementAct; readonly failure: Failure };

export interface AgreementActs {
  readonly progress$: Behavior<ActProgress>;
  /** Sends an act once; nothing happens while another one is not settled. */
  run(act: AgreementAct): void;
  /** Asks for the terms at once, where an answer was lost. */
  checkNow(): void;
  /** The outcome of the last act is read. */
  dismiss(): void;
  /** Drops everything of an agreement or a member. */
  forget(): void;
}

interface ActsNeeds {
  readonly port: AgreementPort;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
  readonly terms$: Behavior<AgreementTerms | null>;
  /** Takes newer terms of an answer. */
  learn(now: AgreementTerms): void;
  /** An act is done. */
  settled(): void;
  /** The terms were other ones than the member had read. */
  changed(): void;
  failed(failure: Failure): void;
}

const SECOND = 1_000;
const CHECKS = { limit: 10 * SECOND, first: SECOND, again: 2 * SECOND, longest: 30 * SECOND } as const;
/** The service may still be working on the act: only terms that are so old prove that it was not done (milliseconds). */
const SURE = 7 * SECOND;
/** After so long without an outcome, the member reads that it is unknown (milliseconds). */
const LONG = 30 * SECOND;
const NONE: ActProgress = { status: 'none' };
const OPEN: readonly ActProgress['status'][] = ['sending', 'checking', 'unknown'];

export function createAgreementActs(needs: ActsNeeds): AgreementActs {
  const { port, online$, newKey, clock, terms$, learn, settled, changed, failed } = needs;
  const progress$ = new BehaviorSubject<ActProgress>(NONE);
  const checkNow$ = new Subject<void>();
  const sending = createSlot();
  const isOpen = (): boolean => OPEN.includes(progress$.value.status);

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

  function finish(outcome: ActProgress): void {
    sending.end();
    progress$.next(outcome);
  }

  function settle(act: AgreementAct, now: AgreementTerms): void {
    learn(now);
    settled();
    finish({ status: 'done', act });
  }

  function refuse(act: AgreementAct, before: AgreementTerms, failure: Failure): void {
    failed(failure);
    const { terms: now } = detailOf(failure);
    if (now) learn(now);
    const isChanged = refusalName(failure) === 'Changed' && now !== undefined;
    finish(isChanged ? { status: 'changed', act, before } : { status: 'refused', act, failure });
    if (isChanged) changed();
  }

  /** Asks for the terms until they show the outcome. */
  function check(before: AgreementTerms, act: AgreementAct): void {
    const since = clock.now();
    const passed = (): number => clock.now() - since;
    const show = (pause: number): void =>
      progress$.next(
        passed() >= LONG ? { status: 'unknown', act } : { status: 'checking', act, seconds: pause / SECOND },
      );
    const ask = (): Reply<AgreementTerms> => {
      if (passed() < LONG) show(0);
      return port.terms(before.contract_id);
    };
    show(CHECKS.first);
    sending.run(findOutLater(ask, CHECKS, checkNow$, clock), ({ result, pause }) => {
      if (!result.ok && isRefused(result.error)) return refuse(act, terms$.value ?? before, result.error);
      if (result.ok && isDone(act, result.value)) return settle(act, result.value);
      if (result.ok) learn(result.value);
      if (result.ok && passed() >= SURE) return finish({ status: 'notDone', act });
      show(pause);
    });
  }

  return {
    progress$,
    run(act) {
      const before = terms$.value;
      if (isOpen() || before === null) return;
      if (!online$.value) return progress$.next({ status: 'offline', act });
      progress$.next({ status: 'sending', act });
      sending.run(request(before.contract_id, act, newKey()), (result) => {
        if (result.ok) settle(act, result.value);
        else if (isRefused(result.error)) refuse(act, before, result.error);
        else check(before, act);
      });
    },
    checkNow() {
      const { value } = progress$;
      if (value.status === 'unknown') progress$.next({ status: 'checking', act: value.act, seconds: 0 });
      checkNow$.next();
    },
    dismiss() {
      if (!isOpen()) progress$.next(NONE);
    },
    forget: () => finish(NONE),
  };
}
