import { fail, ok } from '@felles/core';
import { createAction } from '@felles/core/internal/data/action';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { map } from 'rxjs/operators';
import { expect, it } from 'vitest';
import { createClock, createNetwork, LOST, REFUSED } from './network.ts';

const KINDS = [
  ...['press', 'press', 'press', 'answer', 'answer', 'refuse', 'lose', 'wait', 'waitLess', 'offline', 'online'],
  ...['type', 'clear', 'cancel', 'cancel', 'forget'],
] as const;
const steps = fc.array(fc.constantFrom(...KINDS), { maxLength: 40, size: 'max' });
const AT_REST = { failure: null, reason: null, isUncertain: false, isOffline: false, isSending: false, rejections: 0 };

it('[P-SHELL-53] should start one run a second, unless the input has changed, also when it is cancelled', () => {
  fc.assert(
    fc.property(steps, (given) => {
      const { clock, pass } = createClock();
      const network = createNetwork<string, string>();
      const online$ = new BehaviorSubject(true);
      const action = createAction<string, string>({
        run: (input) =>
          network
            .ask(input)
            .pipe(
              map((answer) =>
                answer.ok
                  ? { kind: 'done', value: answer.value }
                  : { kind: 'rejected', failure: { key: 'failed', params: {} }, isUncertain: answer.error === LOST },
              ),
            ),
        online$,
        clock,
      });
      let guardedUntil = 0;
      let answered = 0;
      let done = 0;
      let wasTriedOffline = false;
      for (const kind of given) {
        const [request] = network.open;
        const before = action.view$.value;
        if (kind === 'press') {
          wasTriedOffline ||= !online$.value;
          const mayStart = !before.isSending && online$.value && clock.now() >= guardedUntil;
          expect(action.run('input', () => (done += 1))).toBe(mayStart);
          if (mayStart) guardedUntil = clock.now() + 1_000;
        }
        if (kind === 'answer' && request) {
          answered += 1;
          request.answer(ok('answer'));
        }
        if (kind === 'refuse') request?.answer(fail(REFUSED));
        if (kind === 'lose') request?.answer(fail(LOST));
        if (kind === 'wait') pass(1_000);
        if (kind === 'waitLess') pass(600);
        if (kind === 'offline' || kind === 'online') online$.next(kind === 'online');
        wasTriedOffline &&= !online$.value;
        if (kind === 'type') action.inputChanged();
        if (kind === 'clear') action.clear();
        if (kind === 'cancel') action.cancel();
        if (kind === 'forget') action.forget();
        if (kind === 'type' || kind === 'clear' || kind === 'forget') guardedUntil = 0;
        if (kind === 'cancel' || kind === 'forget') expect(action.view$.value).toEqual(AT_REST);
        expect(network.open.length).toBe(action.view$.value.isSending ? 1 : 0);
        expect(done).toBe(answered);
        // Its sentence goes when the network is back, and does not return by itself.
        expect(action.view$.value.isOffline && !wasTriedOffline).toBe(false);
      }
    }),
  );
});
