import '../../i18n/catalogs/conflicts.ts';

import { dayMonth, isOn, parseIsoDate } from '@felles/core';
import { seenDeadline } from '@felles/core/internal/workspace/deadlines/form';
import { type Deadline, type DeadlineChanges, type RowNote, titleOfDeadline } from '@felles/core/workspace/deadlines';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PEOPLE } from '../../kit/shapes.ts';
import { UndoButton } from '../../kit/UndoButton.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { keepWords } from '../site/ConflictForm.tsx';
import styles from './DeadlineActs.module.css';

/** The changes that a row offers; null where its service takes none. */
export interface RowChanges {
  readonly changes: DeadlineChanges;
  readonly notes: ReadonlyMap<string, RowNote>;
  readonly onMove: (deadline: Deadline) => void;
}

interface DeadlineActsProps extends RowChanges {
  readonly deadline: Deadline;
  readonly isDone: boolean;
}

const focusOnMount = (button: HTMLElement | null) => button?.focus();

/** [W-PLAN-04] The moves of one row, by the names of their states. Undoing stands in their place for a while. */
export function DeadlineActs({ deadline, isDone, changes, notes, onMove }: DeadlineActsProps) {
  const [command] = useState(changes.act);
  const { isSending, failure, isUncertain } = useObservable(command.view$);
  const place = useRef<HTMLDivElement>(null);
  const text = useText();
  const title = titleOfDeadline(deadline) || text('deadlines.untitled');
  const note = notes.get(deadline.project_deadline_id) ?? null;
  useLostFocus(
    useCallback(() => place.current?.querySelector<HTMLElement>('button:last-of-type') ?? null, []),
    note?.kind ?? 'none',
  );
  const finish = (done: boolean) => command.run({ deadline, fields: { done } }, () => {});
  const busy = { busy: isSending };
  const ownDay = note?.kind === 'moved' ? parseIsoDate(note.mine.fields.day ?? '') : null;
  /** The day of before; one that has been late is moved with a reason. */
  const back = (before: Deadline) => ({
    deadline,
    fields: {
      day: seenDeadline(before).day ?? '',
      ...(isOn(deadline.was_late) && { reason: text('deadline.undone') }),
    },
  });
  return (
    <div ref={place} className={styles.acts}>
      {note?.kind === 'done' ? (
        <>
          <span className={styles.now}>
            <Icon name="check" />
            {text('deadline.doneNow')}
          </span>
          <UndoButton
            {...busy}
            title={title}
            left={note.left}
            onUndo={() => command.run({ deadline: doneOf(deadline), fields: { done: false } }, () => {})}
          />
        </>
      ) : note?.kind === 'shifted' ? (
        <>
          <span className={styles.now}>
            <Icon name="check" />
            {text('deadline.movedNow')}
          </span>
          <UndoButton
            {...busy}
            title={title}
            left={note.left}
            onUndo={() => command.run(back(note.before), () => {})}
          />
        </>
      ) : note?.kind === 'moved' ? (
        <>
          <span ref={focusOnMount} tabIndex={-1} role="alert" className={styles.bad}>
            <Shape path={PEOPLE} />
            {text('deadline.moved', {
              by: note.by || text('conflict.another'),
              day: note.day === null ? '' : dayMonth(note.day),
            })}
          </span>
          <Button onClick={() => changes.keepTheirs(deadline.project_deadline_id)}>{keepWords(text, note.by)}</Button>
          <Button {...busy} onClick={() => command.run(note.mine, () => {})}>
            {ownDay === null ? text('deadline.move') : text('deadline.moveTo', { day: dayMonth(ownDay) })}
          </Button>
        </>
      ) : isDone ? (
        <Button {...busy} aria-label={text('deadline.reopenOne', { title })} onClick={() => finish(false)}>
          {text('deadline.reopen')}
        </Button>
      ) : (
        <>
          <Button kind="ghost" aria-label={text('deadline.moveOne', { title })} onClick={() => onMove(deadline)}>
            {text('deadline.move')}
          </Button>
          <Button {...busy} icon="check" aria-label={text('deadline.doneOne', { title })} onClick={() => finish(true)}>
            {text('deadline.done')}
          </Button>
        </>
      )}
      <div role="alert" className={styles.failure} data-tone={isUncertain ? 'warn' : undefined}>
        {failure && <MessageText message={failure} />}
      </div>
    </div>
  );
}

/** The row is shown as it was, and is undone as it is. */
const doneOf = ({ event, ...deadline }: Deadline): Deadline => ({
  ...deadline,
  event: { ...event, status: 'COMPLETED' },
});
