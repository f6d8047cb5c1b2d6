import { createToastStore, progressSteps, type ToastRequest, type ToastStore } from '@felles/core';
import { TOAST, TOAST_TYPES } from '@felles/core/internal/shell/toast-queue';
import { describe, expect, it } from 'vitest';
import { at, HOUR, SECOND, type TestClock } from '../../support/at.ts';

describe('the toasts', () => {
  it('[P-SHELL-38] should be of five types', () => {
    expect(TOAST_TYPES).toEqual(['primary', 'success', 'info', 'warning', 'danger']);
  });

  it('[P-SHELL-34] should leave after five seconds', () => {
    const { clock, toasts } = start();
    toasts.show(info('A'));
    expect(shown(toasts)).toBe('A');
    clock.pass(5 * SECOND - 1);
    expect(shown(toasts)).toBe('A');
    clock.pass(1);
    expect(shown(toasts)).toBeNull();
  });

  it.each([
    ['a time of its own', 2 * SECOND, 2 * SECOND],
    ['less than no time', -1, TOAST.duration],
    ['no number', Number.NaN, TOAST.duration],
  ])('[P-SHELL-34] should leave in time with %s', (_what, duration, expected) => {
    const { clock, toasts } = start();
    toasts.show({ ...info('A'), duration });
    clock.pass(expected - 1);
    expect(shown(toasts)).toBe('A');
    clock.pass(1);
    expect(shown(toasts)).toBeNull();
  });

  it.each([0, Number.POSITIVE_INFINITY, 2 ** 40])('[P-SHELL-35] should stay with a duration of %d', (duration) => {
    const { clock, toasts } = start();
    toasts.show({ ...info('A'), duration });
    toasts.show(info('B'));
    clock.pass(HOUR);
    expect(shown(toasts)).toBe('A');
    expect(toasts.view$.value.run).toBeNull();
    toasts.close();
    expect(shown(toasts)).toBe('B');
  });

  it('[P-SHELL-34] should stand still while the visitor reads', () => {
    const { clock, toasts } = start();
    toasts.show(info('A'));
    clock.pass(4 * SECOND);
    toasts.pause();
    toasts.pause();
    clock.pass(HOUR);
    expect(shown(toasts)).toBe('A');
    toasts.resume();
    clock.pass(SECOND - 1);
    expect(shown(toasts)).toBe('A');
    clock.pass(1);
    expect(shown(toasts)).toBeNull();
  });

  it('[P-SHELL-34] should not hold the next up for a reader who has gone with the last', () => {
    const { clock, toasts } = start();
    toasts.show(info('A'));
    toasts.pause();
    toasts.close();
    toasts.pause();
    toasts.show(info('B'));
    clock.pass(5 * SECOND);
    expect(shown(toasts)).toBeNull();
  });

  it('[P-SHELL-34] should keep a danger that is alone until it is closed', () => {
    const { clock, toasts } = start();
    toasts.show(danger('A'));
    clock.pass(HOUR);
    expect(shown(toasts)).toBe('A');
    toasts.close();
    expect(shown(toasts)).toBeNull();
  });

  it('[P-SHELL-32] should follow each other, each with its whole time', () => {
    const { clock, toasts } = start();
    for (const words of ['A', 'B', 'C']) toasts.show(info(words));
    expect(toasts.view$.value.waiting).toBe(2);
    expect(shownOver(clock, toasts, 4, 5 * SECOND)).toEqual(['A', 'B', 'C', null]);
  });

  it('[P-SHELL-33] should get their whole time again when they are repeated', () => {
    const { clock, toasts } = start();
    toasts.show(info('A'));
    clock.pass(4 * SECOND);
    const before = toasts.view$.value.run?.number;
    toasts.show(info('A'));
    expect(toasts.view$.value.shown?.count).toBe(2);
    expect(toasts.view$.value.run).toMatchObject({ spent: 0 });
    expect(toasts.view$.value.run?.number).not.toBe(before);
    clock.pass(5 * SECOND - 1);
    expect(shown(toasts)).toBe('A');
    clock.pass(1);
    expect(shown(toasts)).toBeNull();
  });

  it('[P-SHELL-33] should not stay longer because of repeats behind them', () => {
    const { clock, toasts } = start();
    toasts.show(info('A'));
    for (let second = 0; second < 4; second += 1) {
      toasts.show(info('B'));
      clock.pass(SECOND);
    }
    clock.pass(SECOND);
    expect(toasts.view$.value.shown).toMatchObject({ count: 4 });
    expect(shown(toasts)).toBe('B');
  });

  it('[P-SHELL-36] should make room for the next when closed, which has its whole time', () => {
    const { clock, toasts } = start();
    toasts.show(info('A'));
    toasts.show(info('B'));
    clock.pass(3 * SECOND);
    toasts.close();
    clock.pass(5 * SECOND - 1);
    expect(shown(toasts)).toBe('B');
    clock.pass(1);
    expect(shown(toasts)).toBeNull();
    toasts.close();
    expect(shown(toasts)).toBeNull();
  });

  it('[P-SHELL-37] should all be gone at once where all are closed', () => {
    const { clock, toasts } = start();
    for (const words of ['A', 'B', 'C']) toasts.show(danger(words));
    toasts.closeAll();
    expect(toasts.view$.value).toMatchObject({ shown: null, waiting: 0 });
    clock.pass(HOUR);
    expect(shown(toasts)).toBeNull();
  });

  it('[P-SHELL-55] should never be hidden by a danger, which comes back after them until it is closed', () => {
    const { clock, toasts } = start();
    toasts.show(danger('A'));
    toasts.show(info('B'));
    toasts.show({ ...info('C'), duration: 2 * SECOND });
    clock.pass(5 * SECOND - 1);
    expect(shown(toasts)).toBe('A');
    clock.pass(1);
    expect(shown(toasts)).toBe('B');
    clock.pass(5 * SECOND);
    expect(shown(toasts)).toBe('C');
    clock.pass(2 * SECOND);
    expect(shown(toasts)).toBe('A');
    expect(toasts.view$.value).toMatchObject({ shown: { returning: true }, waiting: 0, run: null });
    clock.pass(HOUR);
    expect(shown(toasts)).toBe('A');
  });

  it('[P-SHELL-55] should not wait for a danger that has had its time already', () => {
    const { clock, toasts } = start();
    toasts.show(danger('A'));
    clock.pass(HOUR);
    toasts.show(info('B'));
    clock.pass(0);
    expect(shown(toasts)).toBe('B');
    expect(toasts.view$.value.waiting).toBe(1);
  });

  it('[P-SHELL-55] should wait while a danger is read', () => {
    const { clock, toasts } = start();
    toasts.show(danger('A'));
    toasts.pause();
    toasts.show(info('B'));
    clock.pass(HOUR);
    expect(shown(toasts)).toBe('A');
    toasts.resume();
    clock.pass(5 * SECOND);
    expect(shown(toasts)).toBe('B');
  });

  it('[P-SHELL-55] should take turns where several are dangers', () => {
    const { clock, toasts } = start();
    toasts.show(danger('A'));
    toasts.show({ ...danger('B'), duration: 0 });
    expect(shownOver(clock, toasts, 4, 5 * SECOND)).toEqual(['A', 'B', 'A', 'B']);
  });

  it('[P-SHELL-39] should have a bar that moves every ten milliseconds', () => {
    const { clock, toasts } = start();
    toasts.show(danger('A'));
    clock.pass(2 * SECOND);
    toasts.show(info('B'));
    expect(toasts.view$.value.run).toMatchObject({ lasts: 5 * SECOND, spent: 2 * SECOND });
    expect(TOAST.progressEvery).toBe(10);
    expect(progressSteps(5 * SECOND)).toBe(500);
    expect(progressSteps(1)).toBe(1);
  });

  it('should keep its run while its time stands still, so that its bar does not jump', () => {
    const { clock, toasts } = start();
    toasts.show(info('A'));
    const { run } = toasts.view$.value;
    clock.pass(SECOND);
    toasts.pause();
    expect(toasts.view$.value).toMatchObject({ run, paused: true });
    clock.pass(SECOND);
    toasts.resume();
    toasts.show(info('B'));
    expect(toasts.view$.value).toMatchObject({ run, paused: false });
  });

  it('[P-SHELL-40] should take half of the screen at most', () => {
    expect(TOAST.widest).toBe(50);
  });

  it('should not last longer because the clock was set back', () => {
    const time = at('2026-11-19T09:00:00Z');
    let behind = 0;
    const clock: TestClock = { ...time, now: () => time.now() - behind };
    const toasts = createToastStore({ clock });
    toasts.show(info('A'));
    clock.pass(SECOND);
    behind = HOUR;
    toasts.pause();
    toasts.resume();
    clock.pass(5 * SECOND);
    expect(shown(toasts)).toBeNull();
  });
});

function start() {
  const clock = at('2026-11-19T09:00:00Z');
  return { clock, toasts: createToastStore({ clock }) };
}

const info = (message: string): ToastRequest => ({
  type: 'info',
  title: { key: 'failure.refused', params: { message } },
});
const danger = (message: string): ToastRequest => ({ ...info(message), type: 'danger' });

function shown({ view$ }: ToastStore): string | null {
  const title = view$.value.shown?.title;
  return title?.key === 'failure.refused' ? String(title.params['message']) : null;
}

/** The toasts at the beginning of each of so many stretches of time. */
function shownOver(
  clock: TestClock,
  toasts: ToastStore,
  stretches: number,
  length: number,
): readonly (string | null)[] {
  return Array.from({ length: stretches }, () => {
    const now = shown(toasts);
    clock.pass(length);
    return now;
  });
}
