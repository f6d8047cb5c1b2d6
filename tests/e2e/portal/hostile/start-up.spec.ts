import type { Page } from 'playwright/test';
import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { beLoggedIn } from '../../support/session.ts';
import type { Words } from '../../support/words.ts';

/** Every kind of fault, and whether it reaches the page another way than those before it: the adapter makes one of the rest. */
const FAULTS = [
  { kind: 'html', isOther: true, said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'empty', isOther: false, said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'malformed', isOther: false, said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'wrong-shape', isOther: false, said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'cut', isOther: true, said: ({ unreachable }: Words) => unreachable },
  { kind: 'status', status: 500, isOther: true, said: () => 'Noe gikk galt hos oss. Prøv igjen om litt.' },
] as const;

// Nothing can be shown without these.
inBothLanguages((words, language) => {
  for (const call of ['center.manifest', 'center.centerToken', 'center.center'])
    test(`says why it could not start, however ${call} fails, and starts when it does not`, async ({
      page,
      portal,
      timetable,
    }) => {
      for (const [place, { said, isOther, ...fault }] of FAULTS.entries()) {
        goesRight(portal.world);
        goesWrong(portal.world, { call, ...fault });
        // A page that could not start has no header to change the language in. What reaches it another way is met by
        // loading it in Norwegian, and every fault by trying again in both languages.
        if (place === 0 || (language === 'no' && isOther)) {
          await portal.open('/nordlys/classes?departmentId=101');
          await expect(timetable.failure).toContainText(`${words.notLoaded}${said(words)}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        await timetable.retry.click();
        await expect(timetable.failure).toContainText(`${words.notLoaded}${said(words)}`);
      }
      goesRight(portal.world);
      await timetable.retry.click();
      await expect(timetable.cards.first()).toBeVisible();
    });
});

const HANGS = { kind: 'hang' } as const;

/** What is met in a place of a list, so that a list of six or more meets every kind. */
function faultFor(place: number) {
  const { said: _, isOther: __, ...fault } = FAULTS[place % FAULTS.length] ?? FAULTS[0];
  return fault;
}

/** The portal starts without these; what is shown then is what a center without them has. */
const REST: readonly {
  readonly call: string;
  readonly path?: string;
  readonly nobodyWaits?: boolean;
  /** No page has a place to say that it is missing. */
  readonly isToldBeside?: boolean;
  shows(page: Page): Promise<void>;
}[] = [
  {
    call: 'center.departments',
    nobodyWaits: false,
    path: '/nordlys/classes',
    shows: async (page) => expect(page.getByRole('alert')).toContainText('Timeplanen kunne ikke lastes'),
  },
  {
    call: 'center.colors',
    shows: async (page) => expect.poll(() => brandOf(page)).toBe('#2f6b57'),
  },
  {
    call: 'center.images',
    shows: async (page) => expect(page.locator('img[src^="/assets/splash/splash-"]')).toBeVisible(),
  },
  {
    call: 'center.sponsorSetup',
    isToldBeside: true,
    shows: async (page) => expect(page.getByRole('main').getByRole('link', { name: 'Timeplan' })).toBeVisible(),
  },
  {
    // Nordlys has its terms as a document, which is found all the same.
    call: 'terms.conditionUrl',
    nobodyWaits: false,
    shows: async (page) => expect(page.getByRole('main').getByRole('link', { name: 'Betalingsvilkår' })).toBeVisible(),
  },
  {
    call: 'terms.conditions',
    path: '/nordlys/vilkar',
    nobodyWaits: false,
    shows: async (page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  },
];

for (const [place, { call, path = '/nordlys', nobodyWaits = true, isToldBeside = false, shows }] of REST.entries()) {
  const fault = faultFor(place);
  test(`starts without an answer to ${call}, be it a failure (${fault.kind})${nobodyWaits ? ' or none at all' : ''}`, async ({
    page,
    portal,
  }) => {
    for (const order of nobodyWaits ? [fault, HANGS] : [fault]) {
      goesRight(portal.world);
      goesWrong(portal.world, { call, ...order });
      await portal.open(path);
      await expect(page.getByRole('banner').getByRole('link', { name: /^Nordlys/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await shows(page);
      const told = page.getByRole('region', { name: 'Meldinger' }).getByRole('alert');
      await expect(told).toHaveCount(isToldBeside && order !== HANGS ? 1 : 0);
    }
  });
}

test('keeps whoever is logged in, however the question who it is fails', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  const others = FAULTS.flatMap(({ isOther }, place) => (isOther ? [faultFor(place)] : []));
  for (const order of [...others, HANGS]) {
    goesRight(portal.world);
    goesWrong(portal.world, { call: 'session.whoami', ...order });
    await portal.open('/nordlys');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Min profil' })).toBeVisible();
  }
});

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

const brandOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--brand') || 'not yet');
