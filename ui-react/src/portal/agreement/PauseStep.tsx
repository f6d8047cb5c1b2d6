import { describeFailure } from '@felles/core';
import { refusalName } from '@felles/core/internal/portal/agreement/rules';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { type FreezePreview, optionsWithProof, ownOption } from '@felles/core/portal/agreement';
import { useEffect, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus, LiveRegion } from '../../kit/HiddenText.tsx';
import { Icon, Spinner } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { agreementPath } from '../member-paths.ts';
import { usePortal } from '../services.ts';
import styles from './Agreement.module.css';
import { Foot } from './Foot.tsx';
import pauseStyles from './PauseStep.module.css';
import { mayAct, Progress } from './Progress.tsx';
import { AgreementPage, bookingFacts, monthWords, Row, Section, shortMonth, sum } from './parts.tsx';
import type { ReadyProps } from './ready.ts';

/** [P-MEMBER-39] A pause of whole coming months: its sums and dates are those of the service for the chosen months. */
export function PauseStep({ view, agreement }: ReadyProps) {
  const { terms, progress, pause } = view;
  const { center } = usePortal();
  const text = useText();
  const own = ownOption(terms);
  useEffect(() => agreement.startPause(), [agreement]);
  if (pause === null || own === null) return null;
  const { preview, months } = pause;
  const shown = preview.status === 'ready' ? preview.value : null;
  const maySend = shown !== null && mayAct(progress);
  return (
    <AgreementPage title={text('agreement.pause')} terms={terms}>
      <Progress progress={progress} terms={terms} agreement={agreement} />
      <div>
        <Months view={view} agreement={agreement} />
        <Lengths lengths={pause.lengths} months={months} onChoose={agreement.chooseLength} />
        <p className={`${textStyles.quiet} ${pauseStyles.hint}`}>
          {text('agreement.wholeMonths', { most: own.months_most })}{' '}
          {optionsWithProof(terms).length > 0 && (
            <>
              {text('agreement.illOrPregnant')}{' '}
              <PageLink className={textStyles.link} to={agreementPath.of(center.code, terms.contract_id, 'proof')}>
                {text('agreement.otherRules')}
              </PageLink>
            </>
          )}
        </p>
      </div>
      <div aria-live="polite" aria-busy={preview.status === 'loading'}>
        {shown && <Preview preview={shown} />}
        {(preview.status === 'loading' || preview.status === 'idle') && pause.month !== null && (
          <p className={styles.waiting}>
            <Spinner /> {text('agreement.previewing')}
          </p>
        )}
        {preview.status === 'failed' && (
          <LiveRegion role="alert">
            <StatusBox
              type="danger"
              title={text(refusalName(preview.failure) === null ? 'agreement.previewFailed' : 'agreement.pauseRefused')}
            >
              {text(describeFailure(preview.failure))}
              {pause.firstMonth !== null &&
                ` ${text('agreement.chooseFrom', { month: monthWords(text, pause.firstMonth) })}`}
            </StatusBox>
          </LiveRegion>
        )}
      </div>
      <Foot terms={terms}>
        <Button
          kind="primary"
          busy={progress.status === 'sending'}
          aria-disabled={!maySend}
          onClick={() => {
            if (shown === null || !maySend) return;
            const { from_month, fee, binding_until } = shown;
            const request = { from_month, months: shown.months, shownFee: fee, shownBinding: binding_until ?? null };
            agreement.run({ kind: 'freeze', request });
          }}
        >
          {text('agreement.doPause', { count: months })}
        </Button>
      </Foot>
      <HiddenStatus>{progress.status === 'sending' && text('agreement.sending')}</HiddenStatus>
    </AgreementPage>
  );
}

/** The coming months as cards; those of the chosen span are tinted. */
function Months({ view: { terms, pause }, agreement }: ReadyProps) {
  const text = useText();
  const name = useId();
  const months = terms.freeze?.months ?? [];
  const first = months.findIndex(({ month }) => month === pause?.month);
  const last = first < 0 ? first : first + (pause?.months ?? 0) - 1;
  const isWithin = (place: number): boolean => place === Math.min(Math.max(place, first + 1), last);
  return (
    <fieldset className={pauseStyles.months}>
      <legend>{text('agreement.firstMonth')}</legend>
      {months.map(({ month, is_frozen }, place) => (
        <label key={month} data-within={isWithin(place) || undefined}>
          <input
            type="radio"
            name={name}
            checked={month === pause?.month}
            disabled={is_frozen}
            onChange={() => agreement.chooseMonth(month)}
          />
          <span>{shortMonth(text, month)}</span>
          <small>{is_frozen ? text('agreement.isFrozen') : month.slice(0, 4)}</small>
        </label>
      ))}
    </fieldset>
  );
}

interface LengthsProps {
  readonly lengths: readonly number[];
  readonly months: number;
  readonly onChoose: (months: number) => void;
}

function Lengths({ lengths, months, onChoose }: LengthsProps) {
  const text = useText();
  const name = useId();
  return (
    <fieldset className={pauseStyles.lengths}>
      <legend>{text('agreement.howLong')}</legend>
      {lengths.map((count) => (
        <label key={count}>
          <input type="radio" name={name} checked={count === months} onChange={() => onChoose(count)} />
          <span>{text('agreement.months', { count })}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Preview({ preview }: { readonly preview: FreezePreview }) {
  const text = useText();
  const { months, fee, fee_per_month, binding_from: from, binding_until: until, first_invoice_on: first } = preview;
  const price = preview.first_invoice_sum;
  return (
    <Section title={text('agreement.preview')}>
      <dl className={styles.rows}>
        <Row isTotal label={text('agreement.pauseWord')}>
          {text('agreement.period', { from: dayMonthYear(preview.from_day), until: dayMonthYear(preview.to_day) })}
        </Row>
        <Row
          label={text('agreement.fee')}
          note={fee > 0 && text('agreement.feeEach', { count: months, fee: sum(fee_per_month) })}
        >
          {fee > 0 ? sum(fee) : text('agreement.none')}
        </Row>
        {from && until && (
          <Row label={text('agreement.bindingMoves')}>
            {text('agreement.fromTo', { from: dayMonthYear(from), until: dayMonthYear(until) })}
          </Row>
        )}
        {first && (
          <Row label={text('agreement.firstInvoice')} note={typeof price === 'number' && sum(price)}>
            {dayMonthYear(first)}
          </Row>
        )}
      </dl>
      <h3 className={styles.subheading}>{text('agreement.inPause')}</h3>
      <ul className={pauseStyles.falls}>
        <li>
          <Icon name="close" />
          {text('agreement.noTraining')}
        </li>
        {preview.bookings.map((booking) => (
          <li key={booking.starts_at}>
            <Icon name="close" />
            {text(booking.is_waiting ? 'agreement.lostSpot' : 'agreement.lostPlace', bookingFacts(text, booking))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
