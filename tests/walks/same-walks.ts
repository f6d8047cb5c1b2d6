// Which walks a run takes, and that enough of them come to where money is taken.
import fc from 'fast-check';
import { expect, inject } from 'vitest';
import type { Plan } from './run.ts';

/**
 * The walks of a plain run are always the same ones: what goes wrong in one of thousands is looked for on purpose, with
 * FELLES_SEED or npm run test:prop, and not by whoever has changed something else. One walk alone is had again by the
 * command that a failure says.
 */
export function walksOf(file: string, seed: number, share: number) {
  const isPlainRun = process.env['FELLES_SEED'] === undefined && inject('runs') <= 1_000;
  return {
    asyncReporter: async (details: fc.RunDetails<[Plan]>): Promise<void> => {
      if (!details.failed) return;
      const again = `FELLES_SEED=${details.seed} FELLES_PATH=${details.counterexamplePath} FELLES_RUNS=1`;
      const command = `${again} npx vitest run --config tests/vitest.config.ts --project prop walks/${file}`;
      throw new Error(`${await fc.asyncDefaultReportMessage(details)}\n\nThe same walk again:\n${command}`, {
        cause: details.errorInstance,
      });
    },
    ...(isPlainRun && { seed }),
    numRuns: Math.ceil(inject('runs') / share),
    path: process.env['FELLES_PATH'] ?? '',
  };
}

/** One way to sign up of six is paid at once, and few of those who go it end without having paid. */
const CHARGED = 0.1;
/** Of so few walks nothing can be expected. */
const MANY = 100;

/** Counts the walks in which an invoice was charged: without one they would prove nothing of paying. */
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
