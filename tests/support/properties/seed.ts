import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number;
    readonly runs: number;
  }
}

const STANDARD_RUNS = 300;

/** One seed for all properties of a run, printed so that the run can be had again: FELLES_SEED, FELLES_RUNS. */
export function setup(project: TestProject): void {
  const seed = wholeNumber('FELLES_SEED') ?? Date.now() % 2 ** 31;
  const runs = wholeNumber('FELLES_RUNS') ?? STANDARD_RUNS;
  project.provide('seed', seed);
  project.provide('runs', runs);
  project.vitest.logger.log(`Properties: ${runs} runs each, seed ${seed}`);
}

function wholeNumber(name: string): number | null {
  const text = process.env[name];
  if (text === undefined || text === '') return null;
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name} must be a whole number, not '${text}'`);
  return Number(text);
}
