import { BehaviorSubject, filter, take } from 'rxjs';
import * as z from 'zod/mini';
import { addressPart } from '../../../shared/addresses.ts';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { idle } from '../../../shared/load.ts';
import { createScope } from '../../../shared/scope.ts';
import type { CenterStore } from '../../center/store.ts';
import { shownCode } from '../../sponsor/code.ts';
import type { SponsorCodeStore } from '../../sponsor/code-store.ts';
import { SponsorCodeDraft } from '../../sponsor/model.ts';
import type { SentRecord } from '../drafts/flow-draft.ts';
import { createFlow } from '../flow/flow.ts';
import { machineRules } from '../flow/flow-rules.ts';
import { createStepFlow, type StepFlowNeeds } from '../flow/step-flow.ts';
import { signupResult } from '../return/outcome.ts';
import { Receipt, receiptOf } from '../return/receipt.ts';
import { type CompanyProgress, type CompanyStep, companyMachine } from './steps.ts';
import type { CompanyView } from './view.ts';

/** The page of the company sign-up; its steps show the stores of the code, the person and the membership. */
export interface CompanyStore {
  readonly view$: Behavior<CompanyView>;
  open(): void;
  close(): void;
  go(step: CompanyStep): void;
  next(): void;
  askWho(): void;
  /** Resets the page for another sign-up. */
  startOver(): void;
}

/** A step flow, and the code of the company that pays. */
export interface CompanyNeeds extends StepFlowNeeds {
  readonly code: SponsorCodeStore;
  readonly center: StepFlowNeeds['center'] & Pick<CenterStore, 'forgetParameters'>;
}

/** The sign-up with a membership of a company. */
export function createCompanyStore(needs: CompanyNeeds): CompanyStore {
  const { code, center, departure, drafts, tracking } = needs;
  const isDone$ = new BehaviorSubject(false);
  const receipt$ = new BehaviorSubject<Receipt | null>(null);
  const scope = createScope();

  const payer$ = derive({ code: code.facts$ }, ({ code: facts }) =>
    facts.valid ? { sponsor_code: facts.code } : null,
  );
  const flow = createFlow(needs, { name: 'company', path: 'company', origin: departure.origin, payer$ });
  const isSettled$ = derive(
    { isSettled: flow.isSettled$, code: code.view$ },
    ({ isSettled, code: { status } }) => isSettled && status !== 'looking' && status !== 'unconfirmed',
  );
  const progress$ = derive(
    { progress: flow.progress$, code: code.facts$ },
    ({ progress, code: facts }): CompanyProgress => ({
      ...progress,
      code: facts.valid ? 'valid' : facts.code === '' ? 'missing' : 'notChecked',
    }),
  );
  const stepFlow = createStepFlow<CompanyStep, CompanyProgress>(needs, {
    flow: { ...flow, isSettled$ },
    guide: machineRules(companyMachine, ['code', 'agreement', 'personalia']),
    progress$,
    counted: 'company',
    onSent: succeed,
    onEnd: tellOfSent,
  });
  const outcome$ = derive({ isDone: isDone$, parameters: center.parameters$ }, ({ isDone, parameters }) =>
    isDone ? 'success' : signupResult(parameters.success),
  );

  /** [P-SIGNUP-37] Forgets the sign-up, but keeps its receipt, and the member's id so that it is counted once. */
  function succeed({ memberId }: SentRecord): void {
    const receipt = receiptOf(stepFlow.view$.value.summary, idle, false);
    receipt$.next(receipt);
    isDone$.next(true);
    flow.end();
    code.reset();
    drafts.keepArea('returned', memberId);
    drafts.keepArea('joined', receipt);
    departure.load(`/${addressPart(center.code)}/member/company?success=true`);
  }

  /** If the answer came while the page was closed, the visitor finds the sign-up done. */
  function tellOfSent(): void {
    const { sent, isSending } = progress$.value;
    const { sent: record } = flow.draft$.value;
    if (sent === 'current' && !isSending && record !== null) succeed(record);
  }

  function restore(): void {
    receipt$.next(drafts.area('joined', Receipt));
    const draft = drafts.area('code', SponsorCodeDraft);
    if (draft) code.restore(draft);
    else code.reset();
    code.open();
    scope.add(code.draft$.subscribe((changed) => flow.keepArea('code', changed)));
  }

  function record(): void {
    const outcome = outcome$.value;
    const signup = `company ${drafts.area('returned', z.string()) ?? 'unknown'}`;
    tracking.record(
      outcome === null
        ? { kind: 'opened', flow: 'company' }
        : { kind: 'signupReturned', flow: 'company', success: outcome === 'success', signup },
    );
  }

  return {
    view$: derive(
      {
        view: stepFlow.view$,
        outcome: outcome$,
        receipt: receipt$,
        code: code.facts$,
        codeView: code.view$,
      },
      ({ view, outcome, receipt, code: facts, codeView }): CompanyView => ({
        ...view,
        outcome,
        receipt,
        shownCode: facts.valid ? shownCode(facts.code) : null,
        company: codeView.company,
      }),
    ),
    open() {
      scope.reopen();
      scope.add(drafts.whenRead(restore));
      stepFlow.open(() => scope.add(isSettled$.pipe(filter(Boolean), take(1)).subscribe(tellOfSent)));
      record();
    },
    close() {
      scope.close();
      stepFlow.close();
      code.close();
    },
    go: stepFlow.go,
    next: stepFlow.next,
    askWho: stepFlow.askWho,
    startOver() {
      isDone$.next(false);
      drafts.keepArea('joined', null);
      center.forgetParameters('success');
    },
  };
}
