// What a member has to pay.
import { openPortal } from '@felles/adapters-http/portal';
import { createInvoices } from '@felles/adapters-http/portal/areas/invoices';
import { createLogin } from '@felles/adapters-http/portal/areas/session';
import { filter, firstValueFrom } from 'rxjs';

/** Logs a member in. Returns the sum to pay in kroner, and the titles of the invoices that may be paid. */
export async function toPay(root: string, code: string, phone: string, password: string) {
  const portal = await openPortal({ root, code });
  const login = createLogin(portal);
  login.open();
  login.form.change({ phone, password });
  login.form.save();
  await firstValueFrom(login.done$.pipe(filter(Boolean)));
  const invoices = createInvoices(portal, { navigation: { origin: root, go: () => undefined } });
  invoices.open();
  const { unpaid } = await firstValueFrom(invoices.view$.pipe(filter((view) => view.unpaid.status === 'ready')));
  portal.close();
  if (unpaid.status !== 'ready') return null;
  const payable = unpaid.value.invoices.filter(({ offer }) => offer === 'pay');
  return { total: unpaid.value.total, payable: payable.map(({ title }) => title) };
}
