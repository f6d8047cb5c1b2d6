import { otherLanguage } from '@felles/core';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './HeaderMenu.module.css';

/** On narrow windows the header's buttons are behind one that opens and closes: a disclosure, walked with Tab. */
export function HeaderMenu() {
  const { center, language } = usePortal();
  const current = useObservable(language.language$);
  const other = otherLanguage(current);
  const text = useText();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving concern the buttons inside it
    <div
      className={styles.around}
      onBlur={closeWhenLeft}
      onKeyDown={({ key }) => key === 'Escape' && open && closeAndReturn()}
    >
      <button
        ref={button}
        type="button"
        className={styles.burger}
        aria-expanded={open}
        aria-controls={id}
        aria-label={text(open ? 'header.closeMenu' : 'header.openMenu')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      <ul id={id} className={styles.menu} hidden={!open}>
        <li>
          <Link className={styles.item} to={paths.start.of(center.code)} onClick={() => setOpen(false)}>
            <Icon name="home" />
            {text('header.mainMenu')}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.item}
            lang={other === 'en' ? 'en' : 'nb'}
            onClick={() => {
              language.toggle();
              closeAndReturn();
            }}
          >
            <Icon name="globe" />
            {text(other === 'en' ? 'header.english' : 'header.norwegian')}
          </button>
        </li>
      </ul>
    </div>
  );
}
