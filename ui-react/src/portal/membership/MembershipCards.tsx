import type { MembershipStore, MembershipsView } from '@felles/core/portal/membership';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { MoreCards, useGrowing } from './ChooserParts.tsx';
import styles from './Choosers.module.css';
import { MembershipCard } from './MembershipCard.tsx';

/** No center sells more; the rest comes on demand. */
const AT_ONCE = 60;

interface MembershipCardsProps {
  readonly view: MembershipsView;
  readonly store: Pick<MembershipStore, 'chooseMembership' | 'acceptPrice'>;
  /** Takes the focus from an element that is about to go away. */
  readonly onGone: () => void;
}

/** [P-MEMBERSHIP-19] The memberships, or the chosen one with a way back to the others. */
export function MembershipCards({ view, store, onGone }: MembershipCardsProps) {
  const { cards, chosenId, others, formerPrice } = view;
  const { items, left, more } = useGrowing(cards, AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const text = useText();
  const [first] = cards;
  return (
    <>
      <HiddenStatus>{chosenId === null && text('membership.count', { count: cards.length })}</HiddenStatus>
      {/* The region exists before its message: a region that comes together with its words may not be read out. */}
      <div role="status" className={styles.notice}>
        {formerPrice && first && (
          <StatusBox
            type="warning"
            title={text('membership.priceChanged', { former: formerPrice, price: first.price })}
            action={
              <Button
                onClick={() => {
                  onGone();
                  store.acceptPrice();
                }}
              >
                {text('membership.acceptPrice')}
              </Button>
            }
          />
        )}
      </div>
      <ul ref={list} className={styles.memberships}>
        {items.map((card) => (
          <li key={card.id}>
            <MembershipCard card={card} chosen={card.id === chosenId} onChoose={store.chooseMembership} />
          </li>
        ))}
      </ul>
      <MoreCards left={left} onMore={more} />
      {chosenId !== null && others > 0 && (
        <Button
          kind="ghost"
          icon="back"
          small
          onClick={() => {
            list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(); // it stays, and this one goes
            store.chooseMembership(chosenId);
          }}
        >
          {text('membership.others')}
        </Button>
      )}
    </>
  );
}
