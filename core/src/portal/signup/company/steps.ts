// The sign-up with the code of a company that pays.
import { stepMachine } from '../steps/machine.ts';
import type { SignupProgress } from '../steps/progress.ts';
import type { Reason } from '../steps/reasons.ts';
import { choosing, personalia, unlessSent } from '../steps/stages.ts';

/** [P-SIGNUP-28] In this order; the code decides which departments the member can choose. */
export type CompanyStep = 'code' | 'agreement' | 'personalia';

export interface CompanyProgress extends SignupProgress {
  /** 'valid' only after the service has confirmed the current code. */
  readonly code: 'missing' | 'notChecked' | 'valid';
}

/** [P-SIGNUP-30] [P-SIGNUP-59] A code that the service has not confirmed is of no use to the later steps. */
const codeReasons = ({ code }: Pick<CompanyProgress, 'code'>): readonly Reason[] =>
  code === 'valid' ? [] : [{ kind: code === 'missing' ? 'codeMissing' : 'codeNotChecked' }];

/** [P-SIGNUP-32] [P-SIGNUP-34] [P-SIGNUP-35] [P-SIGNUP-36] A step opens when all before it are done. */
export const companyMachine = stepMachine<CompanyStep, CompanyProgress>([
  { step: 'code', reasons: unlessSent(codeReasons) },
  { step: 'agreement', reasons: choosing },
  personalia,
]);
