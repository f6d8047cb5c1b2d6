import type { Day } from '@felles/core';
import { type CheckIn, callLink, reasonsOf } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Facts } from '../register/Facts.tsx';
import { written } from '../written-day.ts';
import { CardStatus } from './CardStatus.tsx';
import styles from './CheckInFacts.module.css';
import { writtenTime } from './times.ts';

/** All that is known of a check-in; the card's number and the birthday stand here alone. */
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
    <div className={styles.place}>
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
          { name: text('checkin.birthday'), value: written(birthday) },
          { name: text('checkin.cardNumber'), value: card },
          { name: text('checkin.card'), value: <CardStatus checkIn={checkIn} /> },
          { name: text('checkin.in'), value: by(checkIn.checkinTime, checkIn.checkinByName) },
          { name: text('checkin.out'), value: by(checkIn.checkoutTime, checkIn.checkoutByName) },
        ]}
      />
    </div>
  );
}
