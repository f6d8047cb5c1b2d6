import { type Day, dayIn, dayMonthYear } from '@felles/core';
import { type Milestone, milestoneState, nameOfUser } from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import { Tag } from '../../kit/Tag.tsx';
import { Item, Items, Mark } from './Items.tsx';

interface MilestonesProps {
  readonly milestones: readonly Milestone[];
  readonly today: Day;
}

/** [W-PHASES-07] The milestones of a phase; one that does not apply stays, with the reason. */
export function Milestones({ milestones, today }: MilestonesProps) {
  const text = useText();
  return (
    <Items
      label={text('phases.milestones')}
      items={milestones}
      keyOf={({ milestone_id: id }) => id}
      draw={(milestone) => <Line milestone={milestone} today={today} />}
    />
  );
}

function Line({ milestone, today }: { readonly milestone: Milestone; readonly today: Day }) {
  const text = useText();
  const { title, comment, created_by_user: user, created_date: created } = milestone;
  const state = milestoneState(milestone, today);
  const day = dayIn(milestone.date ?? created);
  const date = day === null ? '' : dayMonthYear(day);
  const by = [nameOfUser(user), date].filter(Boolean).join(' · ');
  const ends = {
    met: by,
    coming: date && text('phases.due', { date }),
    passed: <Tag type="ERROR">{text('phases.passedOn', { date })}</Tag>,
    notApplicable: text('phases.doesNotApply'),
  };
  const [look, words] = MARKS[state];
  return (
    <Item
      mark={<Mark look={look} words={text(words)} />}
      title={title?.trim() || text('phases.untitled')}
      second={comment}
      end={ends[state]}
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
