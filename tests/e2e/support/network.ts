import { WIRE } from '@felles/adapters-http/wire';
import type { BrowserContext, Page } from 'playwright/test';

/** Gives the page its network back, and waits until it has heard of that. */
export async function findNetwork(page: Page, context: BrowserContext): Promise<void> {
  const network = await page.evaluateHandle(() => ({
    found: new Promise<unknown>((found) => addEventListener('online', found, { once: true })),
  }));
  await context.setOffline(false);
  await network.evaluate(({ found }) => found.then(() => true));
}

/** Where a call is asked, with these values in its path and any others in the rest of it. */
export function addressOf(call: string, values: Readonly<Record<string, string>> = {}): RegExp {
  const row = WIRE[call];
  if (!row) throw new Error(`There is no call '${call}'.`);
  return new RegExp(`/rest${row.path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '[^/?]+')}(\\?|$)`);
}

/**
 * Keeps what the page asks by a call, with these values in its path, from the service until that is let go, however long
 * the page is looked at meanwhile.
 */
export async function holdBack(
  page: Page,
  call: string,
  values: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const address = addressOf(call, values);
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await free;
    await route.fallback();
  });
  return () => {
    letGo();
    return page.unroute(address);
  };
}
