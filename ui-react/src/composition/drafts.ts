import { begunSignup, createKeptDrafts, hasUnsentText, type KeptDrafts, type SignupFlow } from '@felles/core/portal';
import type { Container } from 'inversify';
import { filter, firstValueFrom } from 'rxjs';
import { bound, provide } from './token.ts';
import { CenterState, Drafts, Place } from './tokens.ts';

/** The drafts of the center: one for all sign-ups, so that what was typed in one is there in the next. */
export function composeDrafts(container: Container): KeptDrafts {
  if (!container.isBound(Drafts)) {
    provide(container, Drafts, [Place, CenterState], ({ centerCode, tabStorage }, center) =>
      createKeptDrafts(centerCode, tabStorage, center.isOpenedAnew),
    );
  }
  return bound(container, Drafts);
}

export async function composeBegunSignup(container: Container): Promise<() => SignupFlow | null> {
  const drafts = await readDrafts(container);
  return () => begunSignup(drafts);
}

export const composeUnsentText = async (container: Container): Promise<boolean> =>
  hasUnsentText(await readDrafts(container));

async function readDrafts(container: Container): Promise<KeptDrafts> {
  const drafts = composeDrafts(container);
  drafts.open();
  await firstValueFrom(drafts.isRead$.pipe(filter(Boolean)));
  return drafts;
}
