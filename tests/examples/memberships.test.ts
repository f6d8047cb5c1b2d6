import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { membershipsAt } from './memberships.ts';

it('should list the memberships of a department', async () => {
  const { root } = await serve();
  expect(await membershipsAt(root, 'nordlys', 101)).toContainEqual(
    expect.stringMatching(/12 måneder: kr\s449,00 per month$/),
  );
});
