import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import styles from './Agreement.module.css';
import { Foot } from './Foot.tsx';
import { mayAct, Progress } from './Progress.tsx';
import { AgreementPage, bookingFacts, Row, Section, sum } from './parts.tsx';
import type { ReadyProps } from './ready.ts';

/** [P-MEMBER-38] A withdrawal: who, which agreement, and the price of the days that were used. One press confirms it. */
export function WithdrawStep({ view, agreement }: ReadyProps) {
  const { terms, progress } = view;
  const text = useText();
  const { withdraw_until: until, begins_on: begins, used_sum: used, used_days: days, withdraw_bookings: lost } = terms;
  if (!until) return null;
  return (
    <AgreementPage title={text('agreement.withdrawTitle')} terms={terms}>
      <Progress progress={progress} terms={terms} agreement={agreement} />
      <div className={styles.hero}>
        <span>{text('agreement.canWithdraw')}</span>
        <b>{dayMonthYear(until)}</b>
        <p>{begins ? text('agreement.since', { date: dayMonthYear(begins) }) : text('agreement.noReason')}</p>
      </div>
      <Section title={text('agreement.whatGoes')}>
        <dl className={styles.rows}>
          {terms.member && <Row label={text('agreement.who')}>{terms.member}</Row>}
          <Row
            label={text('agreement.whichOne')}
            note={terms.number && text('agreement.number', { number: terms.number })}
          >
            {terms.title ?? text('agreement.untitled')}
          </Row>
          <Row label={text('agreement.endsOn')}>{text('agreement.endsToday', { date: dayMonthYear(terms.today) })}</Row>
          {typeof used === 'number' && (
            <Row
              label={text('agreement.used')}
              note={typeof days === 'number' && text('agreement.usedDays', { count: days })}
            >
              {sum(used)}
            </Row>
          )}
          {lost && lost.length > 0 && (
            <Row label={text('agreement.freeClasses')}>
              {lost.map((booking) => (
                <span key={booking.starts_at} className={styles.line}>
                  {text('agreement.lostBooking', bookingFacts(text, booking))}
                </span>
              ))}
            </Row>
          )}
        </dl>
      </Section>
      <Foot terms={terms}>
        <Button
          kind="primary"
          busy={progress.status === 'sending'}
          aria-disabled={!mayAct(progress)}
          onClick={() => agreement.run({ kind: 'withdraw', request: { shownSum: used ?? null } })}
        >
          {text('agreement.confirmWithdraw')}
        </Button>
      </Foot>
      <HiddenStatus>{progress.status === 'sending' && text('agreement.sending')}</HiddenStatus>
    </AgreementPage>
  );
}
