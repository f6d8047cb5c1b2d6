import { expect, test } from '../../support/portal.ts';
import { profileOn } from '../../support/profile.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { INGRID, loginOn, waitOutGuard } from '../../support/session.ts';

test('leaves nothing of a member in an address, a console line, a storage or the service’s journal', async ({
  page,
  context,
  portal,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => told.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => told.push(frame.url()));

  await portal.open('/nordlys/login');
  const form = loginOn(page);
  await form.fill(INGRID.phone, 'kanari-passord');
  await form.submit.click();
  await expect(form.failure).toBeVisible();
  goesWrong(portal.world, { call: 'session.login', kind: 'wrong-shape' });
  await waitOutGuard(page);
  await form.submit.click();
  await expect(form.failure).toContainText('Ukjent svar');
  goesRight(portal.world);
  await page.clock.setFixedTime(Date.UTC(2026, 10, 19, 10));
  await form.password.fill(INGRID.password);
  await form.submit.click();
  await page.waitForURL('**/profile');
  const { address, email, update, toast } = profileOn(page);
  await address.fill('Kanariveien 7');
  await email.fill('kanari@demo.example');
  await update.click();
  await expect(toast).toBeVisible();
  await portal.open('/nordlys/forgotten-password');
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill(INGRID.phone);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nytt passord er sendt på SMS')).toBeVisible();

  const [session] = portal.world.state.sessions;
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title]),
  );
  const cookies = await context.cookies();
  const others = cookies.filter(({ name }) => name !== 'session').map(({ value }) => value);
  const written = JSON.stringify([portal.world.observed, portal.world.state.ledger, portal.world.state.attempts]);
  const places = [...told, kept, ...others, written];
  const canaries = [
    INGRID.phone,
    INGRID.password,
    'anari',
    INGRID.name,
    'ingrid',
    'Fjellveien',
    '17.05.1992',
    session?.id ?? '?',
    session?.accessToken ?? '?',
  ];
  for (const canary of canaries) expect(places.filter((place) => place.includes(canary))).toEqual([]);
  expect(cookies.find(({ name }) => name === 'session')?.value).toBe(`100.${session?.id}`);
});
