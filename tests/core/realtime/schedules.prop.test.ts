import { beforeAll, describe, expect, inject, it } from 'vitest';
import { OWN_FAULT } from '../../support/realtime/listeners.ts';
import { offencesIn } from '../../support/realtime/schedule.ts';
import { forgive } from '../../support/realtime/unhandled.ts';

/** They are cheap, and what goes wrong in them is rare. */
const SCHEDULES_PER_RUN = 3;

const first = inject('seed');
const count = inject('runs') * SCHEDULES_PER_RUN;
/** Only what hangs may take so long, on a machine with however much else to do (milliseconds). */
const PATIENCE = 1_200_000 + count * 50;

const again = (seed: number) =>
  `FELLES_SEED=${seed} FELLES_RUNS=1 npx vitest run --config tests/vitest.config.ts --project prop realtime/schedules`;

describe('createRealtimeStore in a storm', () => {
  beforeAll(() => forgive((fault) => fault === OWN_FAULT));

  it(
    '[W-REALTIME-12] [W-REALTIME-16] [W-REALTIME-18] should do nothing that no client may',
    () => {
      const offences: string[] = [];
      for (let seed = first; seed < first + count && offences.length < 20; seed += 1) {
        for (const offence of offencesIn(seed)) offences.push(`${again(seed)}: at ${offence}`);
      }
      expect(offences).toEqual([]);
    },
    PATIENCE,
  );

  it('should count each of two sleeps without events in between', () => {
    expect(offencesIn(62_841_541)).toEqual([]);
  });

  it('should not be held to the longest of two intervals that a page slept in', () => {
    expect(offencesIn(310_942_030)).toEqual([]);
  });

  it('should not be held to a channel that was refused for good, where there was no room for it either', () => {
    expect(offencesIn(63_677_159)).toEqual([]);
  });
});
