import { createReadMarker } from '@felles/core/internal/workspace/chat/read-marker';
import fc from 'fast-check';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';

const ids = fc.uniqueArray(fc.constantFrom('1', '2', '3'));
/** The messages in view from a moment on (milliseconds). */
const views = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_500 }), ids), { maxLength: 20 }).map((steps) => {
  let at = 0;
  return steps.map(([later, inView]) => {
    at += later;
    return { at, inView };
  });
});

describe('the messages that count as read', () => {
  it('should be those that were in view for a second without a break, each once', () => {
    fc.assert(
      fc.property(views, (steps) => {
        const clock = new VirtualTimeScheduler();
        const told: string[] = [];
        const reading = createReadMarker({ clock, read: (some) => told.push(...some) });
        for (const { at, inView } of steps) clock.schedule(() => reading.inView(inView), at);
        clock.flush();
        expect(new Set(told).size).toBe(told.length);
        expect(new Set(told)).toEqual(new Set(['1', '2', '3'].filter((id) => longestInView(steps, id) >= 1_000)));
      }),
    );
  });

  it('should be none once no page looks any more', () => {
    const clock = new VirtualTimeScheduler();
    const told: string[] = [];
    const reading = createReadMarker({ clock, read: (some) => told.push(...some) });
    reading.inView(['1']);
    clock.schedule(() => reading.close(), 999);
    clock.flush();
    expect(told).toEqual([]);
  });
});

interface Step {
  readonly at: number;
  readonly inView: readonly string[];
}

function longestInView(steps: readonly Step[], id: string): number {
  let [longest, since]: [number, number | null] = [0, null];
  for (const { at, inView } of steps) {
    if (since !== null) longest = Math.max(longest, at - since);
    if (!inView.includes(id)) since = null;
    else since ??= at;
  }
  return since === null ? longest : Number.POSITIVE_INFINITY;
}
