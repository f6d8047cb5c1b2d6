import '../../i18n/catalogs/deadlines.ts';

import { type Day, isoDate } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import {
  type DatedDeadline,
  type Deadline,
  type DeadlinesQuestion,
  titleOfDeadline,
} from '@felles/core/workspace/deadlines';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { deadlinesOnly, pathToPhase } from '../paths.ts';
import styles from '../screens/Lines.module.css';
import { useArea } from '../services.ts';
import { PortletFrame } from './PortletFrame.tsx';
import { usePortlet } from './portlet-place.ts';

/** The open deadlines of all projects: those that have passed first, then those that come. */
export function Deadlines() {
  const [store] = useState(useArea('deadlines').soon);
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store, usePortlet().isNear);
  return (
    <PortletFrame again={store.reload}>
      <LoadedContent
        load={view.load}
        words={{ some: text('dashboard.deadlines'), all: text('dashboard.allDeadlines') }}
        again={store.reload}
        isEmpty={({ passed, coming, undated }) => passed.length + coming.length + undated.length === 0}
        empty={<StateNote title={text('dashboard.noDeadlines')} />}
        old={view.old}
      >
        {({ passed, coming, undated }) => (
          <>
            <Group
              isPassed
              only="passed"
              head={text('deadlines.passed', { number: passed.length })}
              deadlines={passed}
            />
            <Group only="" head={text('deadlines.coming', { number: coming.length })} deadlines={coming} />
            <Group
              only="undated"
              head={text('deadlines.undated', { number: undated.length })}
              deadlines={undated.map((deadline) => ({ deadline, day: null }))}
            />
          </>
        )}
      </LoadedContent>
    </PortletFrame>
  );
}

interface GroupProps {
  readonly head: string;
  readonly deadlines: readonly (DatedDeadline | { readonly deadline: Deadline; readonly day: null })[];
  readonly isPassed?: boolean;
  /** The filter of the page of deadlines for them. */
  readonly only: DeadlinesQuestion['only'];
}

/** The first lines of a group, and the way to the rest of them. */
function Group({ head, deadlines, isPassed = false, only }: GroupProps) {
  const text = useText();
  if (deadlines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.group}>{head}</h3>
      <ul className={layout.plainList}>
        {deadlines.slice(0, SHOWN).map(({ deadline, day }) => (
          <Line key={deadline.project_deadline_id} deadline={deadline} day={day} isPassed={isPassed} />
        ))}
      </ul>
      {deadlines.length > SHOWN && (
        <PageButton kind="ghost" to={deadlinesOnly(only)}>
          {text('deadlines.showAll', { number: deadlines.length })}
        </PageButton>
      )}
    </section>
  );
}

interface LineProps {
  readonly deadline: Deadline;
  readonly day: Day | null;
  readonly isPassed: boolean;
}

function Line({ deadline, day, isPassed }: LineProps) {
  const { project_id, project_name } = deadline;
  const to = pathToPhase(deadline);
  const written = day !== null && <time dateTime={isoDate(day)}>{dayMonthYear(day)}</time>;
  return (
    <li className={styles.line}>
      <span className={textStyles.quietSmall}>{isPassed ? <Tag type="ERROR">{written}</Tag> : written}</span>
      <span className={styles.words}>
        {titleOfDeadline(deadline)}
        {to && (
          <>
            {' · '}
            <PageLink to={to}>{project_name || project_id}</PageLink>
          </>
        )}
      </span>
    </li>
  );
}

/** Of each group. */
const SHOWN = 5;
