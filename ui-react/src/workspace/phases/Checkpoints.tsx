import { dayIn, dayMonthYear } from '@felles/core';
import { type Activity, isChecked, nameOfUser } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Item, Items } from './Items.tsx';
import { Mark } from './Mark.tsx';

/** [W-PHASES-08] What is checked in a phase, with who checked it and when; and what is not. */
export function Checkpoints({
  checkpoints,
  label,
}: {
  readonly checkpoints: readonly Activity[];
  readonly label: string;
}) {
  const text = useText();
  return (
    <Items
      label={label}
      items={checkpoints}
      keyOf={({ activity_id: id }) => id}
      draw={(activity) => {
        const { checkpoint_title: title, checked_date: date, user } = activity;
        const isDone = isChecked(activity);
        const day = dayIn(date);
        return (
          <Item
            mark={
              <Mark look={isDone ? 'done' : 'open'} words={text(isDone ? 'phases.checked' : 'phases.notChecked')} />
            }
            title={title?.trim() || text('phases.untitled')}
            second={nameOfUser(user)}
            end={isDone ? day !== null && dayMonthYear(day) : text('phases.notChecked')}
          />
        );
      }}
    />
  );
}
