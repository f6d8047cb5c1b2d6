import { dayIn, dayMonth, isoDate } from '@felles/core';
import type { Query } from '@felles/core/data';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { nameOfUser, type ProjectActivity } from '@felles/core/workspace/phases';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { pathToPhase } from '../paths.ts';
import styles from './DoneLately.module.css';

/** So many of them have room beside the list. */
const SHOWN = 6;

/** The latest work, in all projects. It fails by itself. */
export function DoneLately({ recent }: { readonly recent: Query<'recent', readonly ProjectActivity[]> }) {
  const answer = useObservable(recent.answer$);
  const text = useText();
  const id = useId();
  useOpen(recent);
  return (
    <section aria-labelledby={id} className={layout.column2}>
      <h2 id={id}>{text('deadlines.lately')}</h2>
      <LoadedContent
        load={answer.load}
        words={{ some: text('deadlines.someDone'), all: text('deadlines.allDone') }}
        again={recent.reload}
        isEmpty={(activities) => activities.length === 0}
        empty={<StateNote title={text('deadlines.noneDone')} />}
        old={answerStaleness(answer)}
      >
        {(activities) => (
          <ul className={styles.lines}>
            {activities.slice(0, SHOWN).map((activity) => (
              <Line key={activity.activity_id} activity={activity} />
            ))}
          </ul>
        )}
      </LoadedContent>
    </section>
  );
}

function Line({ activity }: { readonly activity: ProjectActivity }) {
  const { checkpoint_title: title, checked_date: date, project_id: projectId, project_name: project } = activity;
  const text = useText();
  const day = dayIn(date);
  const to = pathToPhase(activity);
  const user = nameOfUser(activity.user);
  return (
    <li className={styles.line}>
      <span className={textStyles.medium}>{title || text('deadlines.untitledDone')}</span>
      <span className={styles.where}>{to && <PageLink to={to}>{project || projectId}</PageLink>}</span>
      <span className={styles.where}>
        {user}
        {user && day !== null && ' · '}
        {day !== null && <time dateTime={isoDate(day)}>{dayMonth(day)}</time>}
      </span>
    </li>
  );
}
