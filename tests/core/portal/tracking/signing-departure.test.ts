import { COUNTING_LIMIT } from '@felles/core/internal/portal/tracking/signing-departure';
import { leaveCountedIfSoon } from '@felles/core/portal/tracking';
import { map, NEVER, type Observable, throwError, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { memoryKeyValue } from '../../../support/fake-ports.ts';

type Counting = Parameters<typeof leaveCountedIfSoon>[0]['counting$'];

/** Somebody goes to sign while the code that counts is on its way. */
function aLeaving(consent: string | null, code: (clock: ReturnType<typeof at>) => Observable<unknown>) {
  const clock = at('2026-11-18T12:00:00Z');
  const done: string[] = [];
  const counting$: Counting = code(clock).pipe(
    map(() => ({
      leaveForSigning(leave) {
        done.push('counted');
        leave();
      },
    })),
  );
  const saved = memoryKeyValue(consent === null ? {} : { 'felles.consent.nordlys': consent });
  leaveCountedIfSoon({ centerCode: 'nordlys', saved, counting$, clock }, () => void done.push('left'));
  return { clock, done };
}

describe('leaving to sign while the code that counts is on its way', () => {
  it.each([null, 'rejected'])('should wait for nothing with the consent %s', (consent) => {
    expect(aLeaving(consent, () => NEVER).done).toEqual(['left']);
  });

  it('[P-TRACKING-10] should be counted first where that was accepted', () => {
    const { clock, done } = aLeaving('accepted', (time) => timer(50, time));
    expect(done).toEqual([]);
    clock.pass(50);
    expect(done).toEqual(['counted', 'left']);
  });

  it('should wait no longer than a moment for code that hangs, and leave once', () => {
    const { clock, done } = aLeaving('accepted', (time) => timer(2 * COUNTING_LIMIT, time));
    clock.pass(COUNTING_LIMIT - 1);
    expect(done).toEqual([]);
    clock.pass(2 * COUNTING_LIMIT);
    expect(done).toEqual(['left']);
    expect(COUNTING_LIMIT).toBe(1_000);
  });

  it('should leave at once where the code cannot be had', () => {
    expect(aLeaving('accepted', () => throwError(() => 'lost')).done).toEqual(['left']);
  });
});
