import type { DepartmentCard, DepartmentsView } from '@felles/core/portal/membership';
import { ChoiceCard } from '../../kit/ChoiceCard.tsx';
import { MoreCards, useGrowing } from './ChooserParts.tsx';
import styles from './Choosers.module.css';

const AT_ONCE = 100;

interface DepartmentCardsProps {
  readonly cards: readonly DepartmentCard[];
  readonly view: DepartmentsView;
  readonly isLocked: boolean;
  readonly onChoose: (id: number) => void;
}

/** [P-MEMBERSHIP-05] [P-MEMBERSHIP-06] One card for each department. */
export function DepartmentCards({ cards, view, isLocked, onChoose }: DepartmentCardsProps) {
  const { items, left, more } = useGrowing(cards, AT_ONCE);
  return (
    <>
      <ul className={styles.departments}>
        {items.map(({ id, name, address, place }) => (
          <li key={id}>
            <ChoiceCard
              title={name}
              chosen={id === view.chosenId}
              fixed={!view.canClear}
              locked={isLocked}
              onChoose={() => onChoose(id)}
              facts={[address, place].filter(Boolean).map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            />
          </li>
        ))}
      </ul>
      <MoreCards left={left} onMore={more} />
    </>
  );
}
