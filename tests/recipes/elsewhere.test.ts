// A service in another process, as `npx felles-mock` starts it: for a browser, and for tests in other languages
import { controlAt, startService } from '@felles/mock-server';
import { expect, it } from 'vitest';

it('should be moved by the same functions', async () => {
  const { url, close } = await startService();
  const control = controlAt(url);
  await control.addFault({ call: 'center.manifest', kind: 'status', status: 503 });
  expect((await fetch(`${url}/manifest.json`)).status).toBe(503);
  await close();
});
