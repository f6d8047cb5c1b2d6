import { expect, type Promises, test } from '../../support/portal.ts';
import { loginOn } from '../../support/session.ts';

// Code of a part cannot arrive without a network, and every part can be fetched again afterwards.

const codeMayBeMissing = (promises: Promises) =>
  promises.except(/Failed to fetch dynamically imported module|Unable to preload CSS|no stylesheet/);

test('fetches a page again whose code did not arrive, once its address is come to again, or at a press', async ({
  page,
  context,
  portal,
  promises,
  timetable,
}) => {
  codeMayBeMissing(promises);
  await portal.open('/nordlys');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Velkommen');
  await page.waitForLoadState('networkidle');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Logg inn' });
  await context.setOffline(true);
  await logIn.click();
  await expect(page.getByRole('alert')).toContainText('Noe gikk galt på denne siden');
  await expect(page.getByRole('alert')).toContainText('Sjekk nettforbindelsen');

  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Velkommen');
  await logIn.click();
  const { phone } = loginOn(page);
  await expect(phone).toBeVisible();
  // Its looks did not arrive either.
  const sheet = page.locator('h1').locator('..');
  await expect(sheet).toHaveCSS('display', 'grid');
  await expect(sheet).toHaveCSS('max-width', '480px');

  let isLoadedAnew = false;
  await page.route('**/assets/timetable-*.js', (route) => (isLoadedAnew ? route.fallback() : route.abort()));
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(page.getByRole('alert')).toContainText('Noe gikk galt på denne siden');
  await expect(page.getByRole('banner')).toBeVisible();
  page.on('request', (request) => {
    isLoadedAnew ||= request.isNavigationRequest();
  });
  await page.getByRole('button', { name: 'Last inn på nytt' }).click();
  await expect(timetable.cards.first()).toBeVisible();
});
