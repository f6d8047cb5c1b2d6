// How everything here is measured: the candidates take turns in one process on one machine, round after round, in
// changing order, so that whatever slows the machine down for a while slows all of them. What is compared is the
// ratio within a round; what is reported is the median of those ratios and the middle half of them.
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

/** Runs every candidate once a round and returns, by name, one figure per round; the first rounds are not counted. */
export async function takeTurns(candidates, { rounds, warmUp }) {
  const names = Object.keys(candidates);
  const figures = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of inOrderOf(round + warmUp, names)) {
      const figure = await candidates[name]();
      if (round >= 0) figures[name].push(figure);
    }
  }
  return figures;
}

/** One figure for each of so many times, one after another. */
export async function repeated(times, work) {
  const figures = [];
  while (figures.length < times) figures.push(await work());
  return figures;
}

/** A candidate whose figure is the milliseconds its work takes. `before` is not counted. */
export function timed(work, before = () => {}) {
  return () => {
    before();
    globalThis.gc?.();
    const began = performance.now();
    const result = work();
    const took = performance.now() - began;
    kept = result;
    return took;
  };
}

/** The last result, so that no engine may leave out work whose outcome nobody reads. */
export let kept;

/** The median of the figures and the quartiles around it. */
export function spread(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}

function quantile(sorted, share) {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)];
  return below + (sorted[Math.ceil(at)] - below) * (at - Math.floor(at));
}

/** The next that a process of the bench says, which it was asked for. */
export async function ask(child, wish) {
  child.send(wish);
  const [answer] = await once(child, 'message');
  if (answer.problem) throw new Error(answer.problem);
  return answer;
}

/** Every name comes first in its turn, and every second time the order is reversed: A B C, C B A, B C A, A C B … */
function inOrderOf(round, names) {
  const shift = Math.floor(round / 2) % names.length;
  const turned = [...names.slice(shift), ...names.slice(0, shift)];
  return round % 2 === 0 ? turned : turned.reverse();
}
