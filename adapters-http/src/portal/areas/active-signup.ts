import { activeSignup, hasUnsentText } from '@felles/core/internal/portal/signup/active-signup';
import type { DraftStore } from '@felles/core/internal/portal/signup/drafts';
import type { SignupFlow } from '@felles/core/portal/tracking';
import { draftsOf } from '../drafts.ts';

/** The parts of the portal that know the drafts of this tab. */
export type TabOfPortal = Parameters<typeof draftsOf>[0];

/** Which sign-up the visitor is in the middle of. */
export async function createActiveSignup(portal: TabOfPortal): Promise<() => SignupFlow | null> {
  const drafts = await readDrafts(portal);
  return () => activeSignup(drafts);
}

/** Whether a sign-up of this tab has text that was typed and not sent; it answers when the stored drafts are read. */
export const isTextUnsent = async (portal: TabOfPortal): Promise<boolean> => hasUnsentText(await readDrafts(portal));

/** The drafts, once the stored ones of the tab were read. */
function readDrafts(portal: TabOfPortal): Promise<DraftStore> {
  const drafts = draftsOf(portal);
  return new Promise((resolve) => drafts.whenRead(() => resolve(drafts)));
}
