import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { Departure } from '../../../shell/departure.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';

/** Where to sign what was sent; null where it is no address that the page may lead to. */
export const signingLink = (
  draft$: Behavior<FlowDraft>,
  { mayLeaveFor }: Pick<Departure, 'mayLeaveFor'>,
): Behavior<string | null> =>
  derive({ draft: draft$ }, ({ draft: { sent } }) => (sent?.link && mayLeaveFor(sent.link) ? sent.link : null));
