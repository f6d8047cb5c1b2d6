// The sign-up of a member whom another person pays for.
import { stepMachine } from '../steps/machine.ts';
import type { Progress } from '../steps/progress.ts';
import { choosing, personalia } from '../steps/stages.ts';

/** [P-SIGNUP-43] */
export type PrivateStep = 'agreement' | 'personalia' | 'payer';

/** [P-SIGNUP-47] [P-SIGNUP-48] [P-SIGNUP-49] The payer is asked only for a member the service knows. */
export const privateMachine = stepMachine<PrivateStep, Progress>([
  { step: 'agreement', reasons: choosing },
  personalia,
  { step: 'payer', reasons: () => [] },
]);
