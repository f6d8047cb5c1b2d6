import { listedFractions } from '@felles/core/workspace/phases';
import { expect, it } from 'vitest';

it('should take each fraction of a listed phase from the phase itself, and the others from the view', () => {
  const own = { hours: { num: 1, den: 4 } };
  const ofView = { hours: { num: 2, den: 4 }, milestones: { num: 0, den: 3 } };
  expect(listedFractions(own, ofView)).toEqual({ hours: { done: 1, of: 4 }, milestones: { done: 0, of: 3 } });
  expect(listedFractions(null, undefined)).toEqual({});
});
