import { type Day, dayMonth, hourMinute } from '@felles/core';
import { type CheckIn, otherDay, reasonsOf, timeOfCheckIn } from '@felles/core/workspace/checkins';
import { callLink } from '@felles/core/workspace/register';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import layout from '../../kit/Layout.module.css';
import { DASH, formatDay } from '../format.ts';
import { Facts } from '../register/Facts.tsx';
import styles from './checkins.module.css';
import { decisionIn } from './words.ts';

/** All known facts of a check-in; the card's number and the birthday are shown here alone. */
export function CheckInFacts({ checkIn, today }: { readonly checkIn: CheckIn; readonly today: Day }) {
  const text = useText();
  const { companyName, orgnr, phone, birthday, card_no: card } = checkIn;
  const reasons = reasonsOf(checkIn);
  const by = (time: string | null | undefined, name: string | null | undefined): string => {
    const when = writtenTime(time, today, text);
    return when && name ? text('checkin.by', { when, name }) : when;
  };
  const call = callLink(phone);
  return (
    <div className={layout.stack4}>
      {reasons.length > 0 && (
        <section aria-label={text('checkin.reasons')} className={styles.reasons}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </section>
      )}
      <Facts
        facts={[
          { name: text('checkin.company'), value: companyName },
          { name: text('checkin.orgnr'), value: orgnr },
          { name: text('checkin.phone'), value: call === null ? phone : <a href={call}>{phone}</a> },
          { name: text('checkin.birthday'), value: formatDay(birthday) },
          { name: text('checkin.cardNumber'), value: card },
          { name: text('checkin.card'), value: <CardStatus checkIn={checkIn} /> },
          { name: text('checkin.decidedBy'), value: decisionIn(text, checkIn) },
          { name: text('checkin.in'), value: by(checkIn.checkinTime, checkIn.checkinByName) },
          { name: text('checkin.out'), value: by(checkIn.checkoutTime, checkIn.checkoutByName) },
        ]}
      />
    </div>
  );
}

/** The state of a person's card, in the words of the service. */
export function CardStatus({ checkIn: { cardStatus } }: { readonly checkIn: CheckIn }) {
  const text = useText();
  if (typeof cardStatus === 'boolean') return text(cardStatus ? 'checkin.cardOk' : 'checkin.cardBad');
  return cardStatus === null || cardStatus === undefined || cardStatus === '' ? DASH : cardStatus;
}

/** A time of a check-in as people read it: with its day, if that is not today; empty for any other text. */
export function writtenTime(time: string | null | undefined, today: Day, text: Text): string {
  const instant = timeOfCheckIn(time);
  if (instant === null) return '';
  const day = otherDay(instant, today);
  const clock = hourMinute(instant);
  return day === null ? clock : text('checkin.onDay', { day: dayMonth(day), time: clock });
}
