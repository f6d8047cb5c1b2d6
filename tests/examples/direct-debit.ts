// The way back from a direct debit.
import { openPortal } from '@felles/adapters-http/portal';
import { createDirectDebit } from '@felles/adapters-http/portal/areas/direct-debit';
import type { PageAddress } from '@felles/core';
import { filter, firstValueFrom } from 'rxjs';

/** Whether a direct debit is set up, on the page that the bank has sent the visitor back to. */
export async function isDirectDebitSetUp(root: string, code: string, address: PageAddress): Promise<boolean> {
  const portal = openPortal({ root, code, address });
  await firstValueFrom(portal.center.centerId$.pipe(filter((id) => id !== null)));
  const page = createDirectDebit(portal, { navigation: { origin: root, go: () => undefined } });
  page.open();
  const isSetUp = page.isSetUp$.value;
  page.close();
  portal.close();
  return isSetUp;
}
