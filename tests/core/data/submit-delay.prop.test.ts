import { createSubmitDelay, LONGEST_SUBMIT_DELAY, type Readiness } from '@felles/core/internal/data/submit-delay';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { createClock } from './network.ts';

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('press' as const, 'press' as const, 'cancel' as const, 'reopen' as const) }),
  fc.record({ kind: fc.constant('type' as const), text: fc.constantFrom('a', 'b') }),
  fc.record({
    kind: fc.constant('look' as const),
    readiness: fc.constantFrom<Readiness>('pending', 'pending', 'invalid', 'ready'),
  }),
  fc.record({
    kind: fc.constant('wait' as const),
    time: fc.constantFrom(1, 1_000, LONGEST_SUBMIT_DELAY, LONGEST_SUBMIT_DELAY + 1),
  }),
);

it('should submit once what was pressed for, unchanged, once it is ready and not too late', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { clock, pass } = createClock();
      const input$ = new BehaviorSubject('a');
      const readiness$ = new BehaviorSubject<Readiness>('pending');
      let rejections = 0;
      let submits = 0;
      const seen: unknown[] = [];
      const deferred = createSubmitDelay({ input$, readiness$, rejected: () => (rejections += 1), clock });
      deferred.due$.subscribe(() => {
        seen.push([input$.value === pressed?.input, readiness$.value, deferred.isDeferred$.value]);
        submits += 1;
      });
      let waiting = deferred.waiting$.subscribe();
      let pressed: { readonly input: string; readonly at: number } | null = null;
      const expected = { rejections: 0, submits: 0 };

      for (const one of steps) {
        if (one.kind === 'press' && deferred.defer()) pressed = { input: input$.value, at: clock.now() };
        if (one.kind === 'type' && one.text !== input$.value) {
          pressed = null;
          input$.next(one.text);
        }
        if (one.kind === 'look') readiness$.next(one.readiness);
        if (one.kind === 'cancel' || one.kind === 'reopen') {
          pressed = null;
          deferred.cancel();
        }
        if (one.kind === 'reopen') {
          waiting.unsubscribe();
          waiting = deferred.waiting$.subscribe();
        }
        if (one.kind === 'wait') {
          if (pressed && readiness$.value === 'invalid') expected.rejections += 1;
          if (pressed && readiness$.value === 'ready' && clock.now() - pressed.at <= LONGEST_SUBMIT_DELAY)
            expected.submits += 1;
          pass(one.time);
          if (readiness$.value !== 'pending') pressed = null;
        }
        expect([deferred.isDeferred$.value, rejections, submits]).toEqual([
          pressed !== null,
          expected.rejections,
          expected.submits,
        ]);
      }
      expect(seen).toEqual(seen.map(() => [true, 'ready', false]));
    }),
  );
});
