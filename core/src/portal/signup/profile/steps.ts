// The only step of a profile without a membership.
import { stepMachine } from '../steps/machine.ts';
import type { SignupProgress } from '../steps/progress.ts';
import { departmentReasons, type Reason } from '../steps/reasons.ts';

/** [P-SIGNUP-52] The personal data counts as complete only with approved terms. */
export type NewProfileProgress = Pick<
  SignupProgress,
  'departmentId' | 'personIsComplete' | 'age' | 'sent' | 'isSending'
>;

const reasons = (progress: NewProfileProgress): readonly Reason[] => [
  ...departmentReasons(progress),
  ...(progress.personIsComplete ? [] : [{ kind: 'personIncomplete' } as const]),
  ...(progress.age.kind === 'allowed' ? [] : [{ kind: 'age', decision: progress.age } as const]), // [P-PERSON-56]
  ...(progress.isSending ? [{ kind: 'sending' } as const] : []),
];

/** [P-SIGNUP-51] [P-SIGNUP-52] [P-SIGNUP-53] Nothing is sent before department, person and age are right. */
export const newProfileMachine = stepMachine<'profile', NewProfileProgress>([
  { step: 'profile', reasons, isDone: ({ sent }) => sent === 'current' },
]);
