import { type Checklist, type Checkpoint, checkpointsOf, statusOfCheckpoint } from '@felles/core/workspace/checklists';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { formatDay } from '../format.ts';
import { checkpointStatusIn } from '../statistics/record-parts.ts';
import { tagOf, toneOfCheckpoint } from '../status-tones.ts';
import styles from './records.module.css';

/** The checkpoints of a checklist: each with its result, and the user. */
export function Checkpoints({ checklist }: { readonly checklist: Checklist }) {
  const text = useText();
  const checkpoints = checkpointsOf(checklist);
  if (checkpoints.length === 0) return <StateNote title={text('checklists.noPoints')} />;
  return (
    <>
      <p className={textStyles.quietSmall}>
        {[checklist.phase_name, formatDay(checklist.date)].filter(Boolean).join(' · ')}
      </p>
      <ul className={styles.points} aria-label={text('checklists.points')}>
        {checkpoints.map((checkpoint) => (
          <Point key={checkpoint.checkpoint_id} checkpoint={checkpoint} />
        ))}
      </ul>
    </>
  );
}

function Point({ checkpoint }: { readonly checkpoint: Checkpoint }) {
  const text = useText();
  const status = statusOfCheckpoint(checkpoint);
  const { title, value } = checkpoint;
  return (
    <li className={styles.point}>
      <span className={textStyles.medium}>{title || text('records.untitled')}</span>
      <span className={styles.status}>
        {status === '' ? (
          text('checklists.notChecked')
        ) : (
          <Tag type={tagOf(toneOfCheckpoint(status))}>{checkpointStatusIn(text, status)}</Tag>
        )}
      </span>
      {value !== null && value !== undefined && value !== '' && (
        <span className={styles.value} dir="auto">
          {text('checklists.value')}: {String(value)}
        </span>
      )}
      <span className={styles.checked}>{checkedIn(text, checkpoint)}</span>
    </li>
  );
}

/** The time and the user of the check, as far as they are known. */
function checkedIn(text: Text, { checked_date: date, user }: Checkpoint): string {
  const [day, name] = [formatDay(date), user?.user_name ?? ''];
  return day && name ? text('checklists.checkedBy', { day, name }) : day || name;
}
