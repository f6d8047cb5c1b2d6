import '../../i18n/catalogs/lists.ts';

import type { Cell } from '@felles/core';
import type { PeriodQuestion } from '@felles/core/data';
import { csvOf } from '@felles/core/internal/shared/csv';
import { saveFile } from '../../browser/save-file.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../Button.tsx';
import { Shape } from '../Icon.tsx';
import { DOWNLOAD } from '../shapes.ts';

interface SaveTableProps {
  /** The name of the file. */
  readonly file: string;
  /** The effect of the button, where its own words are not enough. */
  readonly label?: string;
  /** The shown lines, heads first. */
  readonly rows: () => readonly (readonly Cell[])[];
}

/** Saves the shown rows as a file for a spreadsheet. */
export function SaveTable({ file, label, rows }: SaveTableProps) {
  const text = useText();
  return (
    <Button
      small
      aria-label={label ?? text('list.save')}
      onClick={() => saveFile(file, 'text/csv;charset=utf-8', csvOf(rows()))}
    >
      <Shape path={DOWNLOAD} />
      {text('list.csv')}
    </Button>
  );
}

/** The days of a file, for its name; empty for all days. */
export const fileDays = ({ from, to }: PeriodQuestion): string => [from, to].map((day) => day && `-${day}`).join('');
