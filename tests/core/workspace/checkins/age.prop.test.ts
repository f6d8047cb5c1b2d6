import { AGE, type Age, ageAfter, type DataStamp, NO_AGE, oldOf } from '@felles/core/internal/workspace/checkins/age';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const SHOWN: DataStamp = { asOf: 1_000, isRefreshed: true };

/** Steps one after the other: whether a change is told live, whether an answer comes or is lost, and how long it takes. */
const steps = fc.array(
  fc.record({
    isLive: fc.boolean(),
    answer: fc.constantFrom('none', 'came', 'lost'),
    takes: fc.integer({ min: 0, max: 2 * AGE.sleep }),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('the age of what is shown', () => {
  it('[W-CHECKIN-01] should never be too low: only data since the last gap is up to date', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let now = 1_000;
        let shown = SHOWN;
        let age: Age = ageAfter(NO_AGE, shown, true, now);
        /** The last moment until which every event was heard, or at which an answer came. */
        let truth = now;
        let isWhole = true;
        for (const { isLive, answer, takes } of all) {
          const slept = takes > AGE.sleep;
          now += takes;
          if (!age.isLive || !isLive || slept) isWhole = false;
          if (answer === 'came') shown = { asOf: now, isRefreshed: true };
          if (answer === 'lost') shown = { ...shown, isRefreshed: false };
          if (answer === 'came' && isLive) isWhole = true;
          age = ageAfter(age, shown, isLive, now);
          if (answer === 'came' || (isWhole && isLive)) truth = now;
          const old = oldOf(age);
          if (old === null) expect(isWhole && isLive).toBe(true);
          else expect(old.at ?? 0).toBeLessThanOrEqual(truth);
        }
      }),
    );
  });

  it('[W-CHECKIN-01] should start at the last live moment when the connection is lost', () => {
    const live = ageAfter(ageAfter(NO_AGE, SHOWN, true, 2_000), SHOWN, true, 12_000);
    expect(oldOf(live)).toBeNull();
    const lost = ageAfter(live, SHOWN, false, 15_000);
    expect(oldOf(lost)).toEqual({ at: 12_000 });
    // It is back, and what happened meanwhile is not known before it was asked for.
    const back = ageAfter(lost, SHOWN, true, 60_000);
    expect(oldOf(back)).toEqual({ at: 12_000 });
    expect(oldOf(ageAfter(back, { asOf: 61_000, isRefreshed: true }, true, 61_000))).toBeNull();
  });

  it('should be the answer’s without live events, and none without data', () => {
    expect(oldOf(ageAfter(NO_AGE, SHOWN, false, 9_000))).toEqual({ at: 1_000 });
    expect(oldOf(ageAfter(NO_AGE, { asOf: null, isRefreshed: true }, false, 9_000))).toBeNull();
    expect(oldOf(ageAfter(NO_AGE, { ...SHOWN, isRefreshed: false }, true, 9_000))).toEqual({ at: 1_000 });
  });

  it('should be that of before a sleep of the device, and ask for what was missed in it', () => {
    const live = ageAfter(NO_AGE, SHOWN, true, 2_000);
    const woken = ageAfter(live, SHOWN, true, 2_000 + AGE.sleep + 1);
    expect(woken.slept).toBe(true);
    expect(oldOf(woken)).toEqual({ at: 2_000 });
    expect(ageAfter(woken, SHOWN, true, 2_000 + AGE.sleep + 2).slept).toBe(false);
  });
});
