import '../../i18n/catalogs/conflicts.ts';
import '../../i18n/catalogs/days.ts';
import '../../i18n/catalogs/tasks.ts';

import { isUnsentTask } from '@felles/core/internal/workspace/tasks/changes';
import { seenTask } from '@felles/core/internal/workspace/tasks/form';
import type { RefusedSiteChange } from '@felles/core/workspace/site-work';
import {
  isOfTask,
  isSimulated,
  mayPlan,
  movesOfTask,
  personsOfTask,
  rightsAt,
  type Task,
  type TaskMove,
} from '@felles/core/workspace/tasks';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import type { Choice } from '../../kit/form/fields-of.ts';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { Question } from '../../kit/Question.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useArea, useMe } from '../services.ts';
import { ChangeTask, IncompleteTask } from './ChangeTask.tsx';
import { MoveTask } from './MoveTask.tsx';
import { fieldIn, valueIn } from './plan-words.ts';
import { CommentTask, commentDraftOf, TaskComments } from './TaskComments.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskRefusals } from './TaskRefusals.tsx';
import { titleOf } from './words.ts';

interface TaskRecordProps {
  /** As the list has it, with the changes that are not sent. */
  readonly task: Task;
  readonly refused: readonly RefusedSiteChange[];
  readonly persons: readonly Choice[];
  readonly phases: readonly Choice[];
}

/** A form in the place of the buttons, with the task as it was when the form was opened. */
interface OpenForm {
  readonly shown: 'move' | 'change' | 'incomplete' | 'comment';
  readonly seen: Task;
}

const FIRST = 'input, textarea, button';

/** The moves that stand in the foot; the others are beside the facts. */
const MAIN: readonly TaskMove[] = ['STARTED', 'INCOMPLETE', 'COMPLETED'];

/** [W-SITE-46] A task with its facts, and the moves that its user may make, by the names of their states. */
export function TaskRecord({ task, refused, persons, phases }: TaskRecordProps) {
  const tasks = useArea('tasks');
  const [press] = useState(tasks.press);
  const notStored = useObservable(press.notStored$);
  const me = useMe();
  const [chosen, setForm] = useState<OpenForm | null>();
  const [isDeleting, setDeleting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const text = useText();
  const begun = useObservable(useArea('siteDrafts').drafts$);
  // The link to a draft opens its form.
  const isBegun = begun.some(({ name }) => name === commentDraftOf(task));
  const form: OpenForm | null = chosen ?? (chosen === undefined && isBegun ? { shown: 'comment', seen: task } : null);
  const mayComment = rightsAt(task, me?.person_id).length > 0 && !isSimulated(task);
  const moves = movesOfTask(task, me?.person_id);
  const isPlanner = mayPlan(task);
  const close = () => setForm(null);
  const begin = (shown: OpenForm['shown']) => setForm({ shown, seen: task });
  useLostFocus(
    // The form of a draft has no field before its draft is read.
    useCallback(() => place.current?.querySelector<HTMLElement>(FIRST) ?? place.current, []),
    form?.shown ?? `facts ${task.completion_status}`,
  );
  const moveTo = (status: TaskMove): void => {
    if (status === 'INCOMPLETE') begin('incomplete');
    else if (status === 'DELETED') setDeleting(true);
    else press.change(task, { status });
  };
  const others = (
    <Button kind="ghost" onClick={close}>
      {text('task.cancel')}
    </Button>
  );
  const shared = form && { task: form.seen, onClose: close, news: newsOf(text, form.seen, task, phases), others };
  return (
    <div ref={place} tabIndex={-1} className={layout.stack4}>
      <TaskRefusals refused={refused.filter((one) => isOfTask(one, task))} tasks={[task]} />
      {isUnsentTask(task) && <StatusBox type="info" title={text('task.unsent')} />}
      {shared && form.shown === 'move' && <MoveTask {...shared} />}
      {shared && form.shown === 'change' && <ChangeTask {...shared} persons={persons} phases={phases} />}
      {shared && form.shown === 'incomplete' && <IncompleteTask {...shared} />}
      {shared && form.shown === 'comment' && <CommentTask {...shared} />}
      {form === null && (
        <>
          <TaskFacts task={task} phase={phases.find(({ value }) => value === task.phase_id)?.label} />
          <TaskComments task={task} />
          {moves.length === 0 && !isPlanner && <p className={textStyles.quiet}>{text('task.noRight')}</p>}
          <div className={layout.wrap2}>
            {isPlanner && (
              <>
                <Button small onClick={() => begin('move')}>
                  {text('task.move')}
                </Button>
                <Button small onClick={() => begin('change')}>
                  {text('task.change')}
                </Button>
              </>
            )}
            {mayComment && (
              <Button small onClick={() => begin('comment')}>
                {text('task.addComment')}
              </Button>
            )}
            {moves
              .filter((to) => !MAIN.includes(to))
              .map((to) => (
                <Button key={to} small kind="ghost" onClick={() => moveTo(to)}>
                  {text(`task.to.${to}`)}
                </Button>
              ))}
          </div>
          <div role="alert">{notStored && <MessageText message={notStored} />}</div>
          {moves.some((to) => MAIN.includes(to)) && (
            <PanelFoot>
              {MAIN.filter((to) => moves.includes(to)).map((to) => (
                <Button key={to} kind={to === 'COMPLETED' ? 'primary' : 'secondary'} onClick={() => moveTo(to)}>
                  {text(`task.to.${to}`)}
                </Button>
              ))}
            </PanelFoot>
          )}
        </>
      )}
      {isDeleting && (
        <Question
          title={text('task.delete')}
          onAnswer={(isYes) => {
            setDeleting(false);
            if (isYes) press.change(task, { status: 'DELETED' });
          }}
        >
          {text('task.deleteWords', { title: titleOf(text, task) })}
        </Question>
      )}
    </div>
  );
}

/** [W-SITE-52] The fields that another user has changed while a form is open. */
function newsOf(text: Text, seen: Task, now: Task, phases: readonly Choice[]) {
  const before = new Map<string, unknown>(Object.entries(seenTask(seen)));
  const words = Object.entries(seenTask(now))
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)))
    .map(([field, value]) => {
      const known = { persons: personsOfTask(now), phases: new Map(phases.map((one) => [one.value, one.label])) };
      return `${fieldIn(text, field)}: ${valueIn(text, known, field, value)}`;
    });
  return words.length === 0 ? null : { by: text('conflict.another'), words };
}
