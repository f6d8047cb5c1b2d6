// The steps that several flows share.
import type { Stage } from './machine.ts';
import type { Progress } from './progress.ts';
import { choiceReasons, personReasons, type Reason } from './reasons.ts';

/** Nothing holds up a visitor who has sent everything: they may finish what they have begun. */
export const unlessSent =
  <P>(reasons: (progress: P) => readonly Reason[]) =>
  (progress: P & Pick<Progress, 'sent'>): readonly Reason[] =>
    progress.sent === 'current' ? [] : reasons(progress);

/** Where a department and a membership are chosen. */
export const choosing = unlessSent(choiceReasons);

/** [P-SIGNUP-89] The step that sends: it is done when the service has all that is filled in now. */
export const personalia = {
  step: 'personalia',
  reasons: unlessSent(personReasons),
  isDone: ({ sent }) => sent === 'current',
} as const satisfies Stage<'personalia', Progress>;
