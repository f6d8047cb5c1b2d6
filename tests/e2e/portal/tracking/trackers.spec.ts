import { COUNTED, EVERYTHING, expect, scriptsFrom, sentTo, test } from './harness.ts';

const CANARIES = /Kari|Nyg%C3%A5rd|41234567|canary|14\.03\.1984|1984|secret-token|sessid/i;

/** The tracker of each center of the demo world, and its request for an event. */
const TRACKERS = [
  {
    code: 'nordlys',
    setup: { pixelId: '100000000000047' },
    scripts: ['/en_US/fbevents.js', '/signals/config/100000000000047'],
    canBeMuted: true,
    writes: (origin: string, name: string, ids: Readonly<Record<string, string>> = {}) => ({
      to: '/tr',
      id: '100000000000047',
      ev: name,
      dl: `${origin}/nordlys/member`,
      rl: '',
      ...named(ids, (key) => `cd[${key}]`),
    }),
  },
  {
    code: 'solsiden',
    setup: { googleTagId: 'G-S0LS1DEN' },
    scripts: ['/gtag/js?id=G-S0LS1DEN'],
    canBeMuted: true,
    writes: (origin: string, name: string, ids: Readonly<Record<string, string>> = {}) => ({
      to: '/g/collect',
      v: '2',
      tid: 'G-S0LS1DEN',
      en: name,
      dl: origin,
      dr: '',
      dt: '',
      ...named(ids, (key) => `ep.${key}`),
    }),
  },
  {
    code: 'stor',
    setup: { googleTagId: 'UA-1-1', googleTagManagerId: 'GTM-ST0RTREN' },
    scripts: ['/gtm.js?id=GTM-ST0RTREN'],
    // A container is only told; its author decides about its own requests.
    canBeMuted: false,
    writes: (_origin: string, name: string, ids: Readonly<Record<string, string>> = {}) => ({
      to: '/g/collect',
      v: '2',
      tid: 'GTM-ST0RTREN',
      en: name,
      ...named(ids, (key) => `ep.${key}`),
    }),
  },
] as const;

const named = (ids: Readonly<Record<string, string>>, write: (key: string) => string) =>
  Object.fromEntries(Object.entries(ids).map(([key, value]) => [write(key), value]));

test.use({ consent: 'unknown' });

test.beforeEach(({ portal, promises }) => promises.except(new RegExp(`^from elsewhere: ${portal.outside}/`)));

/** An event that a tracker sends of its own accord. */
function speakByItself(): void {
  Reflect.get(window, 'fbq')?.('trackCustom', 'Own');
  const layer: { push(given: unknown): void } | undefined = Reflect.get(window, 'dataLayer');
  layer?.push(['event', 'Own', {}]);
}

for (const { code, setup, scripts, canBeMuted, writes } of TRACKERS) {
  test(`${code}: the tracker is sent what its table says, of no person, and only while there is consent`, async ({
    context,
    page,
    portal,
    signup,
  }) => {
    await context.addCookies([{ name: 'session', value: 'secret-token', url: portal.origin }]);
    await signup.open(code, setup);

    await test.step('is asked for nothing without consent', async () => {
      await signup.record(...EVERYTHING);
      await signup.reject();
      await signup.record(...EVERYTHING);
      expect(portal.world.observed.trackers.entries).toEqual([]);
    });

    // Another tab, for which the end of the sign-up is not counted yet.
    await page.evaluate(() => window.sessionStorage.clear());
    await signup.open(code, setup);

    await test.step('is sent every event as the table has it, and nothing of before', async () => {
      await signup.accept();
      await signup.record(...EVERYTHING);
      await expect.poll(() => sentTo(portal.world).length).toBe(COUNTED.length);
      // Requests side by side may overtake each other.
      expect(sorted(sentTo(portal.world))).toEqual(
        sorted(COUNTED.map(({ name, ids }) => writes(portal.origin, name, ids))),
      );
      await page.getByRole('button').click();
      await page.evaluate(() => history.pushState(null, '', '/nordlys/forgotten-password'));
      await signup.record({ kind: 'passwordRequested' });
      await expect.poll(() => sentTo(portal.world).length).toBe(COUNTED.length + 1);
      expect(scriptsFrom(portal.world)).toEqual(scripts);
    });

    await test.step('learns nothing of the person by address, header or body', async () => {
      for (const address of ['/nordlys/sponsor?hash=canary', '/nordlys?sessid=secret-token', '/nordlys#41234567']) {
        await page.evaluate((next) => history.pushState(null, '', next), address);
        await signup.record(...EVERYTHING);
      }
      await page.evaluate(() => history.pushState(null, '', '/nordlys/member?departmentId=101'));
      await signup.record({ kind: 'passwordRequested' });
      await expect.poll(() => sentTo(portal.world).length).toBe(COUNTED.length + 2);
      for (const { address, headers } of portal.world.observed.trackers.entries) {
        expect(decodeURIComponent(address)).not.toMatch(CANARIES);
        expect(address).not.toMatch(CANARIES);
        expect(headers['referer'] ?? '').toMatch(/^(http:\/\/127\.0\.0\.1:\d+\/)?$/);
        expect(headers).not.toHaveProperty('authorization');
        expect(headers).not.toHaveProperty('x-session');
      }
    });

    expect(portal.world.observed.violations.entries).toEqual([]);

    await test.step('is silent from the moment consent is withdrawn, and its cookies go', async () => {
      portal.world.observed.trackers.clear();
      await context.clearCookies();
      await signup.open(code, setup);
      await signup.accept();
      await signup.record({ kind: 'opened', flow: 'member' });
      await expect.poll(() => sentTo(portal.world).length).toBe(1);
      await signup.reject();
      await signup.record(...EVERYTHING);
      if (canBeMuted) await page.evaluate(speakByItself);
      expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
      await signup.accept();
      await signup.record({ kind: 'passwordRequested' });
      await expect.poll(() => sentTo(portal.world).length).toBe(2);
      expect(sentTo(portal.world).at(-1)).toMatchObject(writes(portal.origin, 'NewPasswordRequested'));
    });
  });
}

test('a tracker or code of tracking that does not arrive costs nothing but the count', async ({
  page,
  portal,
  signup,
}) => {
  await test.step('a tracker that is blocked on its way', async () => {
    await page.route(`${portal.outside}/**`, (route) => route.abort());
    await signup.open('nordlys', { pixelId: '100000000000047' });
    await signup.accept();
    await signup.record(...EVERYTHING);
    expect(portal.world.observed.trackers.entries).toEqual([]);
  });

  await test.step('code that does not arrive keeps no visitor from signing', async () => {
    await signup.open('nordlys', {});
    expect(await page.evaluate(() => window.tracking.leaveWithoutCode())).toBe('left');
  });
});

test('what a page may load is one origin, only once there is consent, and by no id of another form', async ({
  page,
  portal,
  promises,
  signup,
}) => {
  promises.except(/TrustedScriptURL|TrustedHTML/);
  await signup.open('nordlys', { pixelId: '100000000000047' });
  const attempts = () =>
    page.evaluate((outside) => {
      const tryOut = (action: () => unknown) => {
        try {
          action();
          return 'done';
        } catch (problem) {
          return problem instanceof Error ? problem.name : 'thrown';
        }
      };
      const script = (src: string) => () => Object.assign(document.createElement('script'), { src });
      return [
        tryOut(script(`${outside}/en_US/fbevents.js`)),
        tryOut(script('https://foreign.invalid/x.js')),
        tryOut(script('/assets/x.js')),
        tryOut(() => Object.assign(document.createElement('p'), { innerHTML: '<p>x</p>' })),
      ];
    }, portal.outside);
  expect(await attempts()).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  for (const id of ['1', '1/../x', '"><script>', '100000000000047?x']) {
    await page.evaluate((given) => window.tracking.load({ kind: 'pixel', id: given }), id);
  }
  expect(portal.world.observed.trackers.entries).toEqual([]);
  await signup.accept();
  await expect.poll(() => scriptsFrom(portal.world).length).toBe(2);
  expect(await attempts()).toEqual(['done', 'TypeError', 'TypeError', 'TypeError']);
});

const sorted = (all: readonly object[]): readonly string[] => all.map((each) => JSON.stringify(each)).sort();
