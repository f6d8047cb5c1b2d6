// The steps of the register with direct debit only.
import { stepMachine } from '../steps/machine.ts';
import type { SignupProgress } from '../steps/progress.ts';
import { choosing, personalia } from '../steps/stages.ts';

/** [P-SIGNUP-07] In this order; at `confirm` the member signs direct debit. */
export type StandardStep = 'center' | 'personalia' | 'confirm';

export interface StandardProgress extends SignupProgress {
  /** Whether there is an allowed address for signing. */
  readonly canSign: boolean;
}

/** [P-SIGNUP-08] [P-SIGNUP-89] The service has the member before `confirm`; only the signing is left there. */
export const standardMachine = stepMachine<StandardStep, StandardProgress>([
  { step: 'center', reasons: choosing },
  personalia,
  { step: 'confirm', reasons: ({ canSign }) => (canSign ? [] : [{ kind: 'linkMissing' }]) },
]);
