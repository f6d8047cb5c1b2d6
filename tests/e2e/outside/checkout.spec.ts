// The payment provider, on its own page and in a frame inside the portal's, before any screen makes use of it.
import type { Page } from 'playwright/test';
import { obstaclesOn } from '../support/axe.ts';
import { type Begun, beginPaymentAt } from '../support/paying.ts';
import { expect, type Portal, test } from '../support/portal.ts';

test.beforeEach(({ promises }) => promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//));

/** Shows the checkout as a page of the portal would, and notes what it is told and by whom. */
async function showCheckout(page: Page, { token, script }: Begun): Promise<void> {
  await page.evaluate(
    async ([src, session]) => {
      const heard: object[] = [];
      Reflect.set(window, 'heard', heard);
      const container = document.createElement('div');
      container.style.cssText = 'position:fixed;inset:0;z-index:1000';
      document.body.append(container);
      window.addEventListener('message', ({ data, origin, source }) => {
        heard.push({ data, origin, isFrame: source === container.querySelector('iframe')?.contentWindow });
      });
      const policies: { createPolicy(name: string, rules: object): { createScriptURL(address: string): string } } =
        Reflect.get(window, 'trustedTypes');
      const element = document.createElement('script');
      element.src = policies
        .createPolicy('checkout', { createScriptURL: (address: string) => address })
        .createScriptURL(src);
      const loaded = new Promise((resolve, reject) => {
        element.addEventListener('load', resolve);
        element.addEventListener('error', () => reject(new Error('not loaded')));
      });
      document.head.append(element);
      await loaded;
      Reflect.get(window, 'openCheckout')({ token: session, container, language: 'no' });
    },
    [script, token] as const,
  );
}

const heardBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'));

test('pays on a page of its own, by card or by mobile, in either language', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { address, fallback } = await beginPaymentAt(portal, 'redirect');
  await page.goto(address);
  await page.getByText('Prøv et annet utfall').click();
  expect(await obstaclesOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('radio', { name: 'Mobile' }).check();
  const landed = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('callback='));
  await page.getByRole('button', { name: /^Pay\skr/ }).click();
  expect((await landed).url()).toBe(fallback);
  expect(portal.world.state.charges).toMatchObject([{ method: 'mobile' }]);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Betalingen er godkjent' })).toBeVisible();
  expect(await obstaclesOn(page)).toEqual([]);
});

test('pays in a frame, which tells the page of it and no other', async ({ page, portal }) => {
  const begun = await beginPaymentAt(portal, 'embedded');
  await portal.open('/puls');
  await showCheckout(page, begun);
  const frame = page.frameLocator('iframe[title="Betaling"]');
  await frame.getByRole('button', { name: /^Betal\skr/ }).click();
  await expect(frame.getByText('Betalingen er godkjent')).toBeVisible();
  const told = (type: string) => ({ data: { type }, origin: portal.outside, isFrame: true });
  await expect
    .poll(() => heardBy(page))
    .toEqual(['SESSION_STARTED', 'PAYMENT_INITIATED', 'PAYMENT_SUCCESSFUL'].map(told));
  expect(portal.world.state.charges).toHaveLength(1);
});

test('lets in the one script and its frames, and nothing else of that origin', async ({ page, portal, promises }) => {
  promises.except(/^console: .*Content Security Policy/i);
  const begun = await beginPaymentAt(portal, 'embedded');
  await portal.open('/puls');
  const other = { ...begun, script: `${portal.outside}/gtm.js` };
  await expect(showCheckout(page, other)).rejects.toThrow('not loaded');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, `${portal.outside}/sms`);
  await expect.poll(() => blockedIn(portal)).toEqual(['frame-src', 'script-src-elem']);
  // Where invoices are paid elsewhere, not even the script is let in.
  portal.world.change((state) => {
    state.provider = { ...state.provider, checkout: 'redirect' };
  });
  await portal.open('/puls');
  await expect(showCheckout(page, begun)).rejects.toThrow();
});

const blockedIn = ({ world }: Portal): readonly string[] =>
  [...new Set(world.observed.violations.entries.map(({ directive }) => directive))].toSorted();
