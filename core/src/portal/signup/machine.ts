// The machine that runs every sign-up with steps. It restores and stores the input, keeps the step, checks it, and sends.
//
// To declare a flow: list its steps by `stepsOf` (steps.ts), each with the reasons that block it (reasons.ts); one of them is the
// submit. Then give the machine these steps, the flow's progress, the parts of its input, and the plan of its requests.
//
// How it is sent: `next` at the submit calls `send`, which runs `createSubmit` (sending.ts). That asks the plan (requests.ts) for
// the first request that the service still needs, again and again until there is none, and sends each under a stored key.
// failures.ts has the message of a failure. After the last answer, `onSent` leads the visitor on.
import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import type * as z from 'zod/mini';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Failure } from '../../shared/result.ts';
import { createScope, type Scope } from '../../shared/scope.ts';
import type { StepHistory } from '../../shell/ports.ts';
import type { PersonStore } from '../person/store.ts';
import type { DraftArea, DraftStore, FlowDraftStore, SentRecord } from './drafts.ts';
import type { Reason } from './reasons.ts';
import { createSubmit, type Plan, type SubmitView } from './sending.ts';
import { createStepper, type Next, type Steps } from './steps.ts';
import { createWayOut, type WayOut, type WayOutNeeds } from './way-out.ts';

/** A part of the input: restored from its draft when the page opens, and stored after each change. */
export interface InputPart {
  restore?(drafts: DraftStore): void;
  open?(draft: FlowDraftStore, scope: Scope): void;
  close?(): void;
  reset?(): void;
  lock?(isLocked: boolean): void;
}

/** A store of the portal as a part of the input. */
export const inputPart = <D>(
  area: DraftArea,
  schema: z.ZodMiniType<D>,
  store: Pick<InputPart, 'close' | 'lock'> & {
    readonly draft$: Behavior<D>;
    restore(draft: D): void;
    reset(): void;
    open?(): void;
  },
): InputPart => ({
  ...store,
  restore(drafts) {
    const left = drafts.area(area, schema);
    // Not if the visitor has started over meanwhile: the form stays empty.
    if (left) store.restore(left);
    else store.reset();
  },
  open(draft, scope) {
    store.open?.();
    scope.add(store.draft$.subscribe((changed) => draft.keepArea(area, changed)));
  },
});

export interface MachineNeeds extends WayOutNeeds {
  readonly person: PersonStore;
  readonly drafts: DraftStore;
  readonly history: StepHistory;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** One flow. S are its steps, P its progress, I its complete input, R its requests. */
export interface MachineParts<S extends string, P, I, R> {
  readonly draft: FlowDraftStore;
  readonly inputs: readonly InputPart[];
  readonly steps: Steps<S, P>;
  /** `isSending` is added by the machine. */
  readonly progress$: Behavior<P>;
  readonly isSettled$: Behavior<boolean>;
  /** Null while anything is missing. */
  readonly submission$: Behavior<I | null>;
  readonly plan: Plan<I, R>;
  onFailure?(failure: Failure, isOpen: boolean): void;
  /** Everything is sent, while the visitor is still at the step, at another one, or on another page. */
  onSent(record: SentRecord, visitor: 'here' | 'elsewhere' | 'gone'): void;
  /** Whether 'next' also clears the last failure where it is not possible yet. Without it, the failure stays beside the reasons. */
  readonly clearsFailure?: true;
  /** 'next' is not possible yet. */
  onBlocked?(reasons: readonly Reason[]): void;
  /** 'next' at a step with a button of its own. */
  onEnd(step: S): void;
}

export interface MachineView<S extends string> extends SubmitView {
  readonly step: S;
  readonly steps: readonly S[];
  /** The steps that the visitor can go to. */
  readonly open: readonly S[];
  /** The current step is unknown until more is loaded. */
  readonly isWaiting: boolean;
  readonly next: Next<S>;
  /** The page is leaving for the signing. */
  readonly isLeaving: boolean;
  /** The visitor wanted to sign, but there is no network. */
  readonly isCutOff: boolean;
}

export interface Machine<S extends string, P> {
  readonly step$: Behavior<S>;
  readonly progress$: Behavior<P>;
  readonly view$: Behavior<MachineView<S>>;
  /** Calls `then` once the drafts are restored. */
  open(then?: (page: Scope) => void): void;
  close(): void;
  /** Ends the sign-up and clears its drafts. */
  end(): void;
  go(step: S): void;
  /** Goes to a step after a click, also to one that the visitor cannot choose. */
  lead(step: S): void;
  /** Goes to a step without a click. */
  move(step: S): void;
  next(): void;
  /** Leaves to sign. `first` runs only if the browser can leave. */
  sign: WayOut['leaveFor'];
}

export function createMachine<S extends string, P, I, R>(
  needs: MachineNeeds,
  parts: MachineParts<S, P, I, R>,
): Machine<S, P & { readonly isSending: boolean }> {
  const { drafts, history, person, departure, newKey, clock } = needs;
  const { draft, inputs, steps, isSettled$, submission$ } = parts;
  const rejections$ = new BehaviorSubject(0);
  const page = createScope();
  /** Ends with the sign-up, which may be before the page is closed. */
  const input = createScope();
  const wayOut = createWayOut(needs);
  const submit = createSubmit(parts.plan, {
    ...{ draft, newKey, clock },
    online$: departure.online$,
    failed: (failure) => parts.onFailure?.(failure, input.isOpen()),
  });
  const progress$ = derive(
    { progress: parts.progress$, submit: submit.view$ },
    ({ progress, submit: { isSending } }) => ({ ...progress, isSending }),
  );
  const stepper = createStepper({ steps, progress$, isSettled$, history, keep: (step) => draft.keep({ step }) });
  const { step$ } = stepper;

  function restore(): void {
    if (!draft.isCurrent$.value) submit.forget();
    for (const part of inputs) part.restore?.(drafts);
    draft.restore();
    for (const part of inputs) part.open?.(draft, input);
    // The last failure was about other data.
    input.add(
      derive({ submission: submission$ }, ({ submission }) => JSON.stringify(submission)).subscribe(submit.clear),
    );
    input.add(submit.view$.subscribe(({ isSending }) => lock(isSending)));
    input.add(() => lock(false));
  }

  function lock(isLocked: boolean): void {
    for (const part of inputs) part.lock?.(isLocked);
  }

  function send(): void {
    const { value: submission } = submission$;
    const from = step$.value;
    if (submission === null) return;
    submit.run(submission, (record) =>
      parts.onSent(record, step$.value !== from ? 'elsewhere' : input.isOpen() ? 'here' : 'gone'),
    );
  }

  function next(): void {
    person.cancelDeferred();
    const at = steps.next(step$.value, progress$.value);
    if (at.kind === 'blocked') reject(at.reasons);
    else if (at.kind === 'send') send();
    else if (at.kind === 'go') stepper.go(at.to);
    else parts.onEnd(step$.value);
  }

  function reject(reasons: readonly Reason[]): void {
    const isShown = rejectByForm(person, reasons);
    if (!isShown && !parts.clearsFailure) rejections$.next(rejections$.value + 1);
    // A second click during a request must not replace its view.
    if (!isShown && parts.clearsFailure && !submit.view$.value.isSending) submit.reject(null);
    parts.onBlocked?.(reasons);
  }

  /** No move while a request is running. */
  const mayGo = (from: S, to: S, progress: P & { readonly isSending: boolean }): boolean =>
    !progress.isSending && steps.mayGo(from, to, progress);

  return {
    step$,
    progress$,
    view$: derive(
      {
        progress: progress$,
        step: step$,
        isWaiting: stepper.isWaiting$,
        isRead: drafts.isRead$,
        submit: submit.view$,
        isLeaving: wayOut.isLeaving$,
        isCutOff: wayOut.isCutOff$,
        rejections: rejections$,
      },
      ({ progress, step, isWaiting, isRead, submit: sending, isLeaving, isCutOff, rejections }) => ({
        step,
        steps: steps.listAt(step, progress),
        open: steps.steps.filter((to) => to === step || mayGo(step, to, progress)),
        isWaiting: isWaiting || !isRead,
        next: steps.next(step, progress),
        isLeaving,
        isCutOff,
        ...sending,
        rejections: sending.rejections + rejections,
      }),
    ),
    open(then) {
      page.reopen();
      input.reopen();
      // The drafts must be read before they are overwritten.
      input.add(
        drafts.whenRead(() => {
          restore();
          stepper.open(draft.draft$.value.step);
          then?.(page);
        }),
      );
      wayOut.open();
      page.add(step$.subscribe(person.cancelDeferred));
      page.add(person.submitIsDue$.subscribe(next));
    },
    close() {
      page.close();
      input.close();
      submit.leave();
      person.cancelDeferred();
      stepper.close();
      for (const part of inputs) part.close?.();
      wayOut.close();
    },
    end() {
      input.close();
      submit.forget();
      for (const part of inputs) part.reset?.();
      drafts.clear();
    },
    go(step) {
      if (mayGo(step$.value, step, progress$.value)) stepper.go(step);
    },
    lead: stepper.go,
    move: stepper.move,
    next,
    sign: wayOut.leaveFor,
  };
}

/** [P-PERSON-52] Shows the form's problems if they block the visitor, or defers the submit while only a look-up is missing. */
export function rejectByForm(
  person: Pick<PersonStore, 'showProblems' | 'deferSubmit'>,
  reasons: readonly Reason[],
): boolean {
  const others = reasons.filter(({ kind }) => kind !== 'personIncomplete');
  if (others.length === reasons.length) return false;
  if (others.length > 0 || !person.deferSubmit()) person.showProblems();
  return true;
}
