// A sign-up that another person pays.
import { openPortal } from '@felles/adapters-http/portal';
import { createPrivateSignup } from '@felles/adapters-http/portal/areas/private-signup';
import type { PersonStore } from '@felles/core/portal/person';
import { no, textOf } from '@felles/core/texts';
import { filter, firstValueFrom } from 'rxjs';

/** The texts of the form, each with its field. */
type Typed = readonly Readonly<Parameters<PersonStore['change']>>[];

/** Signs an adult up for a membership that another person pays, and asks that person. Returns what came of it. */
export async function askPayer(
  root: string,
  code: string,
  [department, membership]: [number, number],
  typed: Typed,
  payer: string,
) {
  const portal = await openPortal({ root, code });
  const { store, ...signup } = createPrivateSignup(portal, { navigation: { origin: root, go: () => undefined } });
  store.open();
  signup.person.open();
  await firstValueFrom(signup.membership.view$.pipe(filter(({ departments }) => departments.status === 'ready')));
  signup.membership.chooseDepartment(department);
  await firstValueFrom(signup.membership.view$.pipe(filter(({ memberships }) => memberships.status === 'ready')));
  signup.membership.chooseMembership(membership);
  await firstValueFrom(store.view$.pipe(filter(({ next }) => !next.isBlocked)));
  store.next();
  for (const text of typed) signup.person.change(...text);
  signup.person.chooseBirthDate({ day: 17, month: 5, year: 1990 });
  signup.person.chooseGender('kvinne');
  signup.person.approveTerms(true);
  await firstValueFrom(signup.person.facts$.pipe(filter(({ information }) => information !== null)));
  store.next();
  await firstValueFrom(store.view$.pipe(filter(({ step }) => step === 'payer')));
  store.contact.type(payer);
  store.contact.send();
  const { status } = await firstValueFrom(store.contact.view$.pipe(filter((view) => view.status !== null)));
  portal.close();
  return status && textOf(no, status.words);
}
