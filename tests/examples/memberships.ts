// Memberships and prices.
import { openPortal } from '@felles/adapters-http/portal';
import { createRegister } from '@felles/adapters-http/portal/areas/register';
import { en, textOf } from '@felles/core/texts';
import { filter, firstValueFrom } from 'rxjs';

/** The memberships that a visitor can choose at a department, with their prices in English. */
export async function membershipsAt(root: string, code: string, departmentId: number): Promise<readonly string[]> {
  const portal = await openPortal({ root, code });
  const { standard, membership } = createRegister(portal, { navigation: { origin: root, go: () => undefined } });
  standard.open();
  await firstValueFrom(membership.view$.pipe(filter(({ departments }) => departments.status === 'ready')));
  membership.chooseDepartment(departmentId);
  const { memberships } = await firstValueFrom(
    membership.view$.pipe(filter((view) => view.memberships.status === 'ready')),
  );
  portal.close();
  return memberships.cards.map(({ title, price, rhythm }) => `${title}: ${price} ${textOf(en, rhythm)}`);
}
