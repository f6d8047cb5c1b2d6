import { createDraftStore, type DraftStore } from '@felles/core/internal/portal/signup/drafts';
import type { Portal } from './door.ts';

/** The drafts of the center: one store for all sign-ups, so that text typed in one is there in the next. */
export function draftsOf({ drafts$, place, center }: Pick<Portal, 'drafts$' | 'place' | 'center'>): DraftStore {
  const drafts = drafts$.value ?? createDraftStore(place.code, place.tabStorage, center.isOpenedAnew);
  if (drafts !== drafts$.value) drafts$.next(drafts);
  return drafts;
}
