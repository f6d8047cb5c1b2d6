import { type FocusEvent, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { usePressBeside } from '../../react/use-press-beside.ts';
import { paths } from '../paths.ts';
import { type HeaderItem, usePortal } from '../services.ts';
import { HeaderControl } from './HeaderControl.tsx';
import styles from './HeaderMenu.module.css';

/** On narrow windows the header's buttons are behind one that opens and closes: a disclosure, walked with Tab. */
export function HeaderMenu({ items }: { readonly items: readonly HeaderItem[] }) {
  const { center } = usePortal();
  const text = useText();
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  usePressBeside(around, open, () => setOpen(false));
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };

  const home: HeaderItem = {
    key: 'home',
    title: text('header.mainMenu'),
    shape: HOME,
    to: paths.start.of(center.code),
  };
  // Another page takes the focus itself; after anything else it goes back to where it came from.
  const closeAfter = ({ to }: HeaderItem) => (to === undefined ? closeAndReturn() : setOpen(false));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving concern the buttons inside it
    <div
      ref={around}
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
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      <ul id={id} className={styles.menu} hidden={!open}>
        {open &&
          [home, ...items].map((item) => (
            <li key={item.key}>
              <HeaderControl item={item} className={styles.item} onChosen={closeAfter} />
            </li>
          ))}
      </ul>
    </div>
  );
}

const HOME = 'm4 11 8-6.5 8 6.5M6 9.5V19h12V9.5M10 19v-5h4v5';
