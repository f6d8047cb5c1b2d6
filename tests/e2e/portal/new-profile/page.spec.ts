import { pressAt } from '../../support/keyboard.ts';
import { findNetwork, holdBack } from '../../support/network.ts';
import { newProfileOn } from '../../support/new-profile.ts';
import { expect, test } from '../../support/portal.ts';
import { asked, waitOutGuard } from '../../support/session.ts';

const ADDRESS = '/nordlys/member/profile';

test('goes on by itself once the place that was waited for is there, and sends nothing without a network', async ({
  page,
  context,
  portal,
}) => {
  const code: string[] = [];
  page.on('requestfinished', (request) => {
    const kind = /\/toasts-[^/]+\.(css|js)$/.exec(request.url())?.[1];
    if (kind) code.push(kind);
  });
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, place, missing, made, toast, postalCode } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await expect(postalCode).toBeVisible();
  // Code that could not be fetched when the visitor began to write is fetched when they go on.
  await context.setOffline(true);
  await postalCode.focus();
  await findNetwork(page, context);
  await fillIn();
  await expect(place).toHaveValue('Trondheim');
  const letGo = await holdBack(page, 'person.municipality');
  await postalCode.fill('5014');
  // Without a center there is nothing to wait for: missing fields are named, and leave the list as they are filled in.
  await chooseDepartment('Sentrum');
  await create.click();
  await expect(missing).toContainText('Poststed');
  await letGo();
  await expect(missing).toHaveCount(0);
  await expect(place).toHaveValue('Bergen');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('FORM');
  await chooseDepartment('Sentrum');
  // The first message of all on this page comes when its code cannot be fetched any more, and is there since somebody wrote.
  await expect.poll(() => code.toSorted()).toEqual(['css', 'js']);
  await context.setOffline(true);
  await waitOutGuard(page);
  await create.click();
  await expect(toast).toContainText('Vi får ikke kontakt med tjenesten.');
  expect(asked(portal.world, 'signup.createProfile')).toBe(0);
  await findNetwork(page, context);
  await waitOutGuard(page);
  const letCome = await holdBack(page, 'person.municipality');
  await postalCode.fill('7014');
  await create.dblclick();
  await expect(create).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Venter på poststedet …' })).toHaveCount(1);
  await expect(missing).toHaveCount(0);
  await letCome();
  await expect(made).toBeVisible();
  expect(asked(portal.world, 'signup.createProfile')).toBe(1);
});

test.describe('on a phone, by the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'no' });

  test('is created, and leads on to a password', async ({ page, portal }) => {
    await portal.open(ADDRESS);
    const { typeIn, field, made } = newProfileOn(page);
    await pressAt(page, page.getByRole('main').getByRole('button', { name: 'Sentrum', exact: true }));
    await typeIn();
    await pressAt(page, field('E-post'));
    await expect(made).toBeVisible();
    await pressAt(page, page.getByRole('link', { name: 'Få passord på SMS' }));
    await expect(page).toHaveURL(`${portal.origin}/nordlys/forgotten-password`);
    expect(portal.world.state.members).toHaveLength(1);
  });
});
