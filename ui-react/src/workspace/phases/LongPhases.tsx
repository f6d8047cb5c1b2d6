import type { PhaseGroup, ProjectPhase } from '@felles/core/workspace/phases';
import { Fragment, type ReactNode, useRef } from 'react';
import { useNearRows } from '../../kit/table/use-near-rows.ts';
import styles from './phases.module.css';

/** One after the other down the page: the head of a group, and its phases where it is open. */
export type Entry =
  | { readonly kind: 'group'; readonly key: string; readonly group: PhaseGroup }
  | { readonly kind: 'none'; readonly key: string; readonly group: PhaseGroup }
  | { readonly kind: 'phase'; readonly key: string; readonly phase: ProjectPhase };

export interface ListedEntries {
  readonly entries: readonly Entry[];
  readonly draw: (entry: Entry) => ReactNode;
}

/** Guesses, in pixels, until an entry is measured. */
const HEIGHTS = { group: 50, none: 44, phase: 62 } as const;
const heightOf = ({ kind }: Entry): number => HEIGHTS[kind];

const keyOf = ({ key }: Entry): string => key;

/** The entries of a long list near the window, and room for the others. One with the focus stays. */
export function LongPhases({ entries, draw }: ListedEntries) {
  const list = useRef<HTMLDivElement>(null);
  const { near, scrollMargin } = useNearRows({
    body: list,
    rows: entries,
    keyOf,
    heightOf,
  });
  const items = near.getVirtualItems();
  const ends = [scrollMargin, ...items.map(({ end }) => end)];
  const whole = scrollMargin + near.getTotalSize();
  return (
    <div ref={list} className={styles.list}>
      {items.map(({ key, index, start }, at) => {
        const entry = entries[index];
        return (
          entry && (
            <Fragment key={key}>
              <Room height={start - (ends[at] ?? start)} />
              <div ref={near.measureElement} data-index={index}>
                {draw(entry)}
              </div>
            </Fragment>
          )
        );
      })}
      <Room height={whole - (ends.at(-1) ?? whole)} />
    </div>
  );
}

/** The gap for entries that are left out. */
const Room = ({ height }: { readonly height: number }) => height > 0 && <div style={{ height }} />;
