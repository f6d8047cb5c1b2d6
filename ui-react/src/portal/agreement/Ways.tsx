import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import {
  type AgreementPageStore,
  type AgreementTerms,
  type AgreementWays,
  ownOption,
} from '@felles/core/portal/agreement';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { type AgreementStep, agreementPath } from '../member-paths.ts';
import { usePortal } from '../services.ts';
import { Section, sum } from './parts.tsx';
import styles from './Ways.module.css';

const SHAPES = {
  end: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM8.500 12h7',
  pause: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM10 9.200v5.600M14 9.200v5.600',
  back: 'M8 6 4.500 9.500 8 13M5 9.500h8.500a5 5 0 0 1 0 10H9',
} as const;

interface WaysProps {
  readonly terms: AgreementTerms;
  readonly ways: AgreementWays;
  readonly agreement: AgreementPageStore;
  readonly onTakeBack: () => void;
}

/** [P-MEMBER-34] The ways to end, to pause and to withdraw, as cards of equal weight. */
export function Ways({ terms, ways, agreement, onTakeBack }: WaysProps) {
  const text = useText();
  const own = ownOption(terms);
  const isRequest = terms.state === 'REQUESTED';
  const early = ways.endEarly;
  if (!(ways.end || ways.takeBack || ways.pause || ways.withdraw || early)) return null;
  return (
    <Section title={text('agreement.change')}>
      <ul className={styles.ways}>
        {ways.end && (
          <StepCard
            terms={terms}
            step="end"
            shape={SHAPES.end}
            title={text(terms.is_sponsored ? 'agreement.ask' : 'agreement.end')}
            words={text(terms.is_sponsored ? 'agreement.askHow' : 'agreement.endHow')}
          />
        )}
        {ways.takeBack && (
          <ButtonCard
            shape={SHAPES.back}
            title={text(isRequest ? 'agreement.takeBackRequest' : 'agreement.takeBack')}
            words={
              isRequest || !terms.ends_on
                ? text('agreement.takeBackRequestHow')
                : text('agreement.takeBackHow', { date: dayMonthYear(terms.ends_on) })
            }
            onPress={onTakeBack}
          />
        )}
        {ways.pause && own && (
          <StepCard
            terms={terms}
            step="pause"
            shape={SHAPES.pause}
            title={text('agreement.pause')}
            words={
              own.fee_per_month > 0
                ? text('agreement.pauseHow', { fee: sum(own.fee_per_month) })
                : text('agreement.pauseFree')
            }
          />
        )}
        {early?.early_end && (
          <ButtonCard
            shape={SHAPES.back}
            title={text('agreement.endEarly')}
            words={text('agreement.endEarlyHow', { date: dayMonthYear(early.early_end) })}
            onPress={() => agreement.run({ kind: 'endFreeze', id: early.id })}
          />
        )}
        {ways.withdraw && terms.withdraw_until && (
          <StepCard
            terms={terms}
            step="withdraw"
            shape={SHAPES.back}
            title={text('agreement.withdraw')}
            words={text('agreement.withdrawHow', { date: dayMonthYear(terms.withdraw_until) })}
          />
        )}
      </ul>
    </Section>
  );
}

interface CardProps {
  readonly shape: string;
  readonly title: string;
  readonly words: string;
}

interface StepCardProps extends CardProps {
  readonly terms: AgreementTerms;
  readonly step: AgreementStep;
}

function StepCard({ terms, step, ...card }: StepCardProps) {
  const { center } = usePortal();
  return (
    <li>
      <PageLink className={styles.way} to={agreementPath.of(center.code, terms.contract_id, step)}>
        <CardWords {...card} />
      </PageLink>
    </li>
  );
}

const ButtonCard = ({ onPress, ...card }: CardProps & { readonly onPress: () => void }) => (
  <li>
    <button type="button" className={styles.way} onClick={onPress}>
      <CardWords {...card} />
    </button>
  </li>
);

const CardWords = ({ shape, title, words }: CardProps) => (
  <>
    <Shape path={shape} />
    <b>{title}</b>
    <small>{words}</small>
  </>
);
