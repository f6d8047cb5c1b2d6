import { expect, test } from '../../support/portal.ts';
import { registerOn } from '../../support/register.ts';

const UNRESOLVED = 'felles.unresolved.nordlys';
const IDS = { invoiceId: '1', memberId: '2', departmentId: 101, membershipId: 1101, noDirectDebit: true };

test('[P-SIGNUP-04] [P-SIGNUP-93] [P-SHELL-41] asks, and forgets all but the ids of an unresolved payment', async ({
  page,
  portal,
}) => {
  const register = registerOn(page);
  await portal.open('/nordlys/member?departmentId=102&membershipId=1101');
  await expect(register.card('Åsane')).toHaveAttribute('aria-pressed', 'true');
  const kept = JSON.stringify({ ...IDS, startedAt: await page.evaluate(() => Date.now()) });
  await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [UNRESOLVED, kept]);
  await register.next.click();
  await register.field('Fornavn').fill('Ola');
  const logo = page.getByRole('banner').getByRole('link').first();
  const question = page.getByRole('alertdialog', { name: 'Er du sikker?' });
  const cancel = question.getByRole('button', { name: 'Avbryt' });
  await logo.click();
  await cancel.click();
  await expect(register.field('Fornavn')).toHaveValue('Ola');
  await logo.click();
  await question.getByRole('button', { name: 'Lukk uten å lagre' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  // The address comes before the page does.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/Ola|1101/);
  expect(await page.evaluate((key) => localStorage.getItem(key), UNRESOLVED)).toBe(kept);

  await page.getByRole('main').getByRole('link', { name: 'Bli medlem' }).click();
  for (const name of ['Sentrum', 'Åsane', 'Fana']) {
    await expect(register.card(name)).toHaveAttribute('aria-pressed', 'false');
  }
  await register.choose('Sentrum', 'Fri trening uten binding');
  await register.next.click();
  await expect(register.field('Fornavn')).toHaveValue('');
  await register.field('Fornavn').fill('Kari');
  await page.goBack();
  await page.goBack();
  await cancel.click();
  await register.next.click();
  await expect(register.field('Fornavn')).toHaveValue('Kari');
  // The start page may lie ahead in the history as well.
  await logo.click();
  await page.goBack();
  await page.goForward();
  await cancel.click();
  await register.next.click();
  await expect(register.field('Fornavn')).toHaveValue('Kari');
});

// In the browser, for only it knows whether a page was opened or loaded again.
test('shows an end again when it is loaded again, and the first step when the page is opened anew', async ({
  page,
  portal,
}) => {
  const end = page.getByText('Adressen sier at avtalegiro er satt opp', { exact: true });
  const steps = page.getByRole('list', { name: registerOn(page).words.stepList });
  await portal.open('/nordlys/member?callback=avtalegiro&status=ok');
  await expect(end).toBeVisible();
  await page.reload();
  await expect(end).toBeVisible();
  // A browser takes an address once more for a reload.
  await portal.open('/nordlys/classes');
  await portal.open('/nordlys/member');
  await expect(steps).toBeVisible();
  await expect(end).toHaveCount(0);
});
