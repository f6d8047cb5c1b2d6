// The sign-up with the code of a company that pays.
import { BehaviorSubject, filter, take } from 'rxjs';
import * as z from 'zod/mini';
import { addressPart } from '../../shared/addresses.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { idle } from '../../shared/load.ts';
import { createScope } from '../../shared/scope.ts';
import { shownCode } from '../sponsor/code.ts';
import type { SponsorCodeStore } from '../sponsor/code-store.ts';
import { SponsorCodeDraft } from '../sponsor/model.ts';
import type { SentRecord } from './drafts.ts';
import { inputPart } from './machine.ts';
import { createMemberSignup, type MemberSignup } from './member.ts';
import { type MemberNeeds, memberState } from './progress.ts';
import { choiceReasons, PERSONALIA, type Reason, type SignupProgress, unblockedOnceSent } from './reasons.ts';
import { Receipt, receiptOf } from './receipt.ts';
import { type SignupResult, signupResult } from './returns.ts';
import { stepsOf } from './steps.ts';
import type { FlowView } from './view.ts';

/** [P-SIGNUP-28] In this order; the code decides which departments the member can choose. */
export type CompanyStep = 'code' | 'department' | 'information';

export interface CompanyProgress extends SignupProgress {
  /** 'valid' only after the service has confirmed the current code. */
  readonly code: 'missing' | 'notChecked' | 'valid';
}

/** [P-SIGNUP-30] [P-SIGNUP-59] A code that the service has not confirmed is of no use to the later steps. */
const codeReasons = ({ code }: Pick<CompanyProgress, 'code'>): readonly Reason[] =>
  code === 'valid' ? [] : [{ kind: code === 'missing' ? 'codeMissing' : 'codeNotChecked' }];

/** [P-SIGNUP-32] [P-SIGNUP-34] [P-SIGNUP-35] [P-SIGNUP-36] A step opens when all before it are done. */
export const COMPANY = stepsOf<CompanyStep, CompanyProgress>(
  { name: 'code', reasons: unblockedOnceSent(codeReasons) },
  { name: 'department', reasons: choiceReasons },
  { name: 'information', ...PERSONALIA },
);

/** The company sign-up beside its steps, and its end. */
export interface CompanyView extends FlowView<CompanyStep> {
  /** The outcome in the address; null before the end. */
  readonly outcome: SignupResult | null;
  /** The receipt; null if this tab has sent nothing, and only the address reports the end. */
  readonly receipt: Receipt | null;
  /** [P-SIGNUP-40] The valid code in groups; null before. */
  readonly shownCode: string | null;
  /** The company of the code, if the service names it. */
  readonly company: string | null;
}

export interface CompanyStore extends Pick<MemberSignup<CompanyStep, never>, 'close' | 'go' | 'next' | 'askWho'> {
  readonly view$: Behavior<CompanyView>;
  open(): void;
  /** Resets the page for another sign-up. */
  startOver(): void;
}

/** The sign-up of a member, and the code of the company that pays. */
export interface CompanyNeeds extends MemberNeeds {
  readonly code: SponsorCodeStore;
}

export function createCompanyStore(needs: CompanyNeeds): CompanyStore {
  const { code, center, departure, drafts, tracking } = needs;
  const isDone$ = new BehaviorSubject(false);
  const receipt$ = new BehaviorSubject<Receipt | null>(null);
  const scope = createScope();
  const payer$ = derive({ code: code.facts$ }, ({ code: facts }) =>
    facts.valid ? { sponsor_code: facts.code } : null,
  );
  const state = memberState(needs, 'company', payer$);
  const isSettled$ = derive(
    { isSettled: state.isSettled$, code: code.view$ },
    ({ isSettled, code: { status } }) => isSettled && status !== 'loading' && status !== 'unconfirmed',
  );
  const signup = createMemberSignup<CompanyStep, CompanyProgress>(needs, {
    state,
    steps: COMPANY,
    progress$: derive({ progress: state.progress$, code: code.facts$ }, ({ progress, code: facts }) => ({
      ...progress,
      code: facts.valid ? 'valid' : facts.code === '' ? 'missing' : 'notChecked',
    })),
    inputs: [inputPart('code', SponsorCodeDraft, code)],
    isSettled$,
    onSent: succeed,
    onEnd: succeedIfSent,
  });
  const outcome$ = derive({ isDone: isDone$, parameters: center.parameters$ }, ({ isDone, parameters }) =>
    isDone ? 'success' : signupResult(parameters.success),
  );

  /** [P-SIGNUP-37] Forgets the sign-up, but keeps its receipt, and the member's id so that it is counted once. */
  function succeed({ memberId }: SentRecord): void {
    const receipt = receiptOf(signup.view$.value.summary, idle, false);
    receipt$.next(receipt);
    isDone$.next(true);
    signup.end();
    drafts.keepArea('returned', memberId);
    drafts.keepArea('joined', receipt);
    departure.load(`/${addressPart(center.code)}/member/company?success=true`);
  }

  /** If the answer came while the page was closed, the visitor finds the sign-up done. */
  function succeedIfSent(): void {
    const { sent, isSending } = signup.progress$.value;
    const { sent: record } = state.draft$.value;
    if (sent === 'current' && !isSending && record !== null) succeed(record);
  }

  function record(): void {
    const outcome = outcome$.value;
    const id = `company ${drafts.area('returned', z.string()) ?? 'unknown'}`;
    tracking.record(
      outcome === null
        ? { kind: 'opened', flow: 'company' }
        : { kind: 'signupReturned', flow: 'company', success: outcome === 'success', signup: id },
    );
  }

  return {
    ...signup,
    view$: derive(
      { view: signup.view$, outcome: outcome$, receipt: receipt$, code: code.facts$, codeView: code.view$ },
      ({ view, outcome, receipt, code: facts, codeView: { company } }): CompanyView => ({
        ...view,
        outcome,
        receipt,
        shownCode: facts.valid ? shownCode(facts.code) : null,
        company,
      }),
    ),
    open() {
      scope.reopen();
      signup.open(() => {
        receipt$.next(drafts.area('joined', Receipt));
        scope.add(isSettled$.pipe(filter(Boolean), take(1)).subscribe(succeedIfSent));
      });
      record();
    },
    close() {
      scope.close();
      signup.close();
    },
    startOver() {
      isDone$.next(false);
      drafts.keepArea('joined', null);
      center.forgetParameters('success');
    },
  };
}
