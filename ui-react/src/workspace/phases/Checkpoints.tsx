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
import { formatMoment } from '../format.ts';
import { Item, Items, Mark } from './Items.tsx';

const keyOf = ({ activity_id: id }: Activity): string => id;

/** [W-PHASES-08] [W-PHASES-24] The checkpoints of a phase, done and not; the user who did one is in the log. */
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

/** [W-PHASES-08] [W-PHASES-23] The log of a phase: action, user and time, the latest first. */
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
          second={[nameOfUser(user), formatMoment(date)].filter(Boolean).join(' · ')}
        />
      )}
    />
  );
}
