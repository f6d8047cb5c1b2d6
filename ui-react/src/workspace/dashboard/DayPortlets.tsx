// The portlets beside "Trenger deg": the tasks of today, the open deviations, and who is on the sites.
import '../../i18n/catalogs/checkin.ts';
import '../../i18n/catalogs/needs.ts';
import '../../i18n/catalogs/task-status.ts';

import { type Load, mapLoad } from '@felles/core';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { COMPLETION_STATUSES, daysOfTask, type Task } from '@felles/core/workspace/tasks';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { AgeStrip } from '../checkins/CheckInFigures.tsx';
import { checkInsOf, deviationsOf, paths, taskOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { tagOf, toneOfTask } from '../status-tones.ts';
import styles from './Needs.module.css';
import { PortletFrame } from './PortletFrame.tsx';
import { usePortlet } from './portlet-place.ts';

/** So many lines stand in a portlet; the page that it leads to has the rest. */
const SHOWN = 5;

const lengthOf = (load: Load<readonly unknown[] | null>): number | null =>
  load.status === 'ready' && load.value !== null && load.value.length > 0 ? load.value.length : null;

/** The user's own open tasks of today. */
export function MyTasks() {
  const [store] = useState(useArea('dashboard').myTasks);
  const { load, old, today } = useObservable(store.view$);
  const text = useText();
  useOpen(store, usePortlet().isNear);
  const tasks = mapLoad(load, (mine) => mine.today);
  return (
    <PortletFrame again={store.reload} count={lengthOf(tasks)} way={{ to: paths.planning, words: text('needs.plan') }}>
      <LoadedContent
        // A user who is no person has no tasks.
        load={tasks.status === 'idle' ? { status: 'ready', value: [] } : tasks}
        words={{ some: text('needs.someTasks'), all: text('needs.allTasks') }}
        again={store.reload}
        isEmpty={(all) => all.length === 0}
        empty={<StateNote icon={<Icon name="check" />} title={text('needs.noTasks')} />}
        old={old}
      >
        {(all) => (
          <ul className={layout.plainList}>
            {all.map((task, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ids of tasks may repeat
              <TaskRow key={at} task={task} today={today} />
            ))}
          </ul>
        )}
      </LoadedContent>
    </PortletFrame>
  );
}

function TaskRow({ task, today }: { readonly task: Task; readonly today: number }) {
  const { id, title, project_id: project, project_title: name } = task;
  const text = useText();
  const days = daysOfTask(task);
  const status = COMPLETION_STATUSES.find((one) => one === task.completion_status);
  const length = days === null ? 1 : days.to - days.from + 1;
  return (
    <li className={styles.row} data-kind="plain">
      <span className={styles.words}>
        <span className={link.medium} dir="auto">
          {project ? <PageLink to={taskOf(project, id)}>{title || text('needs.task')}</PageLink> : title}
        </span>
        <span className={link.quietSmall}>
          {[name, days !== null && length > 1 && text('needs.dayOf', { day: today - days.from + 1, of: length })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.end}>
        {status && <Tag type={tagOf(toneOfTask(status))}>{text(`task.status.${status}`)}</Tag>}
      </span>
    </li>
  );
}

/** The projects with open deviations, most first. */
export function OpenDeviations() {
  const [query] = useState(useArea('dashboard').openDeviations);
  const answer = useObservable(query.answer$);
  const text = useText();
  useOpen(query, usePortlet().isNear);
  const { load } = answer;
  const total =
    load.status === 'ready' && load.value !== null ? load.value.reduce((sum, { open }) => sum + open, 0) : 0;
  return (
    <PortletFrame
      again={query.reload}
      count={total > 0 ? total : null}
      way={{ to: `${paths.statistics}?tab=deviations`, words: text('needs.everyProject') }}
    >
      <LoadedContent
        load={load}
        words={{ some: text('needs.someDeviations'), all: text('needs.allDeviations') }}
        again={query.reload}
        isEmpty={(projects) => projects === null || projects.length === 0}
        empty={
          <StateNote
            icon={<Icon name={load.status === 'ready' && load.value === null ? 'information' : 'check'} />}
            title={text(
              load.status === 'ready' && load.value === null ? 'needs.unknownDeviations' : 'needs.noDeviations',
            )}
          />
        }
        old={answerStaleness(answer)}
      >
        {(projects) => (
          <ul className={layout.plainList}>
            {(projects ?? []).slice(0, SHOWN).map(({ projectId, title, open }) => (
              <li key={projectId} className={styles.row} data-kind="plain">
                <span className={styles.words}>
                  <span className={link.medium} dir="auto">
                    <PageLink to={deviationsOf(projectId)}>{title}</PageLink>
                  </span>
                </span>
                <span className={styles.end}>{text('needs.open', { count: open })}</span>
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </PortletFrame>
  );
}

/** How many are on the sites now: those who were let in. Refused ones stand apart. */
export function OnSite() {
  const [store] = useState(useArea('checkIns').overview);
  const { figures, sites, old, today } = useObservable(store.view$);
  const text = useText();
  useOpen(store, usePortlet().isNear);
  return (
    <PortletFrame again={store.reload} way={{ to: paths.checkIn, words: text('checkin.title') }}>
      <AgeStrip old={old} today={today} again={store.reload} />
      <LoadedContent
        load={figures}
        words={{ some: text('needs.somePresent'), all: text('needs.allPresent') }}
        again={store.reload}
      >
        {({ now, today: ofToday }) => (
          <>
            <p className={styles.number}>{(now.ok ?? 0) + (now.guest ?? 0)}</p>
            <p className={styles.split}>
              {[
                text('needs.staff', { count: now.ok ?? 0 }),
                ...(now.guest ? [text('needs.guests', { count: now.guest })] : []),
              ].join(', ')}
            </p>
            <ul className={layout.plainList}>
              {sites.status === 'ready' &&
                sites.value
                  .filter(({ active }) => (active ?? 0) > 0)
                  .slice(0, SHOWN)
                  .map(({ projectId, title, active }) => (
                    <li key={projectId} className={styles.row} data-kind="plain">
                      <span className={styles.words}>
                        <PageLink to={checkInsOf(projectId)}>{title}</PageLink>
                      </span>
                      <span className={styles.end}>{active}</span>
                    </li>
                  ))}
            </ul>
            {(ofToday.failed ?? 0) > 0 && (
              <p className={styles.refused}>
                <b>{text('needs.refused', { count: ofToday.failed ?? 0 })}</b>
                <PageLink to={paths.checkIn} className={link.link}>
                  {text('needs.who')}
                </PageLink>
              </p>
            )}
          </>
        )}
      </LoadedContent>
    </PortletFrame>
  );
}
