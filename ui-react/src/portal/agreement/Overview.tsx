import type { TagType } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import {
  type AgreementPageStore,
  type AgreementState,
  type AgreementTerms,
  type Freeze,
  shownFreezes,
} from '@felles/core/portal/agreement';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { usePortal } from '../services.ts';
import styles from './Agreement.module.css';
import { Confirm } from './Confirm.tsx';
import { mayAct, Progress } from './Progress.tsx';
import { AgreementPage, receiptTime, sum } from './parts.tsx';
import type { ReadyProps } from './ready.ts';
import { Ways } from './Ways.tsx';

const TONES: Readonly<Record<AgreementState, TagType>> = {
  ACTIVE: 'SUCCESS',
  REQUESTED: 'INFO',
  ENDING: 'WARNING',
  ENDED: 'DEFAULT',
  WITHDRAWN: 'DEFAULT',
};

/** The agreement as it stands, and the ways to change it. */
export function Overview({ view, agreement }: ReadyProps) {
  const { terms, progress, ways } = view;
  const { overlays } = usePortal();
  const text = useText();
  const [asks, setAsks] = useState(false);
  const isOver = isOverIn(terms);
  return (
    <AgreementPage title={text('agreement.title')}>
      {progress.status === 'done' && (
        <LiveRegion>
          <StatusBox
            type="success"
            title={text(progress.act.kind === 'takeBack' ? 'agreement.takeBackDone' : 'agreement.endFreezeDone')}
          />
        </LiveRegion>
      )}
      {view.refreshFailure && (
        <LiveRegion>
          <StatusBox inVain type="warning" title={text('agreement.stale')} />
        </LiveRegion>
      )}
      <Progress progress={progress} terms={terms} agreement={agreement} />
      <Summary terms={terms} agreement={agreement} isFree={mayAct(progress)} />
      <div>
        <Button
          kind="ghost"
          onClick={() =>
            overlays.openDocument({
              title: { key: 'agreement.document', params: {} },
              fetch: agreement.document,
              fileName: text('agreement.fileName'),
            })
          }
        >
          {text('agreement.document')}
        </Button>
      </div>
      {isOver ? (
        <p className={textStyles.quiet}>{text('agreement.over')}</p>
      ) : (
        <Ways terms={terms} ways={ways} agreement={agreement} onTakeBack={() => setAsks(true)} />
      )}
      {asks && (
        <Confirm
          title={text('agreement.takeBackQuestion')}
          no={text('agreement.no')}
          yes={text('agreement.takeBackYes')}
          onAnswer={(isYes) => {
            setAsks(false);
            if (isYes) agreement.run({ kind: 'takeBack' });
          }}
        >
          {text('agreement.takeBackMeans')}
        </Confirm>
      )}
    </AgreementPage>
  );
}

function stateWords(text: Text, terms: AgreementTerms): { readonly tone: TagType; readonly words: string } {
  const { state, ends_on: end } = terms;
  const [freeze] = shownFreezes(terms);
  if (state === 'ACTIVE' && freeze)
    return {
      tone: 'INFO',
      words:
        freeze.status === 'ACTIVE'
          ? text('agreement.pauseUntil', { date: dayMonthYear(freeze.to_day) })
          : text('agreement.pauseFrom', { date: dayMonthYear(freeze.from_day) }),
    };
  const tone = TONES[state];
  if (state === 'ACTIVE' || state === 'REQUESTED') return { tone, words: text(`agreement.${state}`) };
  return { tone, words: text(`agreement.${state}`, { date: end ? dayMonthYear(end) : '' }) };
}

const isOverIn = ({ state }: AgreementTerms): boolean => state === 'ENDED' || state === 'WITHDRAWN';

/** [P-MEMBER-36] The name of a receipt by the state that it stands for. */
const LABELS = {
  ACTIVE: null,
  REQUESTED: 'agreement.asked',
  ENDING: 'agreement.said',
  ENDED: 'agreement.said',
  WITHDRAWN: 'agreement.withdrawn',
} as const;

interface SummaryProps {
  readonly terms: AgreementTerms;
  readonly agreement: AgreementPageStore;
  readonly isFree: boolean;
}

function Summary({ terms, agreement, isFree }: SummaryProps) {
  const text = useText();
  const { tone, words } = stateWords(text, terms);
  const { receipt, price_per_month: price, binding_until: binding, begins_on: begins, ends_on: end } = terms;
  const label = LABELS[terms.state];
  const isOver = isOverIn(terms);
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <div>
          <h2 className={styles.heading}>{terms.title?.trim() || text('agreement.untitled')}</h2>
          {terms.number && <p className={textStyles.quiet}>{text('agreement.number', { number: terms.number })}</p>}
        </div>
        <Tag type={tone}>{words}</Tag>
      </header>
      {shownFreezes(terms).map((freeze) => (
        <FreezeBox key={freeze.id} freeze={freeze} agreement={agreement} isFree={isFree} />
      ))}
      {terms.text && <p className={textStyles.quiet}>{terms.text}</p>}
      <dl className={styles.facts}>
        {typeof price === 'number' && <Fact label={text('agreement.perMonth')}>{sum(price)}</Fact>}
        {begins && <Fact label={text('agreement.begins')}>{dayMonthYear(begins)}</Fact>}
        {label && receipt && <Fact label={text(label)}>{receiptTime(text, receipt)}</Fact>}
        {label && receipt && <Fact label={text('agreement.receipt')}>{receipt.number}</Fact>}
        {terms.state === 'ENDING' && end && <Fact label={text('agreement.ends')}>{dayMonthYear(end)}</Fact>}
        {terms.state === 'ENDING' && terms.last_drawn_on && (
          <Fact label={text('agreement.lastDrawn')}>{dayMonthYear(terms.last_drawn_on)}</Fact>
        )}
        {terms.state === 'ACTIVE' && (
          <Fact label={text('agreement.binding')}>{binding ? dayMonthYear(binding) : text('agreement.unbound')}</Fact>
        )}
        {terms.state === 'WITHDRAWN' && typeof terms.used_sum === 'number' && (
          <Fact label={text('agreement.toPay')}>{sum(terms.used_sum)}</Fact>
        )}
        {terms.has_direct_debit && !isOver && (
          <Fact label={text('agreement.directDebit')}>{text('agreement.directDebitActive')}</Fact>
        )}
        {terms.is_sponsored && <Fact label={text('agreement.paidBy')}>{text('agreement.sponsor')}</Fact>}
      </dl>
    </article>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

interface FreezeBoxProps extends Omit<SummaryProps, 'terms'> {
  readonly freeze: Freeze;
}

function FreezeBox({ freeze, agreement, isFree }: FreezeBoxProps) {
  const text = useText();
  const { binding_from: from, binding_until: until, fee_per_month, status, receipt } = freeze;
  const fee = sum(fee_per_month);
  const period = { from: dayMonthYear(freeze.from_day), until: dayMonthYear(freeze.to_day) };
  return (
    <StatusBox
      type="info"
      title={text('agreement.pausePeriod', period)}
      action={
        status === 'PLANNED' && (
          <div className={layout.row2Wrap}>
            <Button disabled={!isFree} onClick={() => agreement.run({ kind: 'endFreeze', id: freeze.id })}>
              {text('agreement.withdrawPause')}
            </Button>
            {freeze.withdraw_until && (
              <span className={textStyles.quiet}>
                {text('agreement.withdrawPauseUntil', { date: dayMonthYear(freeze.withdraw_until) })}
              </span>
            )}
          </div>
        )
      }
    >
      {text(status === 'ACTIVE' ? 'agreement.activeWhy' : 'agreement.plannedWhy', { fee })}{' '}
      {from && until && text('agreement.plannedBinding', { from: dayMonthYear(from), until: dayMonthYear(until) })}{' '}
      {receipt && `${text('agreement.receipt')} ${receipt.number}, ${receiptTime(text, receipt)}.`}
    </StatusBox>
  );
}
