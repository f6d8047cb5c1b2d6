// The scale beside the columns of a chart.

const STEPS = 4;
const ROUND = [1, 2, 5, 10] as const;

/** The round numbers from zero up to one that the largest does not pass. */
export function scaleOf(most: number): readonly number[] {
  if (!(most > 0)) return [0, 1];
  const power = Math.floor(Math.log10(most / STEPS));
  const factor = ROUND.find((one) => timesTen(one, power) * STEPS >= most) ?? 10;
  const step = timesTen(factor, power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => timesTen(at * factor, power));
}

/** 3 tenths are 0.3 and not 0.30000000000000004. */
const timesTen = (number: number, power: number): number => (power < 0 ? number / 10 ** -power : number * 10 ** power);
