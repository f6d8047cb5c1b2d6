// The steps of the sign-up with a private sponsor.
import { stepMachine } from '../steps/machine.ts';
import type { SignupProgress } from '../steps/progress.ts';
import { choosing, personalia } from '../steps/stages.ts';

/** [P-SIGNUP-43] In this order; at `payer` the member names the person who will pay. */
export type PrivateStep = 'agreement' | 'personalia' | 'payer';

/** [P-SIGNUP-47] [P-SIGNUP-48] [P-SIGNUP-49] The payer is asked only once the service knows the member. */
export const privateMachine = stepMachine<PrivateStep, SignupProgress>([
  { step: 'agreement', reasons: choosing },
  personalia,
  { step: 'payer', reasons: () => [] },
]);
