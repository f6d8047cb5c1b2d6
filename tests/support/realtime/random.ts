/** Chance that a seed repeats: the same seed, the same throws. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(things: readonly T[]): T;
}

/** mulberry32: small, quick, and good enough to choose faults by. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick<T>(things: readonly T[]): T {
      const thing = things[Math.floor(next() * things.length)];
      if (thing === undefined) throw new RangeError('there is nothing to pick from');
      return thing;
    },
  };
}
