import { createSavedMarks, type SavedRow } from '@felles/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../support/at.ts';

type State = SavedRow['state'];

function theMarks() {
  const clock = at('2026-11-19T09:00:00Z');
  const marks = createSavedMarks(clock);
  const seen = (...states: readonly State[]) => {
    for (const state of states) marks.see([{ id: 'a', state }]);
    return marks.saved$.value.has('a');
  };
  return { clock, marks, seen };
}

describe('createSavedMarks', () => {
  it('should say for 3 s that a row has been saved', () => {
    const { clock, seen } = theMarks();
    expect(seen('settled', 'saving', 'settled')).toBe(true);
    clock.pass(2_999);
    expect(seen()).toBe(true);
    clock.pass(1);
    expect(seen()).toBe(false);
  });

  it.each<readonly [boolean, readonly State[]]>([
    [false, ['settled', 'settled']],
    [false, ['saving', 'failed']],
    [false, ['saving', 'failed', 'settled']],
    [true, ['saving', 'failed', 'saving', 'settled']],
    [true, ['saving', 'uncertain', 'settled']],
    [false, ['saving', 'settled', 'saving']],
  ])('should say %s after %j', (says, states) => {
    expect(theMarks().seen(...states)).toBe(says);
  });

  it('should say nothing of a row that has gone and come back', () => {
    const { marks, seen } = theMarks();
    seen('saving');
    marks.see([]);
    expect(seen('settled')).toBe(false);
  });

  it('should mark settled rows only, and none for longer than 3 s', () => {
    const step = fc.record({
      states: fc.array(fc.constantFrom<State>('settled', 'saving', 'uncertain', 'failed'), { maxLength: 4 }),
      wait: fc.nat(2_000),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { clock, marks } = theMarks();
        for (const { states, wait } of steps) {
          marks.see(states.map((state, index) => ({ id: String(index), state })));
          for (const id of marks.saved$.value) expect(states[Number(id)]).toBe('settled');
          clock.pass(wait);
        }
        clock.pass(3_000);
        expect(marks.saved$.value.size).toBe(0);
      }),
    );
  });
});
