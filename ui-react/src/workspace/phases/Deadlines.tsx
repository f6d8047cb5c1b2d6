import '../../i18n/catalogs/deadlines.ts';

import { type Day, isOn } from '@felles/core';
import { titleOfDeadline } from '@felles/core/workspace/deadlines';
import type { PhaseDeadline, PhaseStore } from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { DateTile } from '../../kit/parts/DateTile.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { DeadlineActs } from '../deadlines/DeadlineActs.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { Item, Items } from './Items.tsx';
import { usePhaseActs } from './phase-acts.ts';

interface DeadlinesProps {
  readonly deadlines: readonly PhaseDeadline[];
  readonly today: Day;
  readonly changes: PhaseStore['deadlineChanges'];
}

/** The deadlines of a phase. One that has passed is red, and has a word for it; the user's own moves stand in the row. */
export function Deadlines({ deadlines, today, changes }: DeadlinesProps) {
  const text = useText();
  const acts = usePhaseActs();
  const notes = useObservable(changes.notes$);
  const isOffered = useOffers().has('deadline-changes');
  return (
    <Items
      label={text('phases.deadlines')}
      items={deadlines}
      keyOf={({ deadline: { project_deadline_id: id } }) => id}
      draw={(dated) => (
        <>
          <Item
            mark={<DateTile day={dated.day} isPassed={dated.state === 'passed'} />}
            title={titleOfDeadline(dated.deadline) || text('phases.untitled')}
            second={howLong(dated, today, text)}
            end={dated.state === 'passed' && <Tag type="ERROR">{text('phases.passedTag')}</Tag>}
            isOff={dated.state === 'closed'}
          />
          {acts && isOffered && isOn(dated.deadline.may_change) && dated.state !== 'closed' && (
            <DeadlineActs
              deadline={dated.deadline}
              isDone={dated.state === 'met'}
              changes={changes}
              notes={notes}
              onMove={(deadline) => acts.open({ kind: 'deadline', deadline, changes })}
            />
          )}
        </>
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
