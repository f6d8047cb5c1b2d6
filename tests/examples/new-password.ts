// A new password.
import { openPortal } from '@felles/adapters-http/portal';
import { createNewPassword } from '@felles/adapters-http/portal/areas/session';
import { no, textOf } from '@felles/core/texts';
import { combineLatest, filter, firstValueFrom, map } from 'rxjs';

/** Asks for a new password by SMS. Returns what the page tells the member. */
export async function askForPassword(root: string, code: string, phone: string): Promise<string> {
  const portal = await openPortal({ root, code });
  const { form, sent$, open } = createNewPassword(portal);
  open();
  form.change({ phone });
  form.save();
  const message$ = combineLatest([sent$, form.view$]).pipe(
    map(([sent, { problems, saving }]) => sent ?? problems.phone ?? saving.failure),
  );
  const message = await firstValueFrom(message$.pipe(filter((now) => now !== null)));
  portal.close();
  return textOf(no, message);
}
