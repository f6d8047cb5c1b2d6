// What a figure shows: for each name along its foot, a number of each series.

export const FIGURE_KINDS = ['bars', 'stacked', 'line'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A colour with a meaning; two colours of the brand are used beside each other. */
export type FigureTone = 'first' | 'second' | 'mute' | 'info' | 'ok' | 'warn' | 'bad';

export interface FigureData {
  /** What the names are: "Uke". */
  readonly head: string;
  readonly names: readonly string[];
  /** The colour of each name, where colours distinguish the names and not the series. */
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

const NUMBERS = new Intl.NumberFormat('nb-NO');

/** Writes a number that has no unit. */
export const plainly = (number: number): string => NUMBERS.format(number);

/** Whether there is no number in it at all. */
export const isWithoutNumbers = ({ names, series }: FigureData): boolean =>
  series.every(({ numbers }) => names.every((_, at) => (numbers[at] ?? null) === null));
