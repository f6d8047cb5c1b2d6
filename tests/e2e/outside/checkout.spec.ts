// The payment provider, on its own page and in a frame inside the portal's, before any screen makes use of it.
import type { Page } from 'playwright/test';
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
