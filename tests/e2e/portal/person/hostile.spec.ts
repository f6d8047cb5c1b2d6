import { newProfileOn } from '../../support/new-profile.ts';
import { expect, test } from '../../support/portal.ts';
import { goesWrong } from '../../support/service.ts';

const ADDRESS = '/nordlys/member/profile';

test('leaves what was filled in in no address, console line, journal or lasting storage', async ({ page, portal }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => told.push(request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => told.push(frame.url()));
  await portal.open(ADDRESS);
  const { fillIn, chooseDepartment, create, place, made, toast, find, field } = newProfileOn(page);
  await chooseDepartment('Sentrum');
  await find.fill('10000021');
  await find.press('Enter');
  await expect(field('Fornavn')).toHaveValue('Sunniva');
  await fillIn({ first: 'Kanari-Kari', address: 'Kanariveien 7', email: 'kanari@demo.example' });
  await expect(place).toHaveValue('Trondheim');
  goesWrong(portal.world, { call: 'signup.createProfile', kind: 'wrong-shape', times: 1 });
  await create.click();
  await expect(toast).toBeVisible();
  await page.clock.setFixedTime(Date.UTC(2026, 10, 19, 10));
  await create.click();
  await expect(made).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title, document.cookie]),
  );
  const written = JSON.stringify([portal.world.observed, portal.world.state.ledger]);
  const places = [...told, kept, written];
  for (const canary of ['Kanari', 'kanari', '10000021', '1990-05-17', '17.05.1990'])
    expect(places.filter((place) => place.includes(canary))).toEqual([]);
});
