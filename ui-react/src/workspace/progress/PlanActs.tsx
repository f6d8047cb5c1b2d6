import type { PlanNote, ProgressRow, ProgressStore } from '@felles/core/workspace/phases';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import textStyles from '../../kit/Text.module.css';
import { UndoButton } from '../../kit/UndoButton.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { nameOfPhase } from '../phases/phase-acts.ts';
import type { PhaseToMove } from './MovePhase.tsx';

/** The moves that the rows offer. */
export interface PlanChanges {
  readonly store: ProgressStore;
  readonly notes: ReadonlyMap<string, PlanNote>;
  readonly onMove: (move: PhaseToMove) => void;
}

interface PlanActsProps extends PlanChanges, PhaseToMove {
  readonly row: ProgressRow;
}

/** [W-PLAN-16] The button that moves a phase. Undoing stands in its place for a while. */
export function PlanActs({ row, days, store, notes, onMove }: PlanActsProps) {
  const text = useText();
  const [command] = useState(() => store.act());
  const { isSending, failure } = useObservable(command.view$);
  const place = useRef<HTMLDivElement>(null);
  const note = notes.get(row.phase.phase_id) ?? null;
  const name = nameOfPhase(row.phase, text);
  useLostFocus(
    useCallback(() => place.current?.querySelector('button') ?? null, []),
    note === null ? 'none' : 'moved',
  );
  return (
    <div ref={place} className={layout.start2}>
      <HiddenStatus>{note && text('progress.saidMoved', { name })}</HiddenStatus>
      {note === null ? (
        <Button small aria-label={text('progress.moveOne', { name })} onClick={() => onMove({ row, days })}>
          {text('progress.move')}
        </Button>
      ) : (
        <UndoButton
          small
          busy={isSending}
          title={name}
          left={note.left}
          onUndo={() => {
            const { phase, plan } = note.undo;
            command.run({ phase, plan: { ...plan, reason: text('phase.undoReason') } }, () => {});
          }}
        />
      )}
      {failure && (
        <span role="alert" className={textStyles.quiet}>
          <MessageText message={failure} />
        </span>
      )}
    </div>
  );
}
