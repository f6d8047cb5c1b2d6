// The heights of the schedule's rows (pixels), as its styles have them: where they are many, none needs to be measured.
const LANE = 42;
const GAP = 3;
const AROUND = 10;
const LINE = 1;

export const heightOf = (lanes: number): number => lanes * LANE + (lanes - 1) * GAP + AROUND + LINE;
