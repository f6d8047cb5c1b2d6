// Ending an agreement by the terms that were shown.
import { openPortal } from '@felles/adapters-http/portal';
import { createAgreement } from '@felles/adapters-http/portal/areas/agreement';
import { createLogin } from '@felles/adapters-http/portal/areas/session';
import { endRequestOf } from '@felles/core/portal/agreement';
import { filter, firstValueFrom } from 'rxjs';

/** Logs a member in and ends an agreement. Returns the number of the receipt. */
export async function endAgreement(root: string, code: string, phone: string, password: string, contractId: string) {
  const portal = await openPortal({ root, code });
  const login = createLogin(portal);
  login.open();
  login.form.change({ phone, password });
  login.form.save();
  await firstValueFrom(login.done$.pipe(filter(Boolean)));
  const agreement = createAgreement(portal);
  agreement.open();
  agreement.show(contractId);
  const ready$ = agreement.view$.pipe(filter((view) => view.status === 'ready'));
  const request = endRequestOf((await firstValueFrom(ready$)).terms);
  if (request) agreement.run({ kind: 'end', request });
  const { terms } = await firstValueFrom(ready$.pipe(filter(({ progress }) => progress.status === 'done')));
  portal.close();
  return terms.receipt?.number ?? null;
}
