import { otherLanguage } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';
import styles from './Header.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';
import { Logo } from './Logo.tsx';

interface HeaderProps {
  /** Only the way home, as on a wall screen. */
  readonly informationHidden: boolean;
}

export function Header({ informationHidden }: HeaderProps) {
  const { center, language } = usePortal();
  const other = otherLanguage(useObservable(language.language$));
  const text = useText();
  return (
    <header className={informationHidden ? `${styles.header} ${styles.slim}` : styles.header}>
      <Logo center={center} />
      {!informationHidden && (
        <>
          <button type="button" className={styles.button} lang={LANGUAGE_TAGS[other]} onClick={language.toggle}>
            <Icon name="globe" />
            {text(other === 'en' ? 'header.english' : 'header.norwegian')}
          </button>
          <HeaderMenu />
        </>
      )}
    </header>
  );
}

/** What the languages are called by browsers and screen readers. */
export const LANGUAGE_TAGS = { no: 'nb', en: 'en' } as const;
