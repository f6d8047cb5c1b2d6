// Which walks a run takes.
import { inject } from 'vitest';

/**
 * The walks of a plain run are always the same ones; others are looked for with FELLES_SEED or npm run test:prop. One
 * walk alone is had again by its seed and path, which a failure says.
 */
export function walksOf(seed: number, share: number) {
  const isPlainRun = process.env['FELLES_SEED'] === undefined && inject('runs') <= 1_000;
  return {
    ...(isPlainRun && { seed }),
    numRuns: Math.ceil(inject('runs') / share),
    path: process.env['FELLES_PATH'] ?? '',
  };
}
