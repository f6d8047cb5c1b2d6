// A payment.
import { openPortal } from '@felles/adapters-http/portal';
import { createPaymentPage } from '@felles/adapters-http/portal/areas/payment';
import { filter, firstValueFrom, Subject } from 'rxjs';

/** Starts the payment of an invoice. Returns the provider's address, where the payer continues. */
export async function payInvoice(root: string, code: string, invoiceId: string): Promise<string> {
  const portal = await openPortal({ root, code });
  const left$ = new Subject<string>();
  const navigation = { origin: root, go: (address: string) => left$.next(address) };
  const { payment } = createPaymentPage(portal, { navigation });
  payment.open(invoiceId);
  await firstValueFrom(payment.view$.pipe(filter(({ phase }) => phase.kind === 'toPay')));
  const address = firstValueFrom(left$);
  payment.pay();
  await address;
  portal.close();
  return address;
}
