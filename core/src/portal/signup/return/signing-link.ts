import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { Departure } from '../../../shell/departure.ts';
import type { FlowDraft } from '../drafts/kept.ts';

/** Where what was sent is signed; null where there is no place that a page may be left for. */
export const signingLink = (
  draft$: Behavior<FlowDraft>,
  { mayLeaveFor }: Pick<Departure, 'mayLeaveFor'>,
): Behavior<string | null> =>
  derive({ draft: draft$ }, ({ draft: { sent } }) => (sent?.link && mayLeaveFor(sent.link) ? sent.link : null));
