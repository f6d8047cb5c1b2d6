import { expect, it } from 'vitest';
import { lists } from '../../scripts/lists.mjs';

it.each(lists())('should be the list that follows from its folder: $file (node scripts/lists.mjs)', (list) => {
  expect(list.before).toBe(list.after);
  expect(list.after.split('\n').length, 'a check that sees nothing passes').toBeGreaterThan(8);
});
