import type { MembershipCard as Card } from '@felles/core/portal/membership';
import { memo, useId, useState } from 'react';
import { LANGUAGE_OF_CENTERS } from '../../i18n/language-tags.ts';
import { useText } from '../../i18n/text.ts';
import { ChoiceCard } from '../../kit/ChoiceCard.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { Description } from '../parts/Description.tsx';
import styles from './MembershipCard.module.css';

interface MembershipCardProps {
  readonly card: Card;
  readonly chosen: boolean;
  readonly onChoose: (id: number) => void;
}

/** [P-MEMBERSHIP-31] [P-MEMBERSHIP-32] A membership with its price. */
export const MembershipCard = memo(function MembershipCard({ card, chosen, onChoose }: MembershipCardProps) {
  const { id, title, price, rhythm, binding, description, details, groups, featured } = card;
  const text = useText();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || chosen;
  const words = useId();
  const hasWords = description !== null || details.length > 0 || groups.length > 0;
  return (
    <ChoiceCard
      title={title}
      mark={featured && <Tag type="SUCCESS">{text('membership.featured')}</Tag>}
      chosen={chosen}
      onChoose={() => onChoose(id)}
      aside
      facts={
        <p className={styles.price}>
          <span className={styles.amount}>{price}</span>{' '}
          <span className={styles.rhythm}>
            {rhythm.key === 'membership.oneTime' ? (
              <Tag type="INFO">{text(rhythm)}</Tag>
            ) : (
              <small>{text(rhythm)}</small>
            )}
          </span>
          {binding && <span className={styles.binding}>{text('membership.binding', { ...binding })}</span>}
        </p>
      }
    >
      {hasWords && (
        <div id={words} className={styles.words} data-open={isOpen}>
          {description !== null && (
            <div className={styles.description}>
              <Description text={description} />
            </div>
          )}
          {!chosen && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              aria-controls={words}
              aria-describedby={`${words}-title`}
              onClick={() => setOpened(!isOpened)}
            >
              {text(isOpen ? 'membership.less' : 'membership.moreWords')}
              <span id={`${words}-title`} hidden>
                {title}
              </span>
            </button>
          )}
          {details.length > 0 && (
            <ul className={styles.details} lang={LANGUAGE_OF_CENTERS}>
              {details.map((detail, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and they never move
                <li key={place}>{detail}</li>
              ))}
            </ul>
          )}
          {groups.length > 0 && (
            <p className={styles.groups}>
              {groups.map((group) => (
                <Tag key={group}>{group}</Tag>
              ))}
            </p>
          )}
        </div>
      )}
    </ChoiceCard>
  );
});
