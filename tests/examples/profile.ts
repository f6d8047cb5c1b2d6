// Logging in, and changing the profile.
import { openPortal } from '@felles/adapters-http/portal';
import { createProfile } from '@felles/adapters-http/portal/areas/profile';
import { createLogin } from '@felles/adapters-http/portal/areas/session';
import { filter, firstValueFrom } from 'rxjs';

/** Logs a member in and changes the email address. Returns the titles of the member's agreements. */
export async function changeEmail(root: string, code: string, phone: string, password: string, email: string) {
  const portal = await openPortal({ root, code });
  const login = createLogin(portal);
  login.open();
  login.form.change({ phone, password });
  login.form.save();
  await firstValueFrom(login.done$.pipe(filter(Boolean)));
  const profile = createProfile(portal, { navigation: { origin: root, go: () => undefined } });
  profile.open();
  await firstValueFrom(profile.view$.pipe(filter(({ status }) => status === 'ready')));
  profile.type('email', email);
  profile.save();
  const saved$ = profile.view$.pipe(filter((view) => view.status === 'ready' && view.form.hasChanges === false));
  const view = await firstValueFrom(saved$);
  portal.close();
  return view.status === 'ready' ? view.agreements.map(({ title }) => title) : [];
}
