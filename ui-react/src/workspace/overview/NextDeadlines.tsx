import { type DatedProjectDeadline, deadlinesOf, type Project } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { DateTile } from '../../kit/parts/DateTile.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { useToday } from '../../react/use-clock.ts';
import { Block, Words } from './Block.tsx';
import styles from './Lines.module.css';

/** [W-PROJECTS-16] The deadlines of a project: those to be met first. */
export function NextDeadlines({ project }: { readonly project: Project }) {
  const text = useText();
  const today = useToday();
  const all = deadlinesOf(project, today);
  return (
    <Block title={text('project.deadlines')}>
      {all.length === 0 ? (
        <p className={textStyles.quiet}>{text('project.noDeadlines')}</p>
      ) : (
        <ul className={layout.plainList}>
          {all.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a deadline of a project has no id
            <li key={at} className={styles.line}>
              <DateTile day={one.day} isPassed={one.isPassed} />
              <Words first={one.deadline.title ?? ''} second={one.deadline.abbreviation ?? ''} />
              <State {...one} today={today} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

const isMet = ({ event_status: status }: DatedProjectDeadline['deadline']): boolean =>
  status?.toUpperCase() === 'COMPLETED';

type StateProps = DatedProjectDeadline & { readonly today: number };

function State({ deadline, day, isDone, isPassed, today }: StateProps) {
  const text = useText();
  if (isDone && isMet(deadline)) return <Tag type="SUCCESS">{text('project.done')}</Tag>;
  if (isDone) return <Tag>{text('project.dropped')}</Tag>;
  if (isPassed) return <Tag type="ERROR">{text('project.passed')}</Tag>;
  if (day === null) return <Tag>{text('project.noDay')}</Tag>;
  if (day === today) return <Tag type="WARNING">{text('project.isToday')}</Tag>;
  return <Tag>{text('project.inDays', { count: day - today })}</Tag>;
}
