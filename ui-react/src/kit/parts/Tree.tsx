import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon, Shape } from '../Icon.tsx';
import layout from '../Layout.module.css';
import { FOLDER } from '../shapes.ts';
import { stepOf } from './choices.ts';
import styles from './Tree.module.css';

/** A branch of a tree, with those below it. */
export interface Branch {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  readonly branches: readonly Branch[];
}

interface TreeProps {
  readonly label: string;
  readonly branches: readonly Branch[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** A branch that is in sight. */
interface Shown {
  readonly branch: Branch;
  readonly level: number;
  readonly at: number;
  readonly among: number;
  readonly parent: string | null;
}

/** Folders in folders, one of them chosen. The arrows go through those in sight, open and close them. */
export function Tree({ label, branches, chosen, onChoose }: TreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(pathTo(branches, chosen) ?? []));
  const [current, setCurrent] = useState(chosen);
  const tree = useRef<HTMLDivElement>(null);
  const shown = shownOf(branches, open, 1, null);
  const at = Math.max(
    0,
    shown.findIndex(({ branch }) => branch.id === current),
  );

  const turn = (id: string, isOpen: boolean): void => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const go = (next: number): void => {
    const one = shown[next];
    if (!one) return;
    setCurrent(one.branch.id);
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]').item(next)?.focus();
  };

  function press(event: KeyboardEvent): void {
    const one = shown[at];
    if (!one) return;
    const { branch, parent } = one;
    const isOpen = open.has(branch.id);
    const next = stepOf(event.key, at, shown.length, 'column');
    if (next !== null) go(next);
    else if (event.key === 'ArrowRight' && branch.branches.length > 0) {
      if (isOpen) go(at + 1);
      else turn(branch.id, true);
    } else if (event.key === 'ArrowLeft') {
      if (isOpen && branch.branches.length > 0) turn(branch.id, false);
      else go(shown.findIndex((other) => other.branch.id === parent));
    } else if (event.key === 'Enter' || event.key === ' ') onChoose(branch.id);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={tree} role="tree" aria-label={label} className={styles.tree} onKeyDown={press}>
      {shown.map(({ branch: { id, title, count, branches: below }, level, at: place, among }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree itself hears the keys of all
        <div
          key={id}
          role="treeitem"
          tabIndex={index === at ? 0 : -1}
          className={styles.branch}
          aria-level={level}
          aria-posinset={place}
          aria-setsize={among}
          aria-selected={id === chosen}
          aria-expanded={below.length > 0 ? open.has(id) : undefined}
          data-level={Math.min(level, DEEPEST)}
          onClick={() => {
            setCurrent(id);
            onChoose(id);
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's own way, as the arrows are the keyboard's */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
          <span
            className={styles.turn}
            data-turn={below.length > 0 || undefined}
            onClick={(event) => {
              if (below.length === 0) return;
              event.stopPropagation();
              turn(id, !open.has(id));
            }}
          >
            {below.length > 0 && <Icon name="right" />}
          </span>
          <Shape path={FOLDER} />
          <span className={`${layout.ellipsis} ${styles.title}`}>{title}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </div>
      ))}
    </div>
  );
}

/** No branch is indented further than this. */
const DEEPEST = 6;

const shownOf = (
  branches: readonly Branch[],
  open: ReadonlySet<string>,
  level: number,
  parent: string | null,
): readonly Shown[] =>
  branches.flatMap((branch, index) => [
    { branch, level, at: index + 1, among: branches.length, parent },
    ...(open.has(branch.id) ? shownOf(branch.branches, open, level + 1, branch.id) : []),
  ]);

/** The branches above the one with an id; null where there is none. */
function pathTo(branches: readonly Branch[], id: string): readonly string[] | null {
  for (const branch of branches) {
    if (branch.id === id) return [];
    const below = pathTo(branch.branches, id);
    if (below) return [branch.id, ...below];
  }
  return null;
}
