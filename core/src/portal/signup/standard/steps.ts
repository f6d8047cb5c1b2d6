// The register of a center whose members pay by direct debit alone.
import { stepMachine } from '../steps/machine.ts';
import type { Progress } from '../steps/progress.ts';
import { choosing, personalia } from '../steps/stages.ts';

/** [P-SIGNUP-07] */
export type StandardStep = 'center' | 'personalia' | 'confirm';

export interface StandardProgress extends Progress {
  /** Whether there is an address to sign at that a page may lead to. */
  readonly canSign: boolean;
}

/** [P-SIGNUP-08] [P-SIGNUP-89] */
export const standardMachine = stepMachine<StandardStep, StandardProgress>([
  { step: 'center', reasons: choosing },
  personalia,
  { step: 'confirm', reasons: ({ canSign }) => (canSign ? [] : [{ kind: 'linkMissing' }]) },
]);
