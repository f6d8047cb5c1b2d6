// The steps that several flows share.
import type { Stage } from './machine.ts';
import type { SignupProgress } from './progress.ts';
import { choiceReasons, personReasons, type Reason } from './reasons.ts';

/** Nothing blocks a visitor who has sent everything, so that they can finish. */
export const unlessSent =
  <P>(reasons: (progress: P) => readonly Reason[]) =>
  (progress: P & Pick<SignupProgress, 'sent'>): readonly Reason[] =>
    progress.sent === 'current' ? [] : reasons(progress);

/** The step with the choice of a department and a membership. */
export const choosing = unlessSent(choiceReasons);

/** [P-SIGNUP-89] The step that sends; done when the service has the current input. */
export const personalia = {
  step: 'personalia',
  reasons: unlessSent(personReasons),
  isDone: ({ sent }) => sent === 'current',
} as const satisfies Stage<'personalia', SignupProgress>;
