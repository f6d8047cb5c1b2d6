import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { deviationMoves } from './deviations.ts';

it('should name the moves of each status', async () => {
  const [root, token] = await serveStaff();
  const moves = await deviationMoves(root, token);
  expect(moves.get('Ny')).toEqual(['Under arbeid', 'Lukket']);
});
