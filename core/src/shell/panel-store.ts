import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import { MOST_PANELS } from './panel-address.ts';
import {
  afterCreating,
  commonDepth,
  type Panel,
  type PanelClosing,
  type PanelStack,
  type WantedPanels,
  withOnTop,
} from './panels.ts';

/** The panels to draw, and what stands in the way of closing the top one. */
export interface PanelsView<P> {
  readonly stack: PanelStack<P>;
  /** The notice or question of the top panel; null without one. */
  readonly notice: Exclude<PanelClosing, { readonly result: 'allow' }> | null;
}

/** [W-SHELL-16] The panels above the page; each was opened from the one below it. */
export interface PanelStore<P> {
  readonly view$: Behavior<PanelsView<P>>;
  /** If its address is open already, that panel comes to the top. */
  open(panel: Panel<P>): void;
  /** Lets the panel decide how it may close; without this it closes at once. Returns the function that undoes this. */
  guard(id: number, mayClose: () => PanelClosing): () => void;
  /** Closes the top panel, if its guard allows it. */
  close(): void;
  /** [W-SHELL-14] Closes the panels above one, from the top, until one must stay. */
  backTo(id: number): void;
  /** [W-SHELL-22] Answers a question; false closes a notice. */
  answer(isYes: boolean): void;
  keepOpen(id: number, isOn: boolean): void;
  /** [W-SHELL-28] The panel's record was created, so its data is no longer unsaved. */
  created(id: number): void;
  /** The page's address changed: its panels are shown once the guards of the closing ones allow it. */
  follow(wanted: WantedPanels): void;
}

/** How a link or a reload finds its panel. */
export interface PanelNeeds<P> {
  /** The panel of an address; null if the address is unknown. */
  readonly panelAt: (address: string) => Panel<P> | null;
}

/** The target of the stack, once the guards of the closing panels allow it. */
interface Aim<P> {
  readonly depth: number;
  readonly added: readonly Panel<P>[];
}

/** The panels beside a page. Each is in the address, so that a reload or a link opens it again. */
export function createPanelStore<P>({ panelAt }: PanelNeeds<P>): PanelStore<P> {
  const stack$ = new BehaviorSubject<PanelStack<P>>([]);
  const notice$ = new BehaviorSubject<PanelsView<P>['notice']>(null);
  const guards = new Map<number, () => PanelClosing>();
  let nextId = 1;
  let aim: Aim<P> = { depth: 0, added: [] };

  const isSaying = () => notice$.value !== null;
  const put = (panel: Panel<P>) => stack$.next(withOnTop(stack$.value, panel, nextId++));

  const closeTop = () => stack$.next(stack$.value.slice(0, -1));

  function goOn(): void {
    for (let top = stack$.value.at(-1); top && stack$.value.length > aim.depth; top = stack$.value.at(-1)) {
      const closing = guards.get(top.id)?.() ?? { result: 'allow' };
      if (closing.result !== 'allow') {
        notice$.next(closing);
        return;
      }
      closeTop();
    }
    for (const panel of aim.added) put(panel);
  }

  /** Whether the question of the top panel is outdated, for example as its data has been saved. */
  function isOver(): boolean {
    const top = stack$.value.at(-1);
    return top === undefined || (guards.get(top.id)?.().result ?? 'allow') === 'allow';
  }

  function goFor(next: Aim<P>): void {
    if (isSaying() && !isOver()) return;
    if (isSaying()) notice$.next(null);
    aim = next;
    goOn();
  }

  return {
    view$: derive({ stack: stack$, notice: notice$ }, (view): PanelsView<P> => view),
    open(panel) {
      const { address } = panel;
      if (isSaying()) return; // the panel with the question stays on top
      const there = address === undefined ? -1 : stack$.value.findIndex((other) => other.address === address);
      if (there !== -1) goFor({ depth: there + 1, added: [] });
      else if (stack$.value.length < MOST_PANELS) put(panel);
    },
    guard(id, mayClose) {
      guards.set(id, mayClose);
      return () => {
        if (guards.get(id) === mayClose) guards.delete(id);
      };
    },
    close: () => goFor({ depth: stack$.value.length - 1, added: [] }),
    backTo(id) {
      const at = stack$.value.findIndex((panel) => panel.id === id);
      if (at !== -1) goFor({ depth: at + 1, added: [] });
    },
    answer(isYes) {
      const notice = notice$.value;
      notice$.next(null);
      if (!isYes || notice?.result !== 'confirm') return;
      closeTop();
      goOn();
    },
    keepOpen: (id, keepsOpen) =>
      stack$.next(stack$.value.map((panel) => (panel.id === id ? { ...panel, keepsOpen } : panel))),
    created(id) {
      if (stack$.value.at(-1)?.id === id) notice$.next(null);
      stack$.next(afterCreating(stack$.value, id));
    },
    follow(wanted) {
      const stack = stack$.value;
      const depth = commonDepth(stack, wanted);
      const missing = wanted.addresses.slice(depth).map(panelAt);
      const isKnown = missing.every((panel) => panel !== null);
      // An unknown address makes the whole text invalid.
      const goal = isKnown ? { depth: depth, added: missing } : { depth: 0, added: [] };
      if (goal.depth < stack.length || goal.added.length > 0) goFor(goal);
    },
  };
}
