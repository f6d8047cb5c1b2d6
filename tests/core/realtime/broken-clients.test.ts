import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { BROKEN_CLIENTS, brokenFile, partsOf } from '../../support/realtime/broken-clients.ts';
import { type ClientParts, offencesIn } from '../../support/realtime/schedule.ts';
import { forgive } from '../../support/realtime/unhandled.ts';

/** Enough for the rarest of them, and more than any of them should need. */
const SCHEDULES = 3_000;

describe('broken clients', () => {
  beforeAll(() => forgive(() => true));

  it.each(BROKEN_CLIENTS.map(({ case: id, why, seed }, place) => [id, why, place, seed] as const))(
    '[%s] should differ from a correct client: %s',
    async (_case, _why, place, seed) => {
      expect(isCaught(await partsOf(place), seed)).toBe(true);
    },
  );

  it('should each be broken in one place', () => {
    for (const { file, find, replace } of BROKEN_CLIENTS) {
      expect(readFileSync(brokenFile(file), 'utf8').split(find), find).toHaveLength(2);
      expect(replace).not.toBe(find);
    }
  });
});

/** Whether the client does what no client may in any schedule, or says more than can be true. */
function isCaught(parts: ClientParts, first = 1): boolean {
  const seeds = [first, ...Array.from({ length: SCHEDULES - 1 }, (_, at) => at + 1)];
  return seeds.some((seed) => !isInnocent(() => offencesIn(seed, parts)));
}

/** A client that throws where none may is no innocent one. */
function isInnocent(offences: () => readonly string[]): boolean {
  try {
    return offences().length === 0;
  } catch {
    return false;
  }
}
