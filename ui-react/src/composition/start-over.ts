import { draftsKey } from '@felles/core/portal';
import type { Container } from 'inversify';
import { firstValueFrom } from 'rxjs';
import { bound } from './token.ts';
import { CenterState, Drafts, Place } from './tokens.ts';

/** Whether a sign-up has text that starting over would lose. Its code is fetched only where there may be a sign-up. */
export async function hasUnsentText(container: Container): Promise<boolean> {
  const { centerCode, tabStorage } = bound(container, Place);
  const stored = await firstValueFrom(tabStorage.read(draftsKey(centerCode)));
  if (!container.isBound(Drafts) && !(stored.ok && stored.value)) return false;
  return (await import('./drafts.ts')).composeUnsentText(container);
}

/** [P-SIGNUP-04] [P-SIGNUP-93] Forgets every sign-up, but not the ids of a payment whose end is unknown. */
export function startOver(container: Container, isArrival: boolean): void {
  const { centerCode, tabStorage } = bound(container, Place);
  if (container.isBound(Drafts)) bound(container, Drafts).startOver();
  else
    tabStorage.read(draftsKey(centerCode)).subscribe((kept) => {
      if (kept.ok && kept.value) tabStorage.write(draftsKey(centerCode), '').subscribe();
    });
  // The address of this page is meant for this visit.
  if (!isArrival) bound(container, CenterState).startOver();
}
