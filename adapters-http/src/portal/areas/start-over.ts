import { draftsKey } from '@felles/core/internal/portal/signup/drafts-key';
import { firstValueFrom } from 'rxjs';
import type { Portal } from '../door.ts';

/** The parts of the portal that starting over empties: what this tab holds of the visitor. */
export type TabOfPortal = Pick<Portal, 'center' | 'drafts$' | 'place'>;

/** Whether a sign-up has text that starting over would lose. Its code is fetched only where there may be a sign-up. */
export async function hasUnsentText(portal: TabOfPortal): Promise<boolean> {
  const { code, tabStorage } = portal.place;
  const stored = await firstValueFrom(tabStorage.read(draftsKey(code)));
  if (portal.drafts$.value === null && !(stored.ok && stored.value)) return false;
  return (await import('./active-signup.ts')).isTextUnsent(portal);
}

/** [P-SIGNUP-04] [P-SIGNUP-93] Forgets every sign-up, but not the ids of a payment whose end is unknown. */
export function startOver({ center, drafts$, place: { code, tabStorage } }: TabOfPortal, isArrival: boolean): void {
  if (drafts$.value !== null) drafts$.value.startOver();
  else
    tabStorage.read(draftsKey(code)).subscribe((kept) => {
      if (kept.ok && kept.value) tabStorage.write(draftsKey(code), '').subscribe();
    });
  // The address of this page is meant for this visit.
  if (!isArrival) center.startOver();
}
