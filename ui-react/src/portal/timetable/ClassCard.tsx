import { type EpochSeconds, hourMinute, instantOf } from '@felles/core';
import { type ClassGroup, explainTime, typeLabel } from '@felles/core/portal/timetable';
import { memo, use, useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { toneStyle } from '../../kit/Chip.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { type CardBookings, CardBookingsContext } from '../bookings/card-bookings.ts';
import { moveAmongChildren } from './arrow-keys.ts';
import styles from './ClassCard.module.css';

const timeOf = (seconds: EpochSeconds): string => hourMinute(instantOf(seconds));

interface ClassCardProps {
  readonly group: ClassGroup;
  /** Otherwise it waits unseen and unheard, and is there at once when it is wanted again. */
  readonly isShown: boolean;
}

/** Every class of one type on one day. A card renders again only when its classes change. */
export const ClassCard = memo(function ClassCard({ group, isShown }: ClassCardProps) {
  const text = useText();
  const bookings = use(CardBookingsContext);
  const marks = useMemo(() => group.classes.map((session) => bookings?.mark(session) ?? null), [group, bookings]);
  const content = useMemo(() => {
    const name = text(typeLabel(group.name ?? ''));
    return (
      <>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.line}>
          {`${timeOf(group.startTime)}–${timeOf(group.endTime)}`}
          <CardWord group={group} marks={marks} />
        </p>
        {group.instructor && <p className={`${styles.line} ${styles.instructor}`}>{group.instructor}</p>}
        <div
          className={styles.times}
          data-large={bookings?.isMember || undefined}
          role="toolbar"
          aria-label={name}
          onKeyDown={moveAmongChildren}
        >
          {group.classes.map((session, index) => {
            const tip = text(explainTime(session, group));
            const mark = marks[index];
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: two classes may share every field; their order is their identity
                key={index}
                type="button"
                className={mark?.look ? `${styles.time} ${mark.look}` : styles.time}
                tabIndex={index === 0 ? 0 : -1}
                data-tip={tip}
                data-class={bookings ? `${session.dato}.${session.id}` : undefined}
                onClick={bookings ? () => bookings.open(session) : undefined}
              >
                {mark?.sign}
                {timeOf(session.booking_starts_at)}
                <HiddenText>{mark?.word ? `, ${tip}, ${mark.word}` : `, ${tip}`}</HiddenText>
              </button>
            );
          })}
        </div>
      </>
    );
  }, [group, text, bookings, marks]);
  return (
    <article
      className={marks.some((mark) => mark?.isOwn) ? `${styles.card} ${styles.own}` : styles.card}
      style={toneStyle(group.color)}
      hidden={!isShown}
    >
      {content}
    </article>
  );
});

interface CardWordProps {
  readonly group: ClassGroup;
  readonly marks: readonly ReturnType<CardBookings['mark']>[];
}

/** The word for the own time of the card; "full" only where all of them are. */
function CardWord({ group, marks }: CardWordProps) {
  const index = marks.findIndex((mark) => mark?.isOwn);
  const own = marks[index] ?? (marks.every((mark) => mark?.word === marks[0]?.word) ? marks[0] : null);
  const session = group.classes[index];
  if (!own?.word) return null;
  return (
    <span className={styles.word} aria-hidden="true">
      {own.word}
      {session && marks.length > 1 && <span className={styles.at}> {timeOf(session.booking_starts_at)}</span>}
    </span>
  );
}
