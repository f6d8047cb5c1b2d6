// The code that opens the door for a member.
import { openPortal } from '@felles/adapters-http/portal';
import { createCard } from '@felles/adapters-http/portal/areas/card';
import { createLogin } from '@felles/adapters-http/portal/areas/session';
import { whenDecided } from '@felles/core';
import { filter, firstValueFrom, map } from 'rxjs';

/** Logs a member in. Returns the number of the member and the code for the door, while there is one. */
export async function codeForTheDoor(root: string, code: string, phone: string, password: string) {
  const portal = await openPortal({ root, code });
  const login = createLogin(portal);
  login.open();
  login.form.change({ phone, password });
  login.form.save();
  await firstValueFrom(login.done$.pipe(filter(Boolean)));
  const card = createCard(portal);
  card.open();
  const state = await whenDecided(card.view$.pipe(map((view) => view.state)));
  const { number } = card.view$.value;
  portal.close();
  return { number, code: state.status === 'ready' ? state.code : null };
}
