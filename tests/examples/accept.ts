// Accepting to pay for another member.
import { openPortal } from '@felles/adapters-http/portal';
import { createSponsorAccept } from '@felles/adapters-http/portal/areas/sponsor';
import { type PageAddress, whenDecided } from '@felles/core';
import type { AcceptView } from '@felles/core/portal/sponsor';
import { filter, firstValueFrom } from 'rxjs';

/** Accepts to pay for another member, on the page that the link in the payer's message has opened. */
export async function acceptToPay(root: string, code: string, address: PageAddress): Promise<AcceptView> {
  const portal = await openPortal({ root, code, address });
  const page = createSponsorAccept(portal);
  page.open();
  await whenDecided(page.view$);
  page.accept();
  const ended$ = page.view$.pipe(filter(({ status }) => status !== 'loading' && status !== 'ready'));
  const view = await firstValueFrom(ended$);
  portal.close();
  return view;
}
