// Random ways through every sign-up, over the real adapters and the service's own routes, with calls that go wrong: slow,
// refused, cut off before or after the work was done, broken, empty, lost, late and doubled. What must be true after every
// step stands in invariants.ts and truth.ts; each walk ends with a calm in which the visitor follows the pages.
//
// A failed walk prints its actions, and the command that takes the walk again, from the project's folder.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { faultyPlan, run } from './run.ts';
import { chargedWalks, walksOf } from './same-walks.ts';
import { createPlace, type Place } from './walk.ts';

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(() => place.close());

describe('any way through any sign-up, with any faults', () => {
  it('should lose nothing, double nothing, fail in no silence and come to its end', async () => {
    const charged = chargedWalks();
    await fc.assert(
      fc.asyncProperty(faultyPlan, async (plan) => charged.count(await run(place, plan))),
      walksOf('fault-walks', 2_126_981_182, 5),
    );
    charged.expectEnough();
  }, 1_200_000);
});
