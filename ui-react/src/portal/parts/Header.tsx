import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';
import styles from './Header.module.css';
import { HeaderControl } from './HeaderControl.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { Logo } from './Logo.tsx';
import { useHeaderItems } from './use-header-items.ts';

interface HeaderProps {
  /** Only the way home, as on a wall screen. */
  readonly informationHidden: boolean;
}

export function Header({ informationHidden }: HeaderProps) {
  const { center, header } = usePortal();
  const items = useHeaderItems();
  const toggle = useObservable(header.toggle$);
  const text = useText();
  return (
    <header className={informationHidden ? `${styles.header} ${styles.slim}` : styles.header}>
      <Logo center={center} />
      {toggle !== null && (
        <button type="button" className={styles.toggle} aria-pressed={informationHidden} onClick={toggle}>
          <Icon name={informationHidden ? 'collapse' : 'expand'} />
          <span className={styles.words}>{text('header.hideInformation')}</span>
        </button>
      )}
      {!informationHidden && (
        <>
          {items.map((item) => (
            <HeaderControl key={item.key} item={item} className={styles.button} />
          ))}
          <HeaderMenu items={items} />
        </>
      )}
    </header>
  );
}
