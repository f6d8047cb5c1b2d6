// The way back from a direct debit.
import { openPortal } from '@felles/adapters-http/portal';
import { createDirectDebit } from '@felles/adapters-http/portal/areas/direct-debit';
import type { PageAddress } from '@felles/core';

/** Whether a direct debit is set up, on the page that the bank has sent the visitor back to. */
export async function isDirectDebitSetUp(root: string, code: string, address: PageAddress): Promise<boolean> {
  const portal = await openPortal({ root, code, address });
  const page = createDirectDebit(portal, { navigation: { origin: root, go: () => undefined } });
  page.open();
  const isSetUp = page.isSetUp$.value;
  portal.close();
  return isSetUp;
}
