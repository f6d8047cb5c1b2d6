import { expect, it } from 'vitest';

it('should be imported without a window, as a server does that draws pages', async () => {
  const { browserAddress, browserNavigation, browserStorage } = await import('@felles/ui-react/browser');
  expect(browserAddress.isOpened()).toBe(true);
  for (const port of [browserNavigation, browserStorage]) expect(port).toBeTypeOf('object');
});
