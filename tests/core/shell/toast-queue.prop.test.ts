import type { Toast, ToastRequest } from '@felles/core';
import {
  enqueue,
  fateOf,
  givenWay,
  NO_TOASTS,
  removeCurrent,
  type ToastQueue,
} from '@felles/core/internal/shell/toast-queue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toastRequest } from '../../support/arbitraries/toasts.ts';

const requests = fc.array(toastRequest, { maxLength: 12 });

describe('enqueue', () => {
  it('[P-SHELL-32] should show one at most, and the others after it in their order', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const queue = queueOf(given);
        expect(queue.shown === null).toBe(given.length === 0);
        const ids = all(queue).map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('[P-SHELL-33] should count a message only if it equals the one just before', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const expected: { words: string; count: number }[] = [];
        for (const words of given.map(wordsOf)) {
          const last = expected.at(-1);
          if (last?.words === words) last.count += 1;
          else expected.push({ words, count: 1 });
        }
        expect(all(queueOf(given)).map((toast) => ({ words: wordsOf(toast), count: toast.count }))).toEqual(expected);
      }),
    );
  });

  it('[P-SHELL-33] should compare with the last that waits, not with the one that shows', () => {
    fc.assert(
      fc.property(toastRequest, toastRequest, (first, second) => {
        fc.pre(wordsOf(first) !== wordsOf(second));
        const queue = queueOf([first, second, first]);
        expect(all(queue).map(({ count }) => count)).toEqual([1, 1, 1]);
      }),
    );
  });

  it('[P-SHELL-33] should take the same words of another weight for another message', () => {
    fc.assert(
      fc.property(toastRequest, (request) => {
        const other = { ...request, type: request.type === 'info' ? ('warning' as const) : ('info' as const) };
        expect(all(queueOf([request, other])).map(({ count }) => count)).toEqual([1, 1]);
      }),
    );
  });

  it('[P-SHELL-35] should keep a permanent message permanent when it is repeated', () => {
    fc.assert(
      fc.property(toastRequest, fc.array(fc.constantFrom(0, 1_000, 9_000), { minLength: 1 }), (request, durations) => {
        const { shown } = queueOf(durations.map((duration) => ({ ...request, duration })));
        expect(shown?.duration === 0).toBe(durations.includes(0));
      }),
    );
  });
});

describe('removeCurrent', () => {
  it('[P-SHELL-36] should bring the toasts one by one until none is left', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const waiting = all(queueOf(given));
        let queue = queueOf(given);
        for (const toast of waiting) {
          expect(queue.shown).toEqual(toast);
          queue = removeCurrent(queue);
        }
        expect(queue).toEqual(NO_TOASTS);
        expect(removeCurrent(queue)).toEqual(NO_TOASTS);
      }),
    );
  });
});

describe('givenWay', () => {
  it('[P-SHELL-55] should keep every toast and put the shown one behind all others', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const before = all(queueOf(given));
        const after = all(givenWay(queueOf(given)));
        const [first, ...others] = before.map(({ id }) => id);
        expect(after.map(({ id }) => id)).toEqual(
          others.length === 0 ? before.map(({ id }) => id) : [...others, first],
        );
        expect(after.at(-1)?.returning ?? false).toBe(before.length > 1);
      }),
    );
  });
});

describe('fateOf', () => {
  it('[P-SHELL-34] [P-SHELL-35] [P-SHELL-55] should depend on type, duration and whether others wait', () => {
    fc.assert(
      fc.property(toastRequest, fc.boolean(), (request, isWaitedFor) => {
        const toast = queueOf([request]).shown;
        if (toast === null) throw new Error('a queue of one shows it');
        const fate = fateOf(toast, isWaitedFor);
        if (request.type === 'danger') expect(fate).toBe(isWaitedFor ? 'givesWay' : 'stays');
        else expect(fate).toBe(request.duration === 0 ? 'stays' : 'leaves');
      }),
    );
  });
});

const queueOf = (given: readonly ToastRequest[]): ToastQueue => given.reduce(enqueue, NO_TOASTS);

const all = ({ shown, waiting }: ToastQueue): readonly Toast[] => (shown ? [shown, ...waiting] : waiting);

/** The words of a toast as one text. */
const wordsOf = ({ type, title, subtitle }: ToastRequest | Toast): string =>
  JSON.stringify([type, title, subtitle ?? null]);
