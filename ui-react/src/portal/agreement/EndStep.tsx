import type { Day } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { type AgreementTerms, endRequestOf } from '@felles/core/portal/agreement';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import styles from './Agreement.module.css';
import { Confirm } from './Confirm.tsx';
import { Foot } from './Foot.tsx';
import { mayAct, Progress } from './Progress.tsx';
import { AgreementPage, bookingFacts, Row, Section, sum } from './parts.tsx';
import type { ReadyProps } from './ready.ts';

/** [P-MEMBER-35] The end of an agreement: its day, the days until then, and the sum. All of it is in the answer. */
export function EndStep({ view, agreement }: ReadyProps) {
  const { terms, progress } = view;
  const text = useText();
  const [asks, setAsks] = useState(false);
  const request = endRequestOf(terms);
  if (request === null) return null;
  const date = dayMonthYear(request.shownEnd);
  const isAsking = terms.is_sponsored;
  return (
    <AgreementPage title={text(isAsking ? 'agreement.ask' : 'agreement.endTitle')} terms={terms}>
      <Progress progress={progress} terms={terms} agreement={agreement} />
      <div className={styles.hero}>
        <span>{text('agreement.endsOn')}</span>
        <b>{date}</b>
        <p>{text('agreement.trainUntil')}</p>
      </div>
      <Section title={text('agreement.howItGoes')}>
        <Moments terms={terms} />
      </Section>
      <Rest terms={terms} date={date} />
      <Foot terms={terms}>
        <Button
          kind="primary"
          busy={progress.status === 'sending'}
          aria-disabled={!mayAct(progress)}
          onClick={() => mayAct(progress) && setAsks(true)}
        >
          {isAsking ? text('agreement.ask') : text('agreement.endBy', { date })}
        </Button>
      </Foot>
      <HiddenStatus>{progress.status === 'sending' && text('agreement.sending')}</HiddenStatus>
      {asks && (
        <Confirm
          title={isAsking ? text('agreement.askQuestion') : text('agreement.endQuestion', { date })}
          no={text('agreement.endNo')}
          yes={text(isAsking ? 'agreement.askYes' : 'agreement.endYes')}
          onAnswer={(isYes) => {
            setAsks(false);
            if (isYes) agreement.run({ kind: 'end', request });
          }}
        >
          {isAsking
            ? text('agreement.askMeans')
            : request.shownSum === null
              ? text('agreement.endMeansUnpriced', { date })
              : text('agreement.endMeans', { date, sum: sum(request.shownSum) })}
        </Confirm>
      )}
    </AgreementPage>
  );
}

interface Moment {
  readonly on: Day | null | undefined;
  readonly title: string;
  readonly note?: string | undefined;
}

/** The days until the end, in their order. */
function Moments({ terms }: { readonly terms: AgreementTerms }) {
  const text = useText();
  const { notice_months: months } = terms;
  const moments: readonly Moment[] = [
    { on: terms.today, title: text('agreement.youEnd'), note: text('agreement.today') },
    {
      on: terms.notice_until,
      title: text('agreement.noticeOut'),
      note: typeof months === 'number' && months > 0 ? text('agreement.notice', { count: months }) : undefined,
    },
    { on: terms.last_drawn_on, title: text('agreement.drawnLast'), note: text('agreement.bankOwn') },
    { on: terms.binding_until, title: text('agreement.bindingOut'), note: text('agreement.boundUntil') },
    { on: terms.ends_on, title: text('agreement.ended') },
  ];
  return (
    <ol className={styles.moments}>
      {moments
        .flatMap(({ on, ...words }) => (on === null || on === undefined ? [] : [{ on, ...words }]))
        .toSorted((a, b) => a.on - b.on)
        .map(({ on, title, note }) => (
          <li key={title}>
            <time>{dayMonthYear(on)}</time>
            <span>
              {title}
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
    </ol>
  );
}

function Rest({ terms, date }: { readonly terms: AgreementTerms; readonly date: string }) {
  const text = useText();
  const { rest_sum: rest, rest_invoices: invoices, rest_fees: fees, rest_from: from, rest_until: until } = terms;
  const { ending_fee: fee, bookings_after: after } = terms;
  const notes: readonly ReactNode[] = [
    typeof fees === 'number' && fees > 0 && text('agreement.fees', { count: fees }),
    from && until && text('agreement.span', { from: dayMonthYear(from), until: dayMonthYear(until) }),
  ].filter(Boolean);
  return (
    <Section title={text(terms.is_sponsored ? 'agreement.classes' : 'agreement.rest')}>
      <dl className={styles.rows}>
        {typeof rest === 'number' && (
          <Row
            label={typeof invoices === 'number' ? text('agreement.invoices', { count: invoices }) : ''}
            note={notes.length > 0 && notes.join('. ')}
          >
            {sum(rest)}
          </Row>
        )}
        {typeof fee === 'number' && (
          <Row label={text('agreement.endingFee')}>{fee > 0 ? sum(fee) : text('agreement.none')}</Row>
        )}
        {after && (
          <Row label={text('agreement.bookingsAfter', { date })}>
            {after.length === 0
              ? text('agreement.none')
              : after.map((booking) => (
                  <span key={booking.starts_at} className={styles.line}>
                    {text('agreement.lostBooking', bookingFacts(text, booking))}
                  </span>
                ))}
          </Row>
        )}
      </dl>
    </Section>
  );
}
