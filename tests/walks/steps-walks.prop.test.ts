// Random ways through every sign-up on a day on which nothing goes wrong. What the page shows of its steps must agree
// with itself and with the visitor's presses (steps-watch.ts); the right steps are for the tests of the machines.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { calmPlan, run } from './run.ts';
import { chargedWalks, walksOf } from './same-walks.ts';
import { stepsWatch } from './steps-watch.ts';
import { createPlace, type Place } from './walk.ts';

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(() => place.close());

describe('any way through any sign-up', () => {
  it('should lead on by pressing alone, never past a reason, and be helped by what the reasons say', async () => {
    const charged = chargedWalks();
    await fc.assert(
      fc.asyncProperty(calmPlan, async (plan) => charged.count(await run(place, plan, stepsWatch))),
      walksOf('steps-walks', 5, 10),
    );
    charged.expectEnough();
  }, 1_200_000);
});
