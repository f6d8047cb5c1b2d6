import { markOf } from '@felles/core/portal/bookings';
import type { BookableClass } from '@felles/core/portal/timetable';
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
} as const;

/** [P-MEMBER-50] The sign and the word of a class time. */
export function markIn(text: Text, record: BookableClass): ClassMark | null {
  const mark = markOf(record);
  if (mark === null) return null;
  return {
    sign: SIGNS[mark.kind],
    word: mark.kind === 'queue' ? text('class.mark.queue', { spot: mark.spot }) : text(`class.mark.${mark.kind}`),
    look: styles[mark.kind],
    isOwn: mark.kind === 'place' || mark.kind === 'queue',
  };
}
