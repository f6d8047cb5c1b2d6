import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePressBeside } from '../../react/use-press-beside.ts';
import { Icon } from '../Icon.tsx';
import { placeBeneath } from '../place.ts';
import { stepOf } from './choices.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** The current state, below the label of the action. */
  readonly hint?: string;
  readonly icon?: ReactNode;
  /** One of several choices, and whether it is chosen. Absent for an action. */
  readonly isChosen?: boolean;
  /** It is shown but cannot be pressed. */
  readonly isOff?: boolean;
  /** The action removes something. */
  readonly isGrave?: boolean;
  readonly onPress: () => void;
}

/** The props of the button that opens the menu. */
export type OpenerProps = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown'
>;

interface MenuProps {
  /** The subject of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly opener: (props: OpenerProps) => ReactNode;
}

/** Letters typed within this time count as one beginning of a word, in milliseconds. */
const ONE_WORD = 700;

/** A button with a menu: the keys are those of the platform's own menus. */
export function Menu({ label, items, opener }: MenuProps) {
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const isOpen = opened !== null;
  const around = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const id = useId();
  const close = useCallback(() => setOpened(null), []);
  usePressBeside(around, isOpen, close);

  const openerOf = () => around.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  const usable = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])') ?? []),
  ];

  useLayoutEffect(() => {
    const button = around.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (opened === null || !list.current || !button) return;
    placeBeneath(list.current, button);
    const all = list.current.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])');
    all.item(opened === 'first' ? 0 : all.length - 1)?.focus({ preventScroll: true });
  }, [opened]);

  useEffect(() => {
    if (!isOpen) return;
    // The owner of the menu moves away from under it.
    const leave = ({ target }: Event) => {
      if (target !== list.current) close();
    };
    window.addEventListener('scroll', leave, { capture: true, passive: true });
    window.addEventListener('resize', leave);
    return () => {
      window.removeEventListener('scroll', leave, { capture: true });
      window.removeEventListener('resize', leave);
    };
  }, [isOpen, close]);

  function closeToOpener(): void {
    close();
    openerOf()?.focus();
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'Tab') close();
    if (event.key === 'Escape') {
      // The panel around the menu stays open.
      event.preventDefault();
      event.stopPropagation();
      closeToOpener();
      return;
    }
    const all = usable();
    const at = all.findIndex((item) => item.contains(document.activeElement));
    const next = stepOf(event.key, at, all.length, 'column') ?? typedTo(event, all, at);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }

  /** Where typed letters lead: to the next item that begins with them. */
  function typedTo(
    { key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent,
    all: readonly HTMLElement[],
    at: number,
  ) {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return null;
    const goesOn = timeStamp - typed.current.at < ONE_WORD;
    const letters = (goesOn ? typed.current.letters : '') + key.toLocaleLowerCase('nb');
    typed.current = { letters, at: timeStamp };
    // One letter pressed again and again goes from one to the next.
    const sought = new Set(letters).size === 1 ? letters.slice(0, 1) : letters;
    const from = sought.length === 1 ? at + 1 : Math.max(at, 0);
    for (let step = 0; step < all.length; step++) {
      const index = (from + step) % all.length;
      if (all[index]?.textContent?.trim().toLocaleLowerCase('nb').startsWith(sought)) return index;
    }
    return null;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus leaving what stands in it
    <div
      ref={around}
      className={styles.around}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {opener({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpened(isOpen ? null : 'first'),
        onKeyDown: (event) => {
          if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {isOpen && (
        <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={move}>
          {items.map(({ id: itemId, label: words, hint, icon, isChosen, isOff, isGrave, onPress }) => (
            <button
              key={itemId}
              type="button"
              {...(isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen })}
              aria-disabled={isOff || undefined}
              tabIndex={-1}
              className={styles.item}
              data-grave={isGrave || undefined}
              onClick={() => {
                if (isOff) return;
                closeToOpener();
                onPress();
              }}
            >
              {isChosen === undefined ? icon : <span className={styles.mark}>{isChosen && <Icon name="check" />}</span>}
              {hint === undefined ? (
                words
              ) : (
                <span>
                  {words}
                  <span className={styles.hint}>{hint}</span>
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
