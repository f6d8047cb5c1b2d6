import {
  type Deviation,
  type DeviationLogLine,
  type DeviationSetup,
  daysLate,
  isClosedDeviation,
  trackOf,
} from '@felles/core/workspace/deviations';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { Tag } from '../../kit/Tag.tsx';
import { useToday } from '../../react/use-clock.ts';
import { formatDay } from '../format.ts';
import { tagOf, toneOfDeviation } from '../status-tones.ts';
import { SEVERITIES } from './deviation-fields.tsx';
import styles from './deviations.module.css';

interface DeviationTagsProps {
  readonly deviation: Deviation;
  /** Its status in words; empty while it has none. */
  readonly status: string;
}

/** The status of a deviation, its severity, and the days over its deadline. */
export function DeviationTags({ deviation, status }: DeviationTagsProps) {
  const today = useToday();
  const text = useText();
  const severity = SEVERITIES.find((one) => Number(one) === deviation.severity);
  const late = daysLate(deviation, today);
  return (
    <p className={layout.wrap2}>
      {status && <Tag type={tagOf(toneOfDeviation(isClosedDeviation(deviation)))}>{status}</Tag>}
      {severity && <Tag>{text('deviation.severe', { severity: text(`deviation.severity${severity}`) })}</Tag>}
      {late !== null && (
        <Tag type="ERROR">
          <Icon name="alert" />
          {text('deviation.daysLate', { count: late })}
        </Tag>
      )}
    </p>
  );
}

interface DeviationTrackProps {
  readonly deviation: Deviation;
  readonly setup: DeviationSetup;
  /** Null while it is not known. */
  readonly log: readonly (DeviationLogLine | null)[] | null;
}

/** [W-SITE-55] The way of a deviation through its statuses: when it came to each, and by whom. */
export function DeviationTrack({ deviation, setup, log }: DeviationTrackProps) {
  const text = useText();
  const steps = trackOf(setup, deviation, log);
  if (steps.length === 0) return null;
  return (
    <ol className={styles.track} aria-label={text('deviation.track')}>
      {steps.map(({ status: { status, name, closes }, state, line }) => (
        <li
          key={status}
          className={styles.step}
          data-state={state}
          data-closes={closes || undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {name ?? status}
          {line && (
            <span className={styles.moment}>
              <span>{formatDay(line.at)}</span> <span>{line.by?.person_name}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
