import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { classesOfWeek } from './timetable.ts';

it('should list the classes of a week', async () => {
  const { root } = await serve();
  const classes = await classesOfWeek(root, 'nordlys');
  expect(classes.length).toBeGreaterThan(10);
  expect(classes[0]).toMatch(/^\d\d\.\d\d (?:0[6-9]|1\d|2[0-2]):\d\d \p{L}/u);
});
