// Bars over a row of columns that are moved by the pointer or by keys: all of a bar, or one of its ends.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The part of a bar that is moved. */
export type BarPart = 'whole' | 'start' | 'end';

/** A bar on its way. Its element has `data-bar`, and each row that takes bars has `data-bar-row`. */
export interface BarMove {
  readonly bar: string;
  readonly row: string;
  readonly part: BarPart;
  /** By how many columns. */
  readonly by: number;
  /** By how many more columns its last one has moved, by keys. */
  readonly longer: number;
  /** The row that the bar is over. */
  readonly to: string;
}

interface BarMovesNeeds {
  /** The column at a place of the window; the nearest one beside them. */
  readonly columnAt: (x: number) => number;
  /** Whether a bar may be dropped in another row. */
  readonly changesRows: boolean;
  /** How many columns a step with Shift takes. */
  readonly stride: number;
  /** How many columns a step by key takes, of all of the bar or of its end, where not each column is one. */
  readonly byKey?: (at: BarMove, columns: number, isEnd: boolean) => number;
  readonly onDrop: (move: BarMove) => void;
}

/** The pointer has to go so far before a press is a move (pixels). */
const SLACK = 4;
/** An end of a bar is so wide, where the bar has room for it (pixels). */
const END = 8;

interface Grip {
  readonly move: BarMove;
  readonly x: number;
  readonly y: number;
}

const gripAt = (target: EventTarget): { readonly element: HTMLElement; readonly move: BarMove } | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
  const row = element?.closest<HTMLElement>('[data-bar-row]')?.dataset['barRow'];
  const bar = element?.dataset['bar'];
  return element && bar !== undefined && row !== undefined
    ? { element, move: { bar, row, part: 'whole', by: 0, longer: 0, to: row } }
    : null;
};

function partAt(element: HTMLElement, x: number): BarPart {
  const { left, right } = element.getBoundingClientRect();
  if (right - left < END * 4) return 'whole';
  if (x - left < END) return 'start';
  return right - x < END ? 'end' : 'whole';
}

/**
 * The listeners stand on the chart, as a listener on each bar would cost a chart of thousands. A finger scrolls: it moves a bar
 * by the buttons in the bar's panel.
 */
export function useBarMoves(needs: BarMovesNeeds) {
  const [move, showMove] = useState<BarMove | null>(null);
  const { changesRows, stride } = needs;
  const grip = useRef<Grip | null>(null);
  /** The click that ends a drag opens nothing. */
  const isDropped = useRef(false);
  const latest = useRef({ needs, move });
  useEffect(() => {
    latest.current.needs = needs;
  });
  /** The drop may come before the last move is drawn. */
  const setMove = useCallback((next: BarMove | null): void => {
    latest.current.move = next;
    showMove(next);
  }, []);

  useEffect(() => {
    function follow({ clientX: x, clientY: y }: globalThis.PointerEvent): void {
      const from = grip.current;
      const { needs: now, move: before } = latest.current;
      if (from === null || (before === null && Math.hypot(x - from.x, y - from.y) < SLACK)) return;
      const by = now.columnAt(x) - now.columnAt(from.x);
      const over = now.changesRows && from.move.part === 'whole' ? rowAt(x, y) : null;
      const next = { ...from.move, by, to: over ?? from.move.row };
      if (before?.by !== by || before.to !== next.to) setMove(next);
    }
    function drop(): void {
      const { needs: now, move: last } = latest.current;
      if (grip.current === null) return;
      grip.current = null;
      isDropped.current = last !== null;
      setMove(null);
      if (last !== null) now.onDrop(last);
    }
    function giveUp(): void {
      grip.current = null;
      setMove(null);
    }
    const giveUpByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape' || grip.current === null) return;
      isDropped.current = true;
      giveUp();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', giveUpByKey);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', giveUpByKey);
    };
  }, [setMove]);

  /** The bar that was dropped by a key: the place of its element changes, and the focus stays on it. */
  const dropped = useRef<Pick<BarMove, 'bar' | 'to'> | null>(null);
  useLayoutEffect(() => {
    if (dropped.current === null) return;
    if (document.activeElement !== document.body) {
      if (gripAt(document.activeElement ?? document.body)?.move.bar !== dropped.current.bar) dropped.current = null;
      return;
    }
    const { bar, to } = dropped.current;
    const row = [...document.querySelectorAll<HTMLElement>('[data-bar-row]')].find(
      ({ dataset }) => dataset['barRow'] === to,
    );
    [...(row?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])]
      .find(({ dataset }) => dataset['bar'] === bar)
      ?.focus();
  });

  function step(key: string, at: BarMove, { shiftKey, altKey }: KeyboardEvent): BarMove | null {
    const columns = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    const rows = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    if (columns !== 0) {
      const count = columns * (shiftKey ? stride : 1);
      const taken = needs.byKey?.(at, count, altKey) ?? count;
      return altKey ? { ...at, longer: at.longer + taken } : { ...at, by: at.by + taken };
    }
    return rows !== 0 && changesRows ? { ...at, to: rowBeside(at.to, rows) } : null;
  }

  return {
    move,
    chart: {
      onPointerDown(event: PointerEvent) {
        const found = gripAt(event.target);
        isDropped.current = false;
        if (found === null || event.button !== 0 || event.pointerType === 'touch') return;
        const part = partAt(found.element, event.clientX);
        grip.current = { move: { ...found.move, part }, x: event.clientX, y: event.clientY };
      },
      onKeyDown(event: KeyboardEvent) {
        const found = gripAt(event.target);
        if (found === null) return;
        if (move !== null && (event.key === 'Enter' || event.key === 'Escape')) {
          event.preventDefault();
          event.stopPropagation();
          setMove(null);
          if (event.key !== 'Enter') return;
          dropped.current = move;
          needs.onDrop(move);
          return;
        }
        const next = step(event.key, move ?? found.move, event);
        if (next === null) return;
        event.preventDefault();
        event.stopPropagation();
        setMove(next);
      },
      onBlur() {
        if (grip.current === null) setMove(null);
      },
      onClickCapture(event: MouseEvent) {
        if (!isDropped.current) return;
        isDropped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      /** A bar that is a link would be dragged by the browser. */
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}

function rowAt(x: number, y: number): string | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-bar-row]');
  return row?.dataset['barRow'] ?? null;
}

/** The row before or after another one on the page; the same at the ends. */
function rowBeside(row: string, step: number): string {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-bar-row]')].map(({ dataset }) => dataset['barRow']);
  return rows[rows.indexOf(row) + step] ?? row;
}
