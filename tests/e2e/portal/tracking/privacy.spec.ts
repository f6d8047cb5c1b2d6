import type { World } from '@felles/mock-server/internal';
import type { BrowserContext, Page } from 'playwright/test';
import { expect, type Portal, test } from '../../support/portal.ts';
import { INGRID, logIn } from '../../support/session.ts';
import { undocumentedIn } from '../../support/storage-inventory.ts';
import { IN_THE_VIEWER } from '../../support/viewer.ts';

/** Every address of the specification, whether it has a screen yet or not, each with something of somebody's in it. */
const ADDRESSES = [
  '',
  '?departmentId=101&membershipId=7',
  '/member?hash=canary-hash',
  '/member/company?code=canary-code',
  '/member/private?sponsedId=canary-person',
  '/member/profile',
  '/member/profile/success',
  '/sponsor?sponsorConnectionHash=canary-connection',
  '/sponsor/accept?hash=canary-hash',
  '/login',
  '/profile',
  '/forgotten-password',
  '/payment?invoiceId=canary-invoice',
  '/classes?departmentId=101',
  '/vilkar',
  '/avtalegiro?callback=canary-callback',
  '/finnes-ikke?email=canary%40nordmann.example&token=canary-token',
] as const;
/** The event that is counted where a sign-up begins. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  '/member?hash=canary-hash': 'SignupStarted',
  '/member/company?code=canary-code': 'CompanySignupStarted',
  '/member/private?sponsedId=canary-person': 'PrivateSignupStarted',
};
const CANARIES = /canary|Ingrid|Solbakken|10000001/i;

/** Each address at one of two centers: the trackers of a center are the same on all its pages. */
const everyOther = (place: number) => ADDRESSES.filter((_, index) => index % 2 === place % 2);

/** Ingrid's secrets beside her name and number: her identity, and the keys of her session. */
function ofIngrid({ demo, now, state }: World): readonly string[] {
  const ingrid = demo.people(now()).find(({ phone }) => phone === INGRID.phone);
  const [year, month, day] = ingrid?.born.split('-') ?? [];
  const opens = state.sessions.flatMap(({ id, accessToken }) => [id, accessToken]);
  const known = [
    ingrid?.email,
    `${year}-${month}-${day}`,
    `${day}.${month}.${year}`,
    ...opens,
    ...Object.keys(state.tokens),
  ];
  return known.map((canary) => canary ?? 'unknown');
}

/** The addresses that show whether an answer counts: the start, and those with an event. */
const TELLING = ADDRESSES.filter((address) => address === '' || address in BEGINNINGS);

/** The terms of nordlys are a document. */
const browserFor = (code: string, addresses: readonly string[]) =>
  code === 'nordlys' && addresses.includes('/vilkar') ? IN_THE_VIEWER : {};

/** The page's console lines, and every origin that it asks. */
function listenTo(page: Page) {
  const said: string[] = [];
  const asked = new Set<string>();
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.add(new URL(request.url()).origin);
  });
  return { said, asked };
}

async function arrive(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Holds that nothing was asked of another origin, kept or said while pages were looked at. */
async function keepsToItself(
  { context, page, portal }: { readonly context: BrowserContext; readonly page: Page; readonly portal: Portal },
  addresses: readonly string[],
): Promise<void> {
  const { said, asked } = listenTo(page);
  for (const address of addresses) {
    await portal.open(address);
    await arrive(page);
    expect(await undocumentedIn(page, context), address).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(window.localStorage)), address).not.toMatch(CANARIES);
  }
  expect([...asked]).toEqual([portal.origin]);
  expect(portal.world.observed.trackers.entries).toEqual([]);
  expect(said.join('\n')).not.toMatch(CANARIES);
  expect(portal.world.observed.violations.entries).toEqual([]);
}

test.describe('without an answer', () => {
  test.use({ consent: 'unknown' });

  test(
    'no page asks anything of another origin or keeps what is not documented',
    browserFor('nordlys', everyOther(0)),
    ({ context, page, portal }) =>
      keepsToItself(
        { context, page, portal },
        ['nordlys', 'solsiden'].flatMap((code, place) => everyOther(place).map((address) => `/${code}${address}`)),
      ),
  );
});

test.describe('with consent rejected', () => {
  test.use({ consent: 'rejected' });

  test('no page asks anything of another origin or keeps what is not documented', ({ context, page, portal }) =>
    keepsToItself(
      { context, page, portal },
      // That no tracker of any center hears of a visitor who said no is proven in trackers.spec.ts.
      TELLING.map((address) => `/nordlys${address}`),
    ));
});

test.describe('with consent accepted', () => {
  test.use({ consent: 'accepted' });
  test.beforeEach(({ portal, promises }) => promises.except(new RegExp(`^from elsewhere: ${portal.outside}/`)));

  for (const [code, addresses, scripts] of [
    ['nordlys', everyOther(0), ['/en_US/fbevents.js', '/signals/config/100000000000047']],
    ['solsiden', everyOther(1), ['/gtag/js?id=G-S0LS1DEN']],
  ] as const) {
    test(
      `the pages of ${code} load what it has set up and nothing else, and tell it of no person`,
      browserFor(code, addresses),
      async ({ context, page, portal }) => {
        const { asked } = listenTo(page);
        const { trackers, violations } = portal.world.observed;
        for (const address of addresses) {
          trackers.clear();
          await portal.open(`/${code}${address}`);
          const begun = scripts.length > 0 ? BEGINNINGS[address] : undefined;
          const seen = () => {
            const sent = trackers.entries.map((entry) => entry.address);
            const counted = sent.flatMap((each) => /[?&]e[nv]=(\w+)/.exec(each)?.[1] ?? []);
            return { loaded: sent.filter((each) => !/[?&]e[nv]=/.test(each)), counted };
          };
          await expect.poll(seen, address).toEqual({ loaded: scripts, counted: begun === undefined ? [] : [begun] });
          for (const { address: sent, headers } of trackers.entries) {
            expect(`${sent} ${headers['referer']} ${headers['cookie']}`).not.toMatch(CANARIES);
          }
          expect(await undocumentedBut(TRACES[code], page, context), address).toEqual([]);
        }
        expect([...asked].sort()).toEqual([portal.origin, ...(scripts.length > 0 ? [portal.outside] : [])].sort());
        expect(violations.entries).toEqual([]);
      },
    );
  }

  test('a login tells the tracker nothing', async ({ page, portal }) => {
    await logIn({ page, portal });
    await arrive(page);
    const canaries = ofIngrid(portal.world);
    expect(canaries.length).toBe(6);
    expect(canaries).toContain('ingrid.solbakken@demo.example');
    for (const { address, headers } of portal.world.observed.trackers.entries) {
      // Cookies know no port: here the tracker shares its host with the portal, and so hears the portal's own.
      const { cookie: _, ...others } = headers;
      const told = `${decodeURIComponent(address)} ${JSON.stringify(others)}`;
      expect(told).not.toMatch(CANARIES);
      expect(canaries.filter((canary) => told.includes(canary))).toEqual([]);
    }
    expect(portal.world.observed.trackers.entries.length).toBeGreaterThan(0);
  });
});

/** The traces that each tracker leaves once it is allowed to. */
const TRACES = {
  nordlys: ['cookie: _fbp'],
  solsiden: ['cookie: _ga', 'cookie: _ga_S0LS1DEN'],
} as const;

async function undocumentedBut(
  allowed: readonly string[],
  ...[page, context]: Parameters<typeof undocumentedIn>
): Promise<readonly string[]> {
  return (await undocumentedIn(page, context)).filter((each) => !allowed.includes(each));
}
