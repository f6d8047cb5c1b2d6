// Which sign-up a visitor is in the middle of, for the pages that are about something else.
import { filter, type Subscription, take } from 'rxjs';
import * as z from 'zod/mini';
import { MembershipDraft } from '../../membership/model.ts';
import { PersonDraft } from '../../person/draft.ts';
import { SponsorCodeDraft, SponsorContactDraft } from '../../sponsor/model.ts';
import type { SignupFlow } from '../../tracking/happenings.ts';
import { DRAFT_FLOWS, type KeptDrafts } from './kept.ts';

const Begun = z.enum(['member', 'company', 'private']) satisfies z.ZodMiniType<SignupFlow>;

/** Keeps which one it is, for as long as its drafts are kept. */
export const keepBegun = (drafts: KeptDrafts, flow: SignupFlow): Subscription =>
  drafts.isRead$.pipe(filter(Boolean), take(1)).subscribe(() => drafts.keepArea('begun', flow));

/** The sign-up whose page was shown last; null where the visitor only looked at it, has finished it, or has begun anew. */
export function begunSignup(drafts: KeptDrafts): SignupFlow | null {
  const flow = drafts.area('begun', Begun);
  return flow !== null && hasSomething(drafts, flow) ? flow : null;
}

/** [P-SHELL-41] Whether something was typed and not sent: starting over loses it. */
export const hasUnsentText = (drafts: KeptDrafts): boolean =>
  hasText(drafts) && DRAFT_FLOWS.every((flow) => drafts.flow(flow).sent === null);

/** Whether there is anything to go on with: something typed, chosen or sent. */
const hasSomething = (drafts: KeptDrafts, flow: SignupFlow): boolean =>
  drafts.flow(flow).sent !== null ||
  // A department alone may be the only one there is, or come from an address.
  isThere(drafts.area('membership', MembershipDraft)?.membership) ||
  isThere(drafts.area('person', PersonDraft)?.approvedTerms) ||
  hasText(drafts);

const hasText = (drafts: KeptDrafts): boolean =>
  isThere(drafts.area('person', PersonDraft)?.changes) ||
  isThere(drafts.area('code', SponsorCodeDraft)?.code) ||
  isThere(drafts.area('contact', SponsorContactDraft)?.phone);

/** A field that was emptied again counts as never filled in. */
function isThere(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isThere);
  return value !== undefined && value !== null && value !== '';
}
