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
  const { center } = usePortal();
  const items = useHeaderItems();
  return (
    <header className={informationHidden ? `${styles.header} ${styles.slim}` : styles.header}>
      <Logo center={center} />
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
