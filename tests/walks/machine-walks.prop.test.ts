// Random ways through every sign-up on a day on which nothing goes wrong. After every step, what the page shows of the
// steps is held against the step machine, at a progress that is put together from what the visitor has typed, chosen and
// been answered (machine-model.ts), and not from anything the flow's own store has gathered.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { machineWatch } from './machine-watch.ts';
import { calmPlan, run } from './run.ts';
import { chargedWalks, walksOf } from './same-walks.ts';
import { createPlace, type Place } from './walk.ts';

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(() => place.close());

describe('any way through any sign-up', () => {
  it('should show the step, the ways on and the reasons that the step machine has for it, and be helped by what they say', async () => {
    const charged = chargedWalks();
    await fc.assert(
      fc.asyncProperty(calmPlan, async (plan) => charged.count(await run(place, plan, machineWatch))),
      walksOf('machine-walks', 5, 10),
    );
    charged.expectEnough();
  }, 1_200_000);
});
