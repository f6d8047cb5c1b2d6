// The visitor's unfinished sign-up, for other pages.
import * as z from 'zod/mini';
import { MembershipDraft } from '../membership/model.ts';
import { PersonDraft } from '../person/draft.ts';
import { SponsorCodeDraft, SponsorContactDraft } from '../sponsor/model.ts';
import type { SignupFlow } from '../tracking/visitor-actions.ts';
import { DRAFT_FLOWS, type DraftFlow, type DraftStore } from './drafts.ts';

const ActiveSignup = z.enum(['member', 'company', 'private']) satisfies z.ZodMiniType<SignupFlow>;

/** The sign-up shown last; null if nothing was filled in, or it is finished or was started over. */
export function activeSignup(drafts: DraftStore): SignupFlow | null {
  const flow = drafts.area('activeSignup', ActiveSignup);
  return flow !== null && hasSomething(drafts, flow) ? flow : null;
}

/** [P-SHELL-41] Whether starting over would lose typed text. */
export const hasUnsentText = (drafts: DraftStore): boolean =>
  hasText(drafts) && !DRAFT_FLOWS.some((flow) => hasSent(drafts, flow));

const hasSent = (drafts: DraftStore, flow: DraftFlow): boolean => drafts.flow(flow).draft$.value.sent !== null;

/** Whether anything was typed, chosen or sent. */
const hasSomething = (drafts: DraftStore, flow: SignupFlow): boolean =>
  hasSent(drafts, flow) ||
  // A department alone does not count: it may be the only one, or come from the address.
  isThere(drafts.area('membership', MembershipDraft)?.membership) ||
  isThere(drafts.area('person', PersonDraft)?.approvedTerms) ||
  hasText(drafts);

const hasText = (drafts: DraftStore): boolean =>
  isThere(drafts.area('person', PersonDraft)?.changes) ||
  isThere(drafts.area('code', SponsorCodeDraft)?.code) ||
  isThere(drafts.area('contact', SponsorContactDraft)?.phone);

/** An emptied field does not count. */
function isThere(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isThere);
  return value !== undefined && value !== null && value !== '';
}
