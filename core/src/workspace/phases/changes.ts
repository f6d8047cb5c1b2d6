// The changes of a project's phases: moves, hours and milestones, each undone or settled where it was made.
import { concatMap, type Observable, of, tap } from 'rxjs';
import { createAction, type RunEnd, requestEnd } from '../../data/action.ts';
import { type Command, commandView, createCommand } from '../../data/command.ts';
import type { FormCommand } from '../../data/form.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { createRowNotes } from '../../data/row-notes.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { failureTexts, type Message } from '../../shared/messages.ts';
import { mapReply, type Reply } from '../../shared/reply.ts';
import { type Failure, isUndone } from '../../shared/result.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { PhaseFormMessage } from '../../texts/phases.ts';
import { conflictIn } from '../site-work/rules.ts';
import { conflictsIn, type PhaseAct, type PhaseConflict, wasOf } from './acts.ts';
import type { PhaseChangesPort } from './change-model.ts';
import { isBack } from './form.ts';
import type { Milestone, ProjectPhase } from './model.ts';
import { groupOfPhase } from './rules.ts';

/** The last event of a phase or of a milestone. */
export type PhaseNote =
  /** [W-PLAN-02] It was started or completed: `left` are the seconds in which this may be undone. */
  | { readonly kind: 'moved'; readonly left: number; readonly before: ProjectPhase; readonly after: ProjectPhase }
  /** [W-PLAN-03] It was reached. */
  | { readonly kind: 'reached'; readonly left: number }
  /** [W-SITE-25] Another user was first. The note is of the phase, also for a change of its milestone. */
  | { readonly kind: 'conflict'; readonly act: PhaseAct; readonly conflicts: readonly PhaseConflict[] };

/** The record after an act. */
export type PhaseAnswer =
  | { readonly kind: 'phase'; readonly phase: ProjectPhase }
  | { readonly kind: 'milestone'; readonly milestone: Milestone };

/** The list of milestones that an answer belongs to. */
export type TakeMilestone = (milestone: Milestone) => void;

/** The acts of a user at the phases of a project. */
export interface PhaseChanges {
  readonly notes$: Behavior<ReadonlyMap<Id, PhaseNote>>;
  /** One button; `take` puts a changed milestone into its list. */
  act(take?: TakeMilestone): Command<PhaseAct, PhaseAnswer>;
  /** Several acts, one after another: those that are taken stay so where a later one fails. */
  several(): FormCommand<readonly PhaseAct[], null>;
  /** The button of a form; `failed` hears of each failure. */
  formCommand(failed: (failure: Failure) => void, take?: TakeMilestone): Command<PhaseAct, PhaseAnswer>;
  /** [W-PLAN-03] */
  addition(take: TakeMilestone): Command<MilestoneAddition, Milestone>;
  /** The other user's values stay. */
  keepTheirs(phaseId: Id): void;
  close(): void;
}

/** A milestone that is new in a phase. */
export interface MilestoneAddition {
  readonly phase: ProjectPhase;
  readonly fields: { readonly title: string; readonly date: string; readonly comment: string | null };
}

/** The list that is changed. */
export interface PhaseChangesNeeds extends SendingNeeds {
  readonly port: PhaseChangesPort;
  readonly projectId: Id;
  /** Takes a changed phase into the list. */
  readonly take: (phase: ProjectPhase) => void;
  /** A record is changed, so that figures may be old. */
  readonly touched: () => void;
}

const REFUSED = failureTexts('phaseForm.offline', 'phaseForm.lost', 'phaseForm.unchanged');
const RECOUNTED = { key: 'phaseForm.recounted', params: {} } satisfies PhaseFormMessage;
const WORDS = {
  ...REFUSED,
  refused: (failure: Failure) => (conflictIn(failure)?.['confirm'] ? RECOUNTED : REFUSED.refused(failure)),
};

export function createPhaseChanges({ port, projectId, take, touched, ...sending }: PhaseChangesNeeds): PhaseChanges {
  const { notes$, note, offerUndo, clear } = createRowNotes<PhaseNote>(sending.clock);
  const placeOf = ({ phase_id: phaseId }: ProjectPhase) => ({ projectId, phaseId });

  function send(act: PhaseAct, key: string): Reply<PhaseAnswer> {
    const place = placeOf(act.phase);
    const was = wasOf(act);
    const asPhase = (reply: Reply<ProjectPhase>) => mapReply(reply, (phase) => ({ kind: 'phase', phase }) as const);
    if (act.kind === 'move') return asPhase(port.move(place, { ...act.fields, was }, key));
    if (act.kind === 'budget') return asPhase(port.setBudget(place, { ...act.fields, was }, key));
    const id = act.milestone.milestone_id;
    const reply = port.changeMilestone(place, id, { ...act.fields, was }, key);
    return mapReply(reply, (milestone) => ({ kind: 'milestone', milestone }) as const);
  }

  function noteConflict(act: PhaseAct, failure: Failure): void {
    const newer = conflictIn(failure);
    if (newer === null || newer['confirm'] !== undefined) return;
    note(act.phase.phase_id, { kind: 'conflict', act, conflicts: conflictsIn(act, newer) });
    touched();
  }

  function taken(answer: PhaseAnswer, act: PhaseAct, takeMilestone?: TakeMilestone): void {
    const { phase_id: id } = act.phase;
    if (notes$.value.get(id)?.kind === 'conflict') note(id, null);
    if (answer.kind === 'phase') {
      const { phase: after } = answer;
      const isForward = act.kind === 'move' && !isBack(groupOfPhase(act.phase), act.fields.to);
      if (isForward) offerUndo(id, (left) => ({ kind: 'moved', left, before: act.phase, after }));
      else note(id, null);
      take(after);
    } else {
      const { milestone_id } = answer.milestone;
      if (act.kind === 'milestone' && act.fields.is_completed === true)
        offerUndo(milestone_id, (left) => ({ kind: 'reached', left }));
      else note(milestone_id, null);
      takeMilestone?.(answer.milestone);
    }
    touched();
  }

  function command(failed?: (failure: Failure) => void, takeMilestone?: TakeMilestone) {
    return createCommand<PhaseAct, PhaseAnswer>({
      send: (act, key) => send(act, key).pipe(tap((result) => !result.ok && noteConflict(act, result.error))),
      creates: false,
      words: WORDS,
      saved: (answer, sent) => taken(answer, sent, takeMilestone),
      ...(failed && { failed }),
      ...sending,
    });
  }

  return {
    notes$,
    act: (takeMilestone) => command(undefined, takeMilestone),
    formCommand: command,
    several() {
      const next = ([first, ...rest]: readonly PhaseAct[]): Observable<RunEnd<null, Message>> =>
        first === undefined
          ? of({ kind: 'done', value: null })
          : send(first, sending.newKey()).pipe(
              concatMap((result) => {
                if (!result.ok) {
                  noteConflict(first, result.error);
                  return of(
                    requestEnd<null, Message>(result, (failure) =>
                      isUndone(failure) ? WORDS.refused(failure) : WORDS.lost,
                    ),
                  );
                }
                taken(result.value, first);
                return next(rest);
              }),
            );
      const action = createAction<readonly PhaseAct[], null, Message>({ run: next, ...sending });
      return { ...action, view$: commandView(action.view$, WORDS.offline) };
    },
    addition(takeMilestone) {
      return createCommand<MilestoneAddition, Milestone>({
        send: ({ phase, fields }, key) => port.addMilestone(placeOf(phase), fields, key),
        creates: true,
        words: WORDS,
        saved(milestone) {
          takeMilestone(milestone);
          touched();
        },
        ...sending,
      });
    },
    keepTheirs: (id) => note(id, null),
    close: clear,
  };
}
