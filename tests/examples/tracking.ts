// Consent, and counting.
import { memoryStorage, openPortal } from '@felles/adapters-http/portal';
import { createTracking } from '@felles/adapters-http/portal/areas/tracking';
import { filter, firstValueFrom, NEVER } from 'rxjs';

/** Asks a visitor for consent, and counts a choice. Returns the calls that the center's tracker got. */
export async function countChoice(root: string, code: string, agrees: boolean): Promise<readonly string[]> {
  const portal = await openPortal({ root, code });
  const calls: string[] = [];
  const tracker = {
    load: ({ kind }: { kind: string }) => void calls.push(kind),
    send: ({ name }: { name: string }) => void calls.push(name),
    mute: () => undefined,
    forget: () => undefined,
  };
  const saved = { ...memoryStorage(), writtenElsewhere: () => NEVER };
  const tracking = createTracking(portal, { saved, tracker, address: () => `/${code}/member` });
  await firstValueFrom(tracking.view$.pipe(filter(({ dialog }) => dialog === 'asking')));
  if (agrees) tracking.accept();
  else tracking.reject();
  tracking.record({ kind: 'membershipSelected', membershipId: 1101 });
  portal.close();
  return calls;
}
