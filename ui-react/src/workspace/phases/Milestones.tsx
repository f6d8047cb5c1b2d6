import { type Day, dayIn } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import {
  type Milestone,
  milestoneState,
  nameOfUser,
  type PhaseStore,
  type ProjectPhase,
} from '@felles/core/workspace/phases';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';
import { DOTS } from '../../kit/shapes.ts';
import { Tag } from '../../kit/Tag.tsx';
import { UndoButton } from '../../kit/UndoButton.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import styles from './Items.module.css';
import { Item, Items, Mark } from './Items.tsx';
import { type PhaseActs, usePhaseActs } from './phase-acts.ts';

interface MilestonesProps {
  readonly milestones: readonly Milestone[];
  readonly today: Day;
  readonly phase: ProjectPhase;
  readonly store: PhaseStore;
}

/** [W-PHASES-07] The milestones of a phase; one that does not apply stays, with the reason. */
export function Milestones({ milestones, today, phase, store }: MilestonesProps) {
  const text = useText();
  const acts = usePhaseActs();
  return (
    <Items
      label={text('phases.milestones')}
      items={milestones}
      keyOf={({ milestone_id: id }) => id}
      draw={(milestone) =>
        acts?.mayRun ? (
          <ActiveLine acts={acts} phase={phase} store={store} milestone={milestone} today={today} />
        ) : (
          <Line milestone={milestone} today={today} />
        )
      }
    />
  );
}

interface LineProps {
  readonly milestone: Milestone;
  readonly today: Day;
  /** In the place of the mark. */
  readonly box?: ReactNode;
  /** Beside its state. */
  readonly buttons?: ReactNode;
}

const titleIn = ({ title }: Milestone, text: Text): string => title?.trim() || text('phases.untitled');

function Line({ milestone, today, box, buttons }: LineProps) {
  const text = useText();
  const { comment, created_by_user: user, created_date: created } = milestone;
  const state = milestoneState(milestone, today);
  const day = dayIn(milestone.date ?? created);
  const date = day === null ? '' : dayMonthYear(day);
  // It is told when it was reached or set aside, where the service says so.
  const since = dayIn(created) ?? day;
  const by = [nameOfUser(user), since === null ? '' : dayMonthYear(since)].filter(Boolean).join(' · ');
  const ends = {
    met: by,
    coming: date && text('phases.due', { date }),
    passed: <Tag type="ERROR">{text('phases.passedOn', { date })}</Tag>,
    notApplicable: [text('phases.doesNotApply'), nameOfUser(user) && by].filter(Boolean).join(' · '),
  };
  const [look, words] = MARKS[state];
  return (
    <Item
      mark={box ?? <Mark look={look} words={text(words)} />}
      title={titleIn(milestone, text)}
      second={comment}
      end={
        <>
          {ends[state]}
          {buttons}
        </>
      }
      isOff={state === 'notApplicable'}
    />
  );
}

const MARKS = {
  met: ['done', 'phases.met'],
  coming: ['open', 'phases.notMet'],
  passed: ['open', 'phases.notMet'],
  notApplicable: ['off', 'phases.doesNotApply'],
} as const;

interface ActiveLineProps extends MilestonesProps {
  readonly acts: PhaseActs;
  readonly milestone: Milestone;
}

/** [W-PLAN-03] The box is ticked once it is reached, which may be undone in its place. */
function ActiveLine({ acts, phase, store, milestone, today }: Omit<ActiveLineProps, 'milestones'>) {
  const text = useText();
  const [command] = useState(() => acts.changes.act(store.takeMilestone));
  const { isSending, failure } = useObservable(command.view$);
  const title = titleIn(milestone, text);
  const state = milestoneState(milestone, today);
  const note = acts.notes.get(milestone.milestone_id);
  const box = useRef<HTMLInputElement>(null);
  useLostFocus(
    useCallback(() => box.current, []),
    note?.kind ?? 'none',
  );
  const run = (fields: { readonly is_completed?: boolean; readonly is_applicable?: boolean }): void => {
    command.run({ kind: 'milestone', phase, milestone, fields }, () => {});
  };
  const openWindow = (isOff: boolean): void => acts.open({ kind: 'milestone', phase, store, milestone, isOff });
  return (
    <Line
      milestone={milestone}
      today={today}
      {...(state !== 'notApplicable' && {
        box: (
          <label className={styles.box}>
            <input
              ref={box}
              type="checkbox"
              aria-label={text('milestone.reachOne', { title })}
              aria-busy={isSending || undefined}
              checked={state === 'met'}
              onChange={({ target }) => run({ is_completed: target.checked })}
            />
          </label>
        ),
      })}
      buttons={
        <>
          {note?.kind === 'reached' && (
            <>
              <HiddenStatus>{text('milestone.said', { title })}</HiddenStatus>
              <UndoButton
                small
                busy={isSending}
                title={title}
                left={note.left}
                onUndo={() => run({ is_completed: false })}
              />
            </>
          )}
          <Menu
            label={title}
            opener={(props) => (
              <IconButton {...props} aria-label={text('milestone.menu', { title })}>
                <Shape path={DOTS} />
              </IconButton>
            )}
            items={[
              { id: 'edit', label: text('milestone.edit'), onPress: () => openWindow(false) },
              state === 'notApplicable'
                ? { id: 'on', label: text('milestone.on'), onPress: () => run({ is_applicable: true }) }
                : { id: 'off', label: text('milestone.off'), onPress: () => openWindow(true) },
            ]}
          />
          <span role="alert">{failure && <MessageText message={failure} />}</span>
        </>
      }
    />
  );
}
