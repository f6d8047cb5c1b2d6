import { dayIn, dayMonth, weekdayOf } from '@felles/core';
import { isBack, seenState } from '@felles/core/internal/workspace/phases/form';
import {
  groupOfPhase,
  type KnownFractions,
  PHASE_GROUPS,
  type PhaseGroup,
  type PhaseNote,
  type PhaseStore,
  type ProjectPhase,
} from '@felles/core/workspace/phases';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { UndoButton } from '../../kit/UndoButton.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { formatNumber } from '../format.ts';
import { useOffers } from '../offers/use-offers.ts';
import { progressOf } from '../paths.ts';
import styles from './PhaseMoves.module.css';
import { nameOfPhase, type PhaseActs } from './phase-acts.ts';

interface PhaseMovesProps {
  readonly acts: PhaseActs;
  readonly phase: ProjectPhase;
  readonly store: PhaseStore;
  readonly fractions: KnownFractions;
}

/** [W-PLAN-02] [W-PLAN-05] The hours of an open phase, and its moves by the names of their states. */
export function PhaseMoves({ acts, phase, store, fractions: { hours } }: PhaseMovesProps) {
  const text = useText();
  const { mayRun, mayBudget, open } = acts;
  const state = groupOfPhase(phase);
  const over = hours ? Math.max(0, hours.done - hours.of) : 0;
  const openMove = (to: PhaseGroup): void => {
    if (to === 'completed') open({ kind: 'complete', phase, store });
    else if (isBack(state, to)) open({ kind: 'back', phase, to });
    else open({ kind: 'start', phase });
  };
  const name = nameOfPhase(phase, text);
  // The next state is the primary one.
  const next = PHASE_GROUPS.find((to) => to !== 'remaining' && to !== state && !isBack(state, to));
  const others = PHASE_GROUPS.filter((to) => to !== state && (to === next || isBack(state, to)));
  return (
    <div className={styles.moves}>
      {hours && (
        <div className={styles.hours}>
          <span>
            <b className={textStyles.medium}>
              {text('phase.hoursOf', { done: formatNumber(hours.done), of: formatNumber(hours.of) })}
            </b>
            {over > 0 && (
              <span className={styles.over}>
                <Icon name="alert" />
                {text('phase.overBudget', { hours: formatNumber(over) })}
              </span>
            )}
          </span>
          {mayBudget && (
            <Button kind="ghost" onClick={() => open({ kind: 'budget' })}>
              {text('phase.budget')}
            </Button>
          )}
        </div>
      )}
      {!hours && mayBudget && (
        <div>
          <Button kind="ghost" onClick={() => open({ kind: 'budget' })}>
            {text('phase.budget')}
          </Button>
        </div>
      )}
      {mayRun && (
        <fieldset className={styles.states}>
          <legend className={textStyles.quiet}>{text('phase.moveTo', { name })}</legend>
          {others
            .toSorted((a, b) => Number(a === next) - Number(b === next))
            .map((to) => (
              <Button key={to} kind={to === next ? 'primary' : 'secondary'} onClick={() => openMove(to)}>
                {text(`phases.${to}`)}
              </Button>
            ))}
        </fieldset>
      )}
    </div>
  );
}

type Moved = Extract<PhaseNote, { readonly kind: 'moved' }>;

/** [W-PLAN-02] A phase was moved: undoing is the reverse move, and stands here for a while. */
export function MoveReceipt({ acts: { changes, today }, note }: { readonly acts: PhaseActs; readonly note: Moved }) {
  const text = useText();
  const [command] = useState(() => changes.act());
  const { isSending, failure } = useObservable(command.view$);
  const { before, after, left } = note;
  const { projectId = '' } = useParams();
  const hasProgress = useOffers().has('progress-changes');
  const name = nameOfPhase(after, text);
  const isCompleted = groupOfPhase(after) === 'completed';
  const title = text(isCompleted ? 'phase.nowCompleted' : 'phase.nowStarted', { name });
  const day = dayIn(seenState(after).on);
  const words = day !== null && { weekday: text(`day.${weekdayOf(day)}`), day: dayMonth(day) };
  const undo = () => {
    const { to } = seenState(before);
    const fields = { to, reason: text('phase.undoReason') };
    command.run({ kind: 'move', phase: after, fields }, () => {});
  };
  return (
    <>
      <HiddenStatus>{title}</HiddenStatus>
      <StatusBox
        type="success"
        title={title}
        action={
          <span className={layout.wrap2}>
            <UndoButton busy={isSending} title={name} left={left} onUndo={undo} />
            {hasProgress && (
              <PageButton kind="ghost" to={progressOf(projectId)}>
                {text('phase.seeProgress')}
              </PageButton>
            )}
          </span>
        }
      >
        {words && text(day === today ? 'phase.onToday' : 'phase.onDay', words)}
        {failure && <MessageText message={failure} />}
      </StatusBox>
    </>
  );
}
