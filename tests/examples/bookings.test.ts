import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { bookAndCancel } from './bookings.ts';

it('should book a class and cancel it again', async () => {
  // The program goes by the clock of its machine.
  const { root } = await serve({ realTime: Date.now });
  expect(await bookAndCancel(root, 'nordlys', '10000001', 'trening')).toEqual(['place', 'free']);
});
