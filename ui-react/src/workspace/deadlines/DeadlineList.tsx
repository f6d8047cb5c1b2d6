import { type Day, isOn, isoDate } from '@felles/core';
import { type Deadline, type DeadlineWeeks, titleOfDeadline } from '@felles/core/workspace/deadlines';
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { DateTile } from '../../kit/parts/DateTile.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { pathToPhase } from '../paths.ts';
import { statusIn } from '../tasks/status.ts';
import { DeadlineActs, type RowChanges } from './DeadlineActs.tsx';
import styles from './DeadlineList.module.css';
import { daysOfWeekIn, distanceIn, weekIn } from './words.ts';

interface DeadlineListProps {
  readonly found: DeadlineWeeks;
  readonly today: Day;
  /** Null where its service takes no changes. */
  readonly acts?: RowChanges | null;
  /** The rows are of one project, which they do not name. */
  readonly isOfProject?: boolean;
}

/** Passed deadlines first, in a frame of their own, then week by week, and last those without a day. */
export function DeadlineList({ found, today, acts = null, isOfProject = false }: DeadlineListProps) {
  const { passed, weeks, undated, done } = found;
  const text = useText();
  const all = [...passed, ...weeks.flatMap(({ deadlines }) => deadlines), ...done].map(({ deadline }) => deadline);
  const isOfNone = [...all, ...undated].every((deadline) => whereOf(deadline) === '');
  const late = passed.filter(({ deadline }) => !isLeaving(acts, deadline)).length;
  const shared = { today, acts, isOfProject, untold: isOfNone ? '' : text('deadlines.noProject') };
  return (
    <>
      {isOfNone && <p className={textStyles.quiet}>{text('deadlines.noProject')}</p>}
      {passed.length > 0 && (
        <Section isPassed title={text('deadlines.late')} beside={text('deadlines.count', { count: late })}>
          {passed.map(({ deadline, day }) => (
            <Line key={deadline.project_deadline_id} deadline={deadline} day={day} {...shared} />
          ))}
        </Section>
      )}
      {weeks.map(({ monday, deadlines }) => (
        <Section key={monday} title={weekIn(text, monday)} beside={daysOfWeekIn(text, monday, today)}>
          {deadlines.map(({ deadline, day }) => (
            <Line key={deadline.project_deadline_id} deadline={deadline} day={day} {...shared} />
          ))}
        </Section>
      ))}
      {undated.length > 0 && (
        <Section title={text('deadlines.only.undated')} beside={text('deadlines.count', { count: undated.length })}>
          {undated.map((deadline) => (
            <Line key={deadline.project_deadline_id} deadline={deadline} day={null} {...shared} />
          ))}
        </Section>
      )}
      {done.length > 0 && (
        <Section title={text('deadlines.only.done')} beside={text('deadlines.count', { count: done.length })}>
          {done.map(({ deadline, day }) => (
            <Line key={deadline.project_deadline_id} isDone deadline={deadline} day={day} {...shared} />
          ))}
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  /** Which days those are, or how many deadlines. */
  readonly beside: string;
  readonly isPassed?: boolean;
  readonly children: ReactNode;
}

function Section({ title, beside, isPassed = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-look={isPassed ? 'passed' : undefined}>
      <h2 id={id} className={styles.heading}>
        {isPassed && <Icon name="alert" />}
        {title} <span className={styles.beside}>{beside}</span>
      </h2>
      <ul className={styles.lines}>{children}</ul>
    </section>
  );
}

interface LineProps {
  readonly deadline: Deadline;
  readonly day: Day | null;
  readonly today: Day;
  /** Shown where neither phase nor project is known. */
  readonly untold: string;
  readonly acts: RowChanges | null;
  readonly isOfProject: boolean;
  readonly isDone?: boolean;
}

/** Leads to the phase or project of the deadline, where the service names it. */
function Line({ deadline, day, today, untold, acts, isOfProject, isDone = false }: LineProps) {
  const { event } = deadline;
  const to = pathToPhase(deadline);
  const text = useText();
  const where = isOfProject ? deadline.phase_name : whereOf(deadline) || untold;
  const isPassed = day !== null && day < today && !isDone;
  const isActive = acts !== null && isOn(deadline.may_change);
  const status = isActive ? '' : statusIn(text, event?.status);
  const content = (
    <>
      <DateTile day={day} isPassed={isPassed} />
      <span className={styles.names}>
        <b className={textStyles.medium}>{titleOfDeadline(deadline) || text('deadlines.untitled')}</b>
        {where && <span className={styles.where}>{where}</span>}
      </span>
      {!isActive && <span className={styles.status}>{status}</span>}
      <span className={styles.distance}>
        {day !== null && !isDone && !isLeaving(acts, deadline) && <Distance day={day} today={today} />}
      </span>
    </>
  );
  return (
    <li
      className={styles.item}
      data-look={isActive ? 'active' : undefined}
      data-day={day === null ? undefined : isoDate(day)}
      tabIndex={-1}
    >
      {to ? (
        <PageLink to={to} className={styles.line}>
          {content}
          {!isActive && <Icon name="right" />}
        </PageLink>
      ) : (
        <span className={styles.line}>{content}</span>
      )}
      {isActive && <DeadlineActs {...acts} deadline={deadline} isDone={isDone} />}
    </li>
  );
}

/** It is done, and keeps its place while that may be undone. */
const isLeaving = (acts: RowChanges | null, { project_deadline_id: id }: Deadline): boolean =>
  acts?.notes.get(id)?.kind === 'done';

/** The phase, where it is known, and the project. */
export const whereOf = ({ phase_name, project_name, project_id }: Deadline): string =>
  [phase_name, project_name || project_id].filter(Boolean).join(' · ');

function Distance({ day, today }: { readonly day: Day; readonly today: Day }) {
  const words = distanceIn(useText(), day, today);
  if (day < today) return <Tag type="ERROR">{words}</Tag>;
  return day - today < 2 ? <Tag type="WARNING">{words}</Tag> : words;
}
