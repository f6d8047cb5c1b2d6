import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { NOT } from '../../kit/shapes.ts';
import link from '../../kit/Text.module.css';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import styles from './Items.module.css';
import phasesStyles from './phases.module.css';

/** So many of a part are shown in a phase before a user asks for all of them. */
const SHOWN = 50;

interface ItemsProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly draw: (item: T) => ReactNode;
}

/** The items of a part of a phase, one below the other. */
export function Items<T>({ label, items, keyOf, draw }: ItemsProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const text = useText();
  return (
    <>
      <ul className={styles.items} aria-label={label}>
        {(isWhole ? items : items.slice(0, SHOWN)).map((item) => (
          <li key={keyOf(item)} className={styles.item}>
            {draw(item)}
          </li>
        ))}
      </ul>
      {!isWhole && items.length > SHOWN && (
        <p className={styles.more}>
          <Button small kind="ghost" onClick={() => setWhole(true)}>
            {text('phases.more', { count: items.length })}
          </Button>
        </p>
      )}
    </>
  );
}

interface ItemProps {
  /** The mark beside its words. */
  readonly mark: ReactNode;
  readonly title: string;
  /** Where it leads, as a whole. */
  readonly to?: string | null;
  readonly second?: ReactNode;
  /** Its state, at the end. */
  readonly end?: ReactNode;
  /** It is there, and does not count. */
  readonly isOff?: boolean;
}

export const Item = ({ mark, title, to = null, second, end, isOff = false }: ItemProps) => (
  <div className={styles.line} data-off={isOff || undefined}>
    {mark}
    <span className={styles.words}>
      <span className={styles.title}>
        {to === null ? (
          title
        ) : (
          <OfferedLink className={`${link.link} ${styles.spread}`} to={to}>
            {title}
          </OfferedLink>
        )}
      </span>
      {second && <span className={link.faint}>{second}</span>}
    </span>
    {end && <span className={styles.end}>{end}</span>}
  </div>
);

interface MarkProps {
  readonly look: 'done' | 'open' | 'off';
  /** In words. */
  readonly words: string;
}

/** Whether a thing is done. Nothing can be ticked here, so it is no box. */
export const Mark = ({ look, words }: MarkProps) => (
  <span className={phasesStyles.mark} data-look={look}>
    {look === 'done' && <Icon name="check" />}
    {look === 'off' && <Shape path={NOT} />}
    <HiddenText>{words}</HiddenText>
  </span>
);
