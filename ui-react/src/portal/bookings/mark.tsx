import type { Instant } from '@felles/core';
import { type Mark, markOf } from '@felles/core/portal/bookings';
import type { BookableClass } from '@felles/core/portal/timetable';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { HOURGLASS } from '../../kit/shapes.ts';
import type { ClassMark } from './card-bookings.ts';
import styles from './mark.module.css';

const SIGNS = {
  place: <Icon name="check" />,
  queue: <Shape path={HOURGLASS} />,
  full: <span className={styles.dot} />,
  cancelled: null,
  over: null,
} as const;

/** [P-MEMBER-50] The sign and the word of a class time. */
export function markIn(text: Text, record: BookableClass, now: Instant): ClassMark | null {
  const mark = markOf(record, now);
  if (mark === null) return null;
  return {
    sign: SIGNS[mark.kind],
    word: wordOf(text, mark),
    look: styles[mark.kind],
    isOwn: mark.kind === 'place' || mark.kind === 'queue',
  };
}

function wordOf(text: Text, mark: Mark): string | null {
  if (mark.kind === 'over') return null;
  return mark.kind === 'queue' ? text('class.mark.queue', { spot: mark.spot }) : text(`class.mark.${mark.kind}`);
}

/** The signs with their words, where the toolbar of the seven columns has room for them. */
export function Legend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('class.signs')}>
      {(['place', 'queue', 'full'] as const).map((kind) => (
        <li key={kind}>
          <span className={`${styles.example} ${styles[kind]}`} aria-hidden="true">
            {SIGNS[kind]}
          </span>
          {text(kind === 'queue' ? 'class.inQueue' : `class.mark.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
