import { dayIn } from '@felles/core';
import {
  type Activity,
  isChecked,
  latestActivities,
  nameOfUser,
  openCheckpointsFirst,
} from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import { DateTile } from '../../kit/parts/DateTile.tsx';
import { writtenMoment } from '../written.ts';
import { Item, Items } from './Items.tsx';
import { Mark } from './Mark.tsx';

const keyOf = ({ activity_id: id }: Activity): string => id;

/** [W-PHASES-08] [W-PHASES-24] What there is to check in a phase, done and not; who did it is an activity. */
export function Checkpoints({ checkpoints }: { readonly checkpoints: readonly Activity[] }) {
  const text = useText();
  return (
    <Items
      label={text('phases.checkpoints')}
      items={openCheckpointsFirst(checkpoints)}
      keyOf={keyOf}
      draw={(checkpoint) => {
        const isDone = isChecked(checkpoint);
        return (
          <Item
            mark={
              <Mark look={isDone ? 'done' : 'open'} words={text(isDone ? 'phases.checked' : 'phases.notChecked')} />
            }
            title={checkpoint.checkpoint_title?.trim() || text('phases.untitled')}
          />
        );
      }}
    />
  );
}

/** [W-PHASES-08] [W-PHASES-23] What was done in a phase, by which user and when, the latest first. */
export function Activities({ activities }: { readonly activities: readonly Activity[] }) {
  const text = useText();
  return (
    <Items
      label={text('phases.done')}
      items={latestActivities(activities)}
      keyOf={keyOf}
      draw={({ checkpoint_title: title, checked_date: date, user }) => (
        <Item
          mark={<DateTile day={dayIn(date)} />}
          title={title?.trim() || text('phases.untitled')}
          second={[nameOfUser(user), writtenMoment(date)].filter(Boolean).join(' · ')}
        />
      )}
    />
  );
}
