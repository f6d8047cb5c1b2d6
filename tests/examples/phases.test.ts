import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { startedPhases } from './phases.ts';

it('should list the phases of a project that have started', async () => {
  const [root, token] = await serveStaff();
  expect((await startedPhases(root, token, '1001')).length).toBeGreaterThan(0);
});
