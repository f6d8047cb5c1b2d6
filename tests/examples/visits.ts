// How often a member has come.
import { openPortal } from '@felles/adapters-http/portal';
import { createLogin } from '@felles/adapters-http/portal/areas/session';
import { createVisits } from '@felles/adapters-http/portal/areas/visits';
import { filter, firstValueFrom } from 'rxjs';

/** Logs a member in. Returns the number of visits of each month, the newest month first. */
export async function visitsByMonth(root: string, code: string, phone: string, password: string) {
  const portal = await openPortal({ root, code });
  const login = createLogin(portal);
  login.open();
  login.form.change({ phone, password });
  login.form.save();
  await firstValueFrom(login.done$.pipe(filter(Boolean)));
  const visits = createVisits(portal);
  visits.open();
  const view = await firstValueFrom(visits.view$.pipe(filter(({ visits: known }) => known.status === 'ready')));
  portal.close();
  return view.visits.status === 'ready' ? view.visits.value.months.map(({ visits: own }) => own.length) : [];
}
