import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { bookAndCancel } from './bookings.ts';

it('should book a class and cancel it again', async () => {
  const { root } = await serve();
  expect(await bookAndCancel(root, 'nordlys', '10000001', 'trening')).toEqual(['place', 'free']);
});
