import { explainFailure } from '@felles/core';
import type { Row } from '@felles/core/data';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon, Shape, Spinner } from '../Icon.tsx';
import { CLOCK, HOURGLASS } from '../shapes.ts';
import styles from './RowState.module.css';
import type { RowActions, RowLook } from './table-of.ts';

interface RowStateProps {
  readonly row: Row<unknown>;
  readonly look: RowLook;
  /** Say more than the look. */
  readonly outcome?: string | undefined;
  readonly reasonOf?: RowActions<unknown>['reasonOf'];
}

/** The state of a row: in words, never by colour alone. The place is there before the words, so they are heard. */
export function RowState({ row, look, outcome, reasonOf }: RowStateProps) {
  const own = useWords(row, look, reasonOf);
  const words = outcome ?? own;
  return (
    <span role="status" className={styles.state} data-look={look}>
      {MARKS[look]}
      {words && <span>{words}</span>}
    </span>
  );
}

const MARKS: Readonly<Record<RowLook, ReactNode>> = {
  settled: null,
  waiting: <Shape path={CLOCK} />,
  saving: <Spinner />,
  saved: <Icon name="check" />,
  failed: <Icon name="alert" />,
  uncertain: <Shape path={HOURGLASS} />,
};

function useWords({ failure }: Row<unknown>, look: RowLook, reasonOf: RowActions<unknown>['reasonOf']): string {
  const text = useText();
  switch (look) {
    case 'settled':
      return '';
    case 'failed':
      if (!failure) return text('row.failed');
      return text('row.failedWhy', { reason: reasonOf?.(failure) ?? text(explainFailure(failure)) });
    case 'waiting':
    case 'saving':
    case 'saved':
    case 'uncertain':
      return text(`row.${look}`);
  }
}
