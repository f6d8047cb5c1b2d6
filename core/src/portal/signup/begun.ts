// Which sign-up a visitor is in the middle of, for the pages that are about something else.
import { filter, type Subscription, take } from 'rxjs';
import * as z from 'zod/mini';
import type { SignupFlow } from '../tracking/happenings.ts';
import type { KeptDrafts } from './kept.ts';

const Begun = z.enum(['member', 'company', 'private']) satisfies z.ZodMiniType<SignupFlow>;

/** Keeps which one it is, for as long as its drafts are kept. */
export const keepBegun = (drafts: KeptDrafts, flow: SignupFlow): Subscription =>
  drafts.isRead$.pipe(filter(Boolean), take(1)).subscribe(() => drafts.keepArea('begun', flow));

/** The one whose page was shown last; null once it has come to its end, or the visitor has begun anew. */
export const begunSignup = (drafts: KeptDrafts): SignupFlow | null => drafts.area('begun', Begun);
