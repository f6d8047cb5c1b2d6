// Which walks a run takes, and that enough of them come to where money is taken.
import { expect, inject } from 'vitest';

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

/** One way to sign up of six is paid at once, and few of those who go it end without having paid. */
const CHARGED = 0.1;
/** Of so few walks nothing can be expected. */
const MANY = 100;

/** Counts the walks in which an invoice was charged, so that none of what they prove of paying is proven of nothing. */
export function chargedWalks() {
  let walks = 0;
  let charged = 0;
  return {
    count(charges: number): void {
      walks += 1;
      if (charges > 0) charged += 1;
    },
    expectEnough(): void {
      if (walks >= MANY) expect(charged / walks, `${charged} of ${walks} walks have paid`).toBeGreaterThan(CHARGED);
    },
  };
}
