import '../../i18n/catalogs/figure.ts';

import type { Load } from '@felles/core';
import type { Staleness } from '@felles/core/data';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { lazily } from '../../react/lazily.ts';
import { Button } from '../Button.tsx';
import { FetchedPart } from '../FetchedPart.tsx';
import { Hidden } from '../Hidden.tsx';
import layout from '../Layout.module.css';
import { Loaded } from '../states/Loaded.tsx';
import styles from './Figure.module.css';
import { FigureTable } from './FigureTable.tsx';
import { type FigureData, type FigureKind, isWithoutNumbers } from './figure-data.ts';

interface FigureProps {
  readonly title: string;
  /** False where the page around the figure shows its title already: the title is then for screen readers only. */
  readonly isTitled?: boolean;
  readonly kind: FigureKind;
  readonly load: Load<FigureData>;
  readonly words: { readonly some: string; readonly all: string };
  readonly again: () => void;
  /** Shown when there is no number at all: a `StateNote`. */
  readonly empty: ReactNode;
  /** Set where the shown data could not be refreshed. */
  readonly old?: Staleness | null;
}

const chart = lazily(async () => (await import('./Chart.tsx')).Chart);

/** A chart with its title, and its numbers as a table one press away. */
export function Figure({ title, isTitled = true, kind, load, words, again, empty, old = null }: FigureProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {isTitled ? title : <Hidden>{title}</Hidden>}
      </figcaption>
      <Loaded
        load={load}
        words={words}
        again={again}
        isEmpty={isWithoutNumbers}
        empty={empty}
        old={old}
        skeleton={<div className={styles.waiting} aria-hidden="true" />}
      >
        {(data) => <Shown title={title} kind={kind} data={data} />}
      </Loaded>
    </figure>
  );
}

interface ShownProps {
  readonly title: string;
  readonly kind: FigureKind;
  readonly data: FigureData;
}

function Shown({ title, kind, data }: ShownProps) {
  const [isTable, setIsTable] = useState(false);
  const text = useText();
  const table = <FigureTable title={title} data={data} />;
  return (
    <>
      {isTable ? (
        table
      ) : (
        <FetchedPart
          code={chart}
          given={{ kind, data, name: text(`figure.${kind}`, { title }) }}
          waiting={<div className={styles.chart} />}
          instead={table}
        />
      )}
      <div className={layout.row2End}>
        {data.note !== undefined && <p className={styles.note}>{data.note}</p>}
        <Button kind="ghost" small onClick={() => setIsTable(!isTable)}>
          {text(isTable ? 'figure.chart' : 'figure.table')}
        </Button>
      </div>
    </>
  );
}
