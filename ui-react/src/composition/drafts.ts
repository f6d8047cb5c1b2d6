import { activeSignup, createDraftStore, type DraftStore, hasUnsentText, type SignupFlow } from '@felles/core/portal';
import type { Container } from 'inversify';
import { bound, provide } from './token.ts';
import { CenterState, Drafts, Place } from './tokens.ts';

/** The drafts of the center: one for all sign-ups, so that what was typed in one is there in the next. */
export function composeDrafts(container: Container): DraftStore {
  if (!container.isBound(Drafts)) {
    provide(container, Drafts, [Place, CenterState], ({ centerCode, tabStorage }, center) =>
      createDraftStore(centerCode, tabStorage, center.isOpenedAnew),
    );
  }
  return bound(container, Drafts);
}

export async function composeActiveSignup(container: Container): Promise<() => SignupFlow | null> {
  const drafts = await readDrafts(container);
  return () => activeSignup(drafts);
}

export const composeUnsentText = async (container: Container): Promise<boolean> =>
  hasUnsentText(await readDrafts(container));

function readDrafts(container: Container): Promise<DraftStore> {
  const drafts = composeDrafts(container);
  return new Promise((resolve) => drafts.whenRead(() => resolve(drafts)));
}
