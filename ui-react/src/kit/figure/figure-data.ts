// A figure: for each name, a number of each series.

/** A colour with a meaning; two colours of the brand are used beside each other. */
export type FigureTone = 'first' | 'second' | 'mute' | 'info' | 'ok' | 'warn' | 'bad';

export interface FigureData {
  readonly names: readonly string[];
  /** The colour of the sign before each name. A bad one has a bar of that colour, too. */
  readonly tones?: readonly FigureTone[];
  readonly series: readonly Series[];
  /** The name of the row of totals: "I alt". Without it there is no such row. */
  readonly sum?: string;
  /** The meaning of the numbers, in words: shown below them. */
  readonly note?: string;
}

export interface Series {
  readonly name: string;
  readonly tone?: FigureTone;
  /** In the order of the names; null where there is no number. Zero is one. */
  readonly numbers: readonly (number | null)[];
  /** Their total; null where it is unknown, and absent where they are not added up. */
  readonly total?: number | null;
  /** Writes its numbers, where they are written otherwise than the others. */
  readonly format?: (number: number) => string;
}

const NUMBERS = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 });

/** A number as people write it; an unknown number is no zero. */
export const writtenFigure = (number: number | null | undefined): string =>
  number === null || number === undefined ? '–' : NUMBERS.format(number);

/** Whether there is no number in it at all. */
export const isWithoutNumbers = ({ names, series }: FigureData): boolean =>
  series.every(({ numbers }) => names.every((_, at) => (numbers[at] ?? null) === null));

/** Whether something was counted, and nothing was found: one sentence says so in the place of rows of zeros. */
export const isAllZero = (data: FigureData): boolean =>
  !isWithoutNumbers(data) && data.series.every(({ numbers }) => data.names.every((_, at) => !numbers[at]));

/** Two with the same name are distinguished by their place. */
export const distinctNames = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (${at + 1})`));
