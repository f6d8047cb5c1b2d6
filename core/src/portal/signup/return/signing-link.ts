import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { Departure } from '../../../shell/departure.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';

/** The address for signing; null if it is not allowed. */
export const signingLink = (
  draft$: Behavior<FlowDraft>,
  { mayLeaveFor }: Pick<Departure, 'mayLeaveFor'>,
): Behavior<string | null> =>
  derive({ draft: draft$ }, ({ draft: { sent } }) => (sent?.link && mayLeaveFor(sent.link) ? sent.link : null));
