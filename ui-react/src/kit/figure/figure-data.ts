// What a figure shows: for each name along its foot, a number of each series.

export const FIGURE_KINDS = ['bars', 'stacked', 'line'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export interface FigureData {
  /** What the names are: "Uke". */
  readonly head: string;
  readonly names: readonly string[];
  readonly series: readonly Series[];
  /** What the numbers are of, in words: stands below them. */
  readonly note?: string;
}

export interface Series {
  readonly name: string;
  /** In the order of the names; null where there is no number. Zero is one. */
  readonly numbers: readonly (number | null)[];
}

/** Whether there is no number in it at all. */
export const isWithoutNumbers = ({ names, series }: FigureData): boolean =>
  series.every(({ numbers }) => names.every((_, at) => (numbers[at] ?? null) === null));
