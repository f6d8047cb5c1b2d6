import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { recordsOf } from './site-records.ts';

it('should list the checklists, deviations and hours of a project', async () => {
  // The program goes by the clock of its machine.
  const [root, token] = await serveStaff({ realTime: Date.now });
  const records = await recordsOf(root, token, '1001');
  expect(records.deviations.open).toBeGreaterThan(0);
  expect(records.checklists[0]).toMatchObject({ title: expect.any(String) });
  expect(records.hours).toContainEqual(expect.stringMatching(/: \d/));
});
