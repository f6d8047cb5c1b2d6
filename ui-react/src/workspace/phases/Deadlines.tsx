import type { Day } from '@felles/core';
import { titleOfDeadline } from '@felles/core/workspace/deadlines';
import type { PhaseDeadline } from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { DateTile } from '../../kit/parts/DateTile.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { Item, Items } from './Items.tsx';

interface DeadlinesProps {
  readonly deadlines: readonly PhaseDeadline[];
  readonly today: Day;
}

/** The deadlines of a phase. One that has passed is red, and has a word for it. */
export function Deadlines({ deadlines, today }: DeadlinesProps) {
  const text = useText();
  return (
    <Items
      label={text('phases.deadlines')}
      items={deadlines}
      keyOf={({ deadline: { project_deadline_id: id } }) => id}
      draw={(dated) => (
        <Item
          mark={<DateTile day={dated.day} isPassed={dated.state === 'passed'} />}
          title={titleOfDeadline(dated.deadline) || text('phases.untitled')}
          second={howLong(dated, today, text)}
          end={dated.state === 'passed' && <Tag type="ERROR">{text('phases.passedTag')}</Tag>}
          isOff={dated.state === 'closed'}
        />
      )}
    />
  );
}

function howLong({ day, state }: PhaseDeadline, today: Day, text: Text): string {
  if (state === 'met') return text('phases.met');
  if (state === 'closed') return text('phases.closed');
  if (day === null) return text('phases.undated');
  if (day === today) return text('phases.today');
  return day < today ? text('phases.passedAgo', { count: today - day }) : text('phases.in', { count: day - today });
}
