import '../../i18n/catalogs/handbook.ts';

import { dayMonth, hourMinute, osloDay } from '@felles/core';
import { shareOf } from '@felles/core/internal/shared/fraction';
import '../../i18n/catalogs/handbook.ts';

import type { BuildingView, HandbookBuilding } from '@felles/core/workspace/handbook';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape, Spinner } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { Question } from '../../kit/Question.tsx';
import { RETRY } from '../../kit/shapes.ts';
import textStyles from '../../kit/Text.module.css';
import { formatDay } from '../format.ts';
import styles from './BuildBox.module.css';

interface BuildBoxProps {
  readonly view: BuildingView;
  /** Null for a user who changes nothing. */
  readonly onRetry: (() => void) | null;
}

/** How the building of a handbook goes on, or where it stopped. */
export function BuildBox({ view: { build, handbook }, onRetry }: BuildBoxProps) {
  const text = useText();
  if (build.kind === 'rest') return <div role="status" />;
  const builtAt = handbook.status === 'ready' ? formatDay(handbook.value.built_at) : '';
  const count =
    build.done === null || build.all === null ? null : text('handbook.progress', { done: build.done, all: build.all });
  if (build.kind === 'failed')
    return (
      <div role="alert" className={styles.box} data-failed>
        <Icon name="alert" />
        <div className={styles.words}>
          <p className={styles.title}>{text('handbook.failed')}</p>
          {build.failure && (
            <p>
              <MessageText message={build.failure} />
            </p>
          )}
          {(count !== null || build.reason !== null) && (
            <p>{[count !== null && text('handbook.stoppedAt', { count }), build.reason].filter(Boolean).join(' ')}</p>
          )}
          <p className={textStyles.quiet}>
            {builtAt === '' ? text('handbook.oldHolds') : text('handbook.oldHoldsFrom', { day: builtAt })}
          </p>
          {onRetry && (
            <p>
              <Button small onClick={onRetry}>
                <Shape path={RETRY} />
                {text('load.again')}
              </Button>
            </p>
          )}
        </div>
      </div>
    );
  return (
    <div role="status" className={styles.box}>
      <Spinner />
      <div className={styles.words}>
        <p className={styles.title}>{text('handbook.building')}</p>
        {count !== null && <p className={textStyles.tabular}>{text('handbook.ofTemplates', { progress: count })}</p>}
        {build.done !== null && build.all !== null && (
          <span className={styles.bar} aria-hidden="true">
            <span
              className={styles.filled}
              style={{ inlineSize: `${shareOf({ done: build.done, of: build.all }) * 100}%` }}
            />
          </span>
        )}
        <p className={textStyles.quiet}>
          {build.since !== null &&
            text(build.by === null ? 'handbook.begun' : 'handbook.begunBy', {
              by: build.by ?? '',
              day: dayMonth(osloDay(build.since)),
              time: hourMinute(build.since),
            })}{' '}
          {text('handbook.mayBeRead')}
        </p>
      </div>
    </div>
  );
}

interface RebuildQuestionProps {
  readonly building: Pick<HandbookBuilding, 'rebuild'>;
  /** How many templates there are; null where that is not known. */
  readonly count: number | null;
  readonly onClose: () => void;
}

/** Rebuilds the handbook of a project, after a yes. */
export function RebuildQuestion({ building, count, onClose }: RebuildQuestionProps) {
  const text = useText();
  return (
    <Question
      title={text('handbook.ask')}
      onAnswer={(isYes) => {
        onClose();
        if (isYes) building.rebuild();
      }}
    >
      {count === null ? text('handbook.askAll') : text('handbook.askWords', { count })}
    </Question>
  );
}
