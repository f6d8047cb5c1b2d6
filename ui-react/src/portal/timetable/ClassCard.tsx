import { type EpochSeconds, hourMinute, instantOf } from '@felles/core';
import { type ClassGroup, explainTime, typeLabel } from '@felles/core/portal/timetable';
import { memo, useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { toneStyle } from '../../kit/Chip.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { moveAmongChildren } from './arrow-keys.ts';
import styles from './ClassCard.module.css';

const timeOf = (seconds: EpochSeconds): string => hourMinute(instantOf(seconds));

interface ClassCardProps {
  readonly group: ClassGroup;
  /** Otherwise it waits unseen and unheard, and is there at once when it is wanted again. */
  readonly isShown: boolean;
}

/** Every class of one type on one day. What is in a card renders again only when its classes change. */
export const ClassCard = memo(function ClassCard({ group, isShown }: ClassCardProps) {
  const text = useText();
  const content = useMemo(() => {
    const name = text(typeLabel(group.name ?? ''));
    return (
      <>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.line}>{`${timeOf(group.startTime)}–${timeOf(group.endTime)}`}</p>
        {group.instructor && <p className={`${styles.line} ${styles.instructor}`}>{group.instructor}</p>}
        <div className={styles.times} role="toolbar" aria-label={name} onKeyDown={moveAmongChildren}>
          {group.classes.map((session, index) => {
            const tip = text(explainTime(session, group));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two classes may share every field; their order is their identity
              <button key={index} type="button" className={styles.time} tabIndex={index === 0 ? 0 : -1} data-tip={tip}>
                {timeOf(session.booking_starts_at)}
                <HiddenText>{`, ${tip}`}</HiddenText>
              </button>
            );
          })}
        </div>
      </>
    );
  }, [group, text]);
  return (
    <article className={styles.card} style={toneStyle(group.color)} hidden={!isShown}>
      {content}
    </article>
  );
});
