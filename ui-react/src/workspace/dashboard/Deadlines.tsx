import { osloDay } from '@felles/core';
import { nextDeadline, type Project } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { participantsOf } from '../paths.ts';
import styles from '../screens/Lines.module.css';
import { written } from '../written-day.ts';
import { ProjectLines } from './ProjectLines.tsx';

/** The deadlines that come next, the nearest first. */
export function Deadlines() {
  const text = useText();
  const today = osloDay(Date.now());
  const dayOf = (project: Project) => nextDeadline(project, today)?.event_date?.slice(0, 10) ?? '';
  return (
    <ProjectLines
      words={{ some: text('dashboard.deadlines'), all: text('dashboard.allDeadlines') }}
      none={text('dashboard.noDeadlines')}
      shown={(projects) =>
        projects
          .filter((project) => dayOf(project) !== '')
          .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
          .slice(0, SHOWN)
      }
    >
      {(project) => (
        <li key={project.id} className={styles.line}>
          <time className={styles.side} dateTime={dayOf(project)}>
            {written(dayOf(project))}
          </time>
          <span className={styles.words}>
            {nextDeadline(project, today)?.title} ·{' '}
            <PageLink to={participantsOf(project.id)}>{project.title ?? ''}</PageLink>
          </span>
        </li>
      )}
    </ProjectLines>
  );
}

const SHOWN = 6;
