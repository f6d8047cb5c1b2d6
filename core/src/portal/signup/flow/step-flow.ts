// A flow with its steps: the view and the actions that all sign-ups share.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { createScope } from '../../../shared/scope.ts';
import type { StepHistory } from '../../../shell/ports.ts';
import type { SignupFlow, VisitorAction } from '../../tracking/visitor-actions.ts';
import { keepActiveSignup } from '../drafts/active-signup.ts';
import type { SentRecord } from '../drafts/flow-draft.ts';
import { createSessionEnd } from '../drafts/session-end.ts';
import { createWayOut, type WayOut, type WayOutNeeds } from '../return/way-out.ts';
import type { SignupProgress } from '../steps/progress.ts';
import { createStepper } from '../steps/stepper.ts';
import { choicesToTell } from './choices.ts';
import type { Flow, FlowNeeds } from './flow.ts';
import type { FlowRules } from './flow-rules.ts';
import { type FlowView, flowView } from './flow-view.ts';
import { rejectByForm } from './incomplete.ts';
import { summaryOf } from './summary.ts';

/** The same, with the browser's history for the steps, the way to the signing, and the count of actions. */
export interface StepFlowNeeds extends FlowNeeds, WayOutNeeds {
  readonly history: StepHistory;
  readonly tracking: WayOutNeeds['tracking'] & { record(action: VisitorAction): void };
}

export interface StepFlow<S extends string> {
  readonly step$: Behavior<S>;
  readonly view$: Behavior<FlowView<S>>;
  /** Calls `then` once the drafts are restored. */
  open(then?: () => void): void;
  close(): void;
  go(step: S): void;
  /** Goes to a step after a click, also to one that the visitor cannot choose. */
  lead(step: S): void;
  /** Goes to a step without a click. */
  move(step: S): void;
  next(): void;
  /** Loads the profile again. */
  askWho(): void;
  /** Leaves to sign. `first` runs only if the browser can leave. */
  sign: WayOut['leaveFor'];
}

export interface StepFlowParts<S extends string, P> {
  readonly flow: Flow;
  readonly guide: FlowRules<S, P>;
  readonly progress$: Behavior<P>;
  /** The flow's name for tracking. */
  readonly counted: SignupFlow;
  readonly onSent: (sent: SentRecord) => void;
  readonly onEnd: (step: S) => void;
}

export function createStepFlow<S extends string, P extends SignupProgress>(
  needs: StepFlowNeeds,
  { flow, guide, progress$, counted, onSent, onEnd }: StepFlowParts<S, P>,
): StepFlow<S> {
  const { history, tracking, person, membership, profile } = needs;
  const rejections$ = new BehaviorSubject(0);
  const wayOut = createWayOut(needs);
  const sessionEnd = createSessionEnd(needs.session.view$);
  const scope = createScope();
  const stepper = createStepper<S, P>({
    steps: guide.steps,
    progress$,
    capped: guide.capped,
    isSettled$: flow.isSettled$,
    history,
    keep: (step) => flow.keep({ step }),
  });
  const { step$ } = stepper;
  const summary$ = derive({ chosen: membership.facts$, person: person.facts$ }, ({ chosen, person: facts }) =>
    summaryOf(chosen, facts),
  );

  /** A visitor who has left or gone back meanwhile is counted, but not led on. */
  function send(): void {
    const from = step$.value;
    flow.send((sent, isHere) => {
      tracking.record({ kind: 'personalInformationCompleted' }); // [P-TRACKING-08]
      if (isHere && step$.value === from) onSent(sent);
    });
  }

  function next(): void {
    person.cancelDeferred();
    const at = guide.next(step$.value, progress$.value);
    switch (at.kind) {
      case 'blocked':
        if (!rejectByForm(person, at.reasons)) rejections$.next(rejections$.value + 1);
        return;
      case 'send':
        send();
        return;
      case 'go':
        stepper.go(at.to);
        return;
      case 'end':
        onEnd(step$.value);
    }
  }

  /** No move while a request is running. */
  const mayGo = (from: S, to: S, progress: P): boolean => !progress.isSending && guide.mayGo(from, to, progress);

  return {
    step$,
    view$: derive(
      {
        progress: progress$,
        step: step$,
        isWaiting: stepper.isWaiting$,
        isRead: needs.drafts.isRead$,
        draft: flow.draft$,
        submit: flow.submitView$,
        isLeaving: wayOut.isLeaving$,
        isCutOff: wayOut.isCutOff$,
        rejections: rejections$,
        summary: summary$,
        hasSessionEnded: sessionEnd.hasEnded$,
      },
      (now): FlowView<S> =>
        flowView({
          ...now,
          guide,
          open: guide.steps.filter((to) => to === now.step || mayGo(now.step, to, now.progress)),
        }),
    ),
    open(then) {
      scope.reopen();
      flow.open(() => {
        stepper.open(flow.draft$.value.step);
        then?.();
      });
      wayOut.open();
      scope.add(choicesToTell(membership, counted).subscribe(tracking.record));
      scope.add(sessionEnd.open());
      scope.add(keepActiveSignup(needs.drafts, counted));
      scope.add(step$.subscribe(person.cancelDeferred));
      scope.add(person.submitIsDue$.subscribe(next));
    },
    close() {
      scope.close();
      person.cancelDeferred();
      stepper.close();
      flow.close();
      wayOut.close();
    },
    go(step) {
      if (mayGo(step$.value, step, progress$.value)) stepper.go(step);
    },
    lead: stepper.go,
    move: stepper.move,
    next,
    askWho: profile.reload,
    sign: wayOut.leaveFor,
  };
}
