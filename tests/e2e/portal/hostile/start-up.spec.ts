import { expect, test } from '../../support/portal.ts';

const NOT_UNDERSTOOD = 'Ukjent svar fra serveren';
const BROKEN_MANIFESTS = [
  { what: 'is missing', manifest: { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' } },
  {
    what: 'leads to a script',
    manifest: { json: { service_base_url: 'javascript:window.hacked=1' } },
    said: NOT_UNDERSTOOD,
  },
  { what: 'leads to data', manifest: { json: { service_base_url: 'data:text/html,' } }, said: NOT_UNDERSTOOD },
  { what: 'leads nowhere', manifest: { json: { service_base_url: 'https://[' } }, said: NOT_UNDERSTOOD },
  {
    what: 'leads to another host',
    manifest: { json: { service_base_url: '//elsewhere.invalid' } },
    said: NOT_UNDERSTOOD,
  },
  { what: 'leads to where the page may not go', manifest: { json: { service_base_url: 'https://elsewhere.invalid' } } },
  { what: 'is a list', manifest: { json: [] } },
  { what: 'is nothing', manifest: { json: null } },
];

test('says that it cannot start with a manifest that leads nowhere it may go', async ({
  page,
  portal,
  promises,
  timetable,
}) => {
  // The policy stops what the manifest would lead to, and says so.
  promises.except(/Content Security Policy|violates the document|Refused to connect/);
  for (const { what, manifest, said = '' } of BROKEN_MANIFESTS) {
    await page.unrouteAll();
    await page.route('**/manifest.json', (route) => route.fulfill(manifest));
    await portal.open('/nordlys');
    await expect(timetable.failure, what).toContainText(`Kunne ikke laste siden: ${said}`);
    await expect(timetable.retry, what).toBeVisible();
    await expect(page.getByRole('main'), what).not.toContainText('Not found');
    expect(await page.evaluate(() => 'hacked' in window), what).toBe(false);
  }
});
