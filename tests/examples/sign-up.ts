// A sign-up, and what it lacks.
import { openPortal } from '@felles/adapters-http/portal';
import { createNewProfile } from '@felles/adapters-http/portal/areas/new-profile';
import { no, textOf } from '@felles/core/texts';
import { filter, firstValueFrom } from 'rxjs';

/** Signs a visitor up without a membership. Returns what the form still lacks; nothing once the profile is made. */
export async function signUp(root: string, code: string, typed: Readonly<Record<'firstname' | 'lastname', string>>) {
  const portal = await openPortal({ root, code });
  const page = createNewProfile(portal);
  page.open();
  await firstValueFrom(page.view$.pipe(filter(({ departments }) => departments.status === 'ready')));
  page.person.change('firstname', typed.firstname);
  page.person.change('lastname', typed.lastname);
  page.create();
  const { problems } = page.person.view$.value;
  portal.close();
  return Object.values(problems).map((problem) => textOf(no, problem));
}
