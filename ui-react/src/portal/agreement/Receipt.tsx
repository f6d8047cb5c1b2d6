import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { type AgreementAct, type AgreementTerms, LEAVING_REASONS, shownFreezes } from '@felles/core/portal/agreement';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { PageButton } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import textStyles from '../../kit/Text.module.css';
import { agreementPath } from '../member-paths.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './Agreement.module.css';
import { ReceiptRows, Row, Section, sum } from './parts.tsx';
import type { ReadyProps } from './ready.ts';

/** The acts that end with a receipt on a page of its own. */
export type ReceiptKind = Extract<AgreementAct['kind'], 'end' | 'withdraw' | 'freeze'>;

function wordsOf(text: Text, kind: ReceiptKind, terms: AgreementTerms): readonly [title: string, words: string] {
  const end = terms.ends_on;
  switch (kind) {
    case 'end':
      return terms.state === 'REQUESTED' || !end
        ? [text('agreement.askDone'), text('agreement.askDoneWhy')]
        : [text('agreement.endDone'), text('agreement.endDoneWhy', { date: dayMonthYear(end) })];
    case 'withdraw':
      return [
        text('agreement.withdrawDone'),
        text(terms.has_direct_debit ? 'agreement.withdrawDoneBank' : 'agreement.withdrawDoneWhy'),
      ];
    case 'freeze': {
      const last = shownFreezes(terms).at(-1);
      return [
        text('agreement.freezeDone'),
        last ? text('agreement.freezeDoneWhy', { date: dayMonthYear(last.from_day) }) : '',
      ];
    }
  }
}

/** [P-MEMBER-36] The number and the time of an act; a reason may follow, and changes nothing. */
export function Receipt({ view, agreement, kind }: ReadyProps & { readonly kind: ReceiptKind }) {
  const { terms } = view;
  const { center } = usePortal();
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [title, words] = wordsOf(text, kind, terms);
  const receipt = kind === 'freeze' ? (shownFreezes(terms).at(-1)?.receipt ?? null) : (terms.receipt ?? null);
  const isOver = kind === 'withdraw';
  const drawn = kind === 'end' && terms.state === 'ENDING' ? terms.last_drawn_on : null;
  return (
    <div className={styles.receipt}>
      <div className={styles.outcome}>
        <span className={styles.sign} aria-hidden="true">
          <Icon name="check" />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={textStyles.quiet}>{words}</p>
      </div>
      {receipt && (
        <section className={styles.section} aria-label={text('agreement.receipt')}>
          <dl className={styles.rows}>
            <ReceiptRows
              receipt={receipt}
              label={text(terms.state === 'REQUESTED' ? 'agreement.asked' : LABELS[kind])}
            />
            {drawn && (
              <Row label={text('agreement.lastDrawn')}>
                {dayMonthYear(drawn)}
                <small>{text('agreement.stopsAfter')}</small>
              </Row>
            )}
            {isOver && typeof terms.used_sum === 'number' && (
              <Row label={text('agreement.toPay')}>{sum(terms.used_sum)}</Row>
            )}
          </dl>
        </section>
      )}
      {kind === 'end' && (
        <Section title={text('agreement.why')}>
          <p className={textStyles.quiet}>{text('agreement.whyFree')}</p>
          <div className={layout.wrap2}>
            {LEAVING_REASONS.map((reason) => (
              <Chip
                key={reason}
                value={reason}
                label={text(`agreement.reason.${reason}`)}
                selected={view.reason === reason}
                onToggle={() => agreement.giveReason(reason)}
              />
            ))}
          </div>
          <HiddenStatus>{view.reason !== null && text('agreement.reasonThanks')}</HiddenStatus>
        </Section>
      )}
      <div className={styles.foot}>
        <PageButton
          kind="primary"
          to={isOver ? paths.profile.of(center.code) : agreementPath.of(center.code, terms.contract_id)}
        >
          {text(isOver ? 'agreement.toProfile' : 'agreement.toAgreement')}
        </PageButton>
      </div>
    </div>
  );
}

const LABELS = { end: 'agreement.said', withdraw: 'agreement.withdrawn', freeze: 'agreement.pauseWord' } as const;
