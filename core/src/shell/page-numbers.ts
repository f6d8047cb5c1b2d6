/** The number of pages named on each side of the current one. */
const AROUND = 1;

/** The first and last page, and those around the current one. Null is a gap of two pages or more. */
export function pageNumbers(page: number, count: number): readonly (number | null)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const isNear = (number: number) => number === 1 || number === count || Math.abs(number - page) <= AROUND;
  // A gap of one page is no shorter than the page itself.
  const isNamed = (number: number) => isNear(number) || (isNear(number - 1) && isNear(number + 1));
  return all.flatMap((number) => (isNamed(number) ? [number] : isNamed(number - 1) ? [null] : []));
}
