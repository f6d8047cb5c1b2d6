import '../../i18n/reorder/index.ts';

import { moved } from '@felles/core';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Heard } from '../Heard.tsx';
import { Hidden } from '../Hidden.tsx';
import { Shape } from '../Icon.tsx';
import { ARROW_DOWN, GRIP, TO_BOTTOM, TO_TOP, UP } from '../shapes.ts';
import styles from './Reorder.module.css';
import { useDragging } from './use-dragging.ts';

interface ReorderProps<T> {
  /** What the list is called. */
  readonly label: string;
  readonly items: readonly T[];
  readonly nameOf: (item: T) => string;
  /** What shows an item; its name without this. */
  readonly draw?: (item: T) => ReactNode;
  /** The order that the user wants, and what was moved. The parent decides whether it becomes so. */
  readonly onMove: (items: readonly T[], item: T) => void;
  /** Whether items can be dragged as well. */
  readonly isDraggable?: boolean;
}

const WAYS = ['first', 'up', 'down', 'last'] as const;
type Way = (typeof WAYS)[number];
const SHAPES: Readonly<Record<Way, string>> = { first: TO_TOP, up: UP, down: ARROW_DOWN, last: TO_BOTTOM };
const KEYS: Readonly<Record<string, Way>> = { Home: 'first', ArrowUp: 'up', ArrowDown: 'down', End: 'last' };

function placeAfter(way: Way, at: number, count: number): number {
  const places = { first: 0, up: Math.max(at - 1, 0), down: Math.min(at + 1, count - 1), last: count - 1 };
  return places[way];
}

/** A list that users put in order: by buttons, by keys, and where that is wanted by dragging. */
export function Reorder<T extends { readonly id: string }>(props: ReorderProps<T>) {
  const { label, items, nameOf, draw = nameOf, onMove, isDraggable = false } = props;
  const text = useText();
  const hint = useId();
  const [lastMoved, setLastMoved] = useState<string | null>(null);

  function move(from: number, to: number): void {
    const item = items[from];
    if (!item) return;
    setLastMoved(item.id);
    onMove(moved(items, from, to), item);
  }
  const list = useDragging(isDraggable, move);

  // The browser takes the focus from what changes its place.
  const pressed = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what takes it
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [items]);

  function press(button: HTMLElement, way: Way, at: number): void {
    const to = placeAfter(way, at, items.length);
    if (to === at) return;
    pressed.current = button;
    move(at, to);
  }
  function pressKey(event: KeyboardEvent<HTMLElement>, at: number): void {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault(); // the page would scroll
    press(event.currentTarget, way, at);
  }

  const place = items.findIndex(({ id }) => id === lastMoved);
  const item = items[place];
  return (
    <div className={styles.around}>
      <Hidden>
        <span id={hint}>{text('reorder.keys')}</span>
      </Hidden>
      <ol ref={list} className={styles.list} aria-label={label} aria-describedby={hint}>
        {items.map((item, at) => (
          <li key={item.id} className={styles.item} data-at={at}>
            {isDraggable && (
              <span className={styles.grip} data-grip>
                <Shape path={GRIP} />
              </span>
            )}
            <div className={styles.what}>{draw(item)}</div>
            <div className={styles.buttons}>
              {WAYS.map((way) => (
                <button
                  key={way}
                  type="button"
                  className={styles.button}
                  aria-label={text(`reorder.${way}`, { name: nameOf(item) })}
                  aria-disabled={placeAfter(way, at, items.length) === at || undefined}
                  onClick={({ currentTarget }) => press(currentTarget, way, at)}
                  onKeyDown={(event) => pressKey(event, at)}
                >
                  <Shape path={SHAPES[way]} />
                </button>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Heard>{item && text('reorder.moved', { name: nameOf(item), place: place + 1, count: items.length })}</Heard>
    </div>
  );
}
