import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { firstPage } from './dashboard.ts';

it('should show the layout that the user has chosen', async () => {
  const [root, token] = await serveStaff();
  expect(await firstPage(root, token)).toMatchObject({ title: 'Min oversikt' });
});
