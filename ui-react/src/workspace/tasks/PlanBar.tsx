import '../../i18n/catalogs/task-status.ts';

import type { Day } from '@felles/core';
import { statusTags, type TaskBar } from '@felles/core/workspace/tasks';
import { memo } from 'react';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import { columnsOf } from './days.ts';
import styles from './PlanBar.module.css';
import { lookOf, statusIn } from './status.ts';
import { TASK_PANELS } from './TaskFacts.tsx';
import looks from './TaskLooks.module.css';
import { daysOf, namesOf, tagIn, titleOf } from './words.ts';

interface PlanBarProps {
  readonly bar: TaskBar;
  /** The days of the schedule. */
  readonly first: Day;
  readonly last: Day;
  /** The row shows the one, so the bar shows the other. */
  readonly says: 'project' | 'persons';
  /** Its user may move it. */
  readonly isMovable?: boolean;
  /** It is on its way, so that its old place is dashed. */
  readonly isLifted?: boolean;
  /** [W-SITE-46] The service has refused its move. */
  readonly isRefused?: boolean;
}

/** A task over its days: a link to its facts, whose name ends with its days and its status. */
export const PlanBar = memo(function PlanBar(props: PlanBarProps) {
  const { bar, first, last, says, isMovable, isLifted, isRefused } = props;
  const { key, task, days, lane, isFromBefore, isLonger } = bar;
  const text = useText();
  const linkTo = usePanelLink();
  const { look, glyph } = lookOf(task);
  const title = titleOf(text, task);
  const other = says === 'project' ? (task.project_title ?? '') : namesOf(task);
  return (
    <PageLink
      to={linkTo(TASK_PANELS.addressOf(key))}
      className={`${looks.look} ${styles.bar}`}
      style={{ ...columnsOf(days, first), gridRow: lane + 1 }}
      title={[title, other, daysOf(text, task), statusIn(text, task.completion_status)].filter(Boolean).join(' · ')}
      data-look={look}
      data-bar={isMovable ? key : undefined}
      data-lifted={isLifted || undefined}
      data-refused={isRefused || undefined}
      data-simulated={task.completion_status === 'SIMULATED' || undefined}
      data-late={days.from - first > last - days.from || undefined}
      data-begun={isFromBefore || undefined}
      data-goes-on={isLonger || undefined}
    >
      <Shape path={glyph} />
      <b className={styles.task}>{title}</b>
      <span className={styles.second}>
        {task.completion_status === 'SIMULATED' && <em className={styles.tag}>{text('task.status.SIMULATED')} </em>}
        {statusTags(task).map((tag) => (
          <em key={tag} className={styles.tag}>
            {tagIn(text, task, tag)}{' '}
          </em>
        ))}
        {other}
      </span>
      <HiddenText>{` · ${daysOf(text, task)} · ${statusIn(text, task.completion_status)}`}</HiddenText>
    </PageLink>
  );
});
