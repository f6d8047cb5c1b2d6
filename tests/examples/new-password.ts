import { openPortal } from '@felles/adapters-http/portal';
import { createNewPassword } from '@felles/adapters-http/portal/areas/session';
import { no, textOf } from '@felles/core/texts';
import { filter, firstValueFrom, map } from 'rxjs';

/** Asks for a new password by SMS. Returns what the page tells the member. */
export async function askForPassword(root: string, code: string, phone: string): Promise<string> {
  const portal = openPortal({ root, code });
  await firstValueFrom(portal.center.centerId$.pipe(filter((id) => id !== null)));
  const form = createNewPassword(portal);
  form.open();
  form.setPhone(phone);
  form.submit();
  const message$ = form.view$.pipe(map(({ sent, problem, failure }) => sent ?? problem ?? failure));
  const message = await firstValueFrom(message$.pipe(filter((now) => now !== null)));
  form.close();
  portal.close();
  return textOf(no, message);
}
