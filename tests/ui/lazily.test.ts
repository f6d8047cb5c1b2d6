import { CodeLost, forgetLost, onceItComes } from '@felles/ui-react/code-lost';
import { lazily } from '@felles/ui-react/lazily';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const place = { href: '' };
let page: EventTarget;

/** Code whose fetch fails as often as said, and arrives from then on. */
function codeThatFails(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('no code');
    return 'code';
  });
  const code = lazily(load);
  return { code, load, outcome: () => code().catch(lackOf) };
}

/** What was missing in the end, of code that is said to be lost. */
const lackOf = (failure: unknown): unknown =>
  failure instanceof CodeLost && failure.cause instanceof Error && failure.cause.message;

beforeEach(() => {
  place.href = 'https://felles.example/nordlys';
  page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { location: place }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('lazily', () => {
  it('should fetch nothing before it is asked for, and once for everybody who asks', async () => {
    const { load, outcome } = codeThatFails(0);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([outcome(), outcome()])).toEqual(['code', 'code']);
    place.href = 'https://felles.example/nordlys/classes';
    expect(await outcome()).toBe('code');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('should not be sent for again by a page that is being drawn and lacks it', async () => {
    const { code, load, outcome } = codeThatFails(1);
    expect(await outcome()).toBe('no code');
    expect(code()).toBe(code());
    expect(await outcome()).toBe('no code');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('should be fetched anew at another address, and then once only', async () => {
    const { code, load, outcome } = codeThatFails(2);
    await outcome();
    place.href = 'https://felles.example/nordlys/classes';
    expect(await outcome()).toBe('no code');
    expect(code()).toBe(code());
    expect(await outcome()).toBe('no code');
    expect(load).toHaveBeenCalledTimes(2);
    place.href = 'https://felles.example/nordlys';
    expect(await outcome()).toBe('code');
  });

  it('should be fetched anew at the next visit to a page that was left before its fetch failed', async () => {
    const { code, load, outcome } = codeThatFails(1);
    place.href = 'https://felles.example/nordlys/login';
    const left = code();
    place.href = 'https://felles.example/nordlys';
    await left.catch(() => undefined);
    place.href = 'https://felles.example/nordlys/login';
    expect(await outcome()).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('should be fetched once more where the network came back while it was on its way, and only then', async () => {
    const { load, outcome } = codeThatFails(1);
    const asked = outcome();
    page.dispatchEvent(new Event('online'));
    expect(await asked).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
    const other = codeThatFails(2);
    page.dispatchEvent(new Event('online'));
    expect(await other.outcome()).toBe('no code');
    page.dispatchEvent(new Event('online'));
    expect(await other.outcome()).toBe('no code');
    expect(other.load).toHaveBeenCalledTimes(1);
  });

  it('should be fetched anew where it failed, once it is forgotten that it was lost', async () => {
    const { code, load, outcome } = codeThatFails(1);
    const lost = await code().catch((failure: unknown) => failure);
    expect(load).toHaveBeenCalledTimes(1);
    forgetLost(lost);
    expect(await outcome()).toBe('code');
    forgetLost(lost);
    expect(await outcome()).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('onceItComes', () => {
  const surfing = { onLine: true };
  let screen: EventTarget & { visibilityState: string };

  /** Somebody who waits for code whose first fetch has failed, and how often it has been asked for since. */
  async function waitingFor(fails: number) {
    const { code, load } = codeThatFails(fails);
    const lost = await code().catch((failure: unknown) => failure);
    if (!(lost instanceof CodeLost)) throw new Error('the code should be lost');
    const come = vi.fn();
    const giveUp = onceItComes(lost, come);
    return { come, giveUp, tries: () => load.mock.calls.length - 1 };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    surfing.onLine = true;
    screen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('navigator', surfing);
    vi.stubGlobal('document', screen);
  });

  afterEach(() => vi.useRealTimers());

  it('should ask again by itself, less and less often, and tell once that it came', async () => {
    const { come, tries } = await waitingFor(5);
    const after: number[] = [];
    for (let second = 1; second <= 40; second += 1) {
      const before = tries();
      await vi.advanceTimersByTimeAsync(1_000);
      if (tries() > before) after.push(second);
    }
    expect(after).toEqual([1, 3, 7, 15, 31]);
    expect(come).toHaveBeenCalledTimes(1);
  });

  it('should ask at least every minute', async () => {
    const { tries } = await waitingFor(1_000);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const before = tries();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(tries() - before).toBe(60);
  });

  it('should ask at once when the network is back, and again where that leads nowhere yet', async () => {
    const { come, tries } = await waitingFor(2);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([tries(), come.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([tries(), come.mock.calls.length]).toEqual([2, 1]);
  });

  it('should ask soon again after the network was back, however long it had been gone', async () => {
    const { come, tries } = await waitingFor(20);
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    const before = tries();
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tries()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(tries()).toBe(before + 3);
    expect(come).not.toHaveBeenCalled();
  });

  it('should wait no longer for having been seen often while it asked', async () => {
    let fail = (_: Error) => {};
    const load = vi.fn(
      () =>
        new Promise<string>((_, reject) => {
          fail = reject;
        }),
    );
    const code = lazily(load);
    const first = code().catch((failure: unknown) => failure);
    fail(new Error('no code'));
    const lost = await first;
    if (!(lost instanceof CodeLost)) throw new Error('the code should be lost');
    onceItComes(lost, vi.fn());
    for (let times = 0; times < 6; times += 1) screen.dispatchEvent(new Event('visibilitychange'));
    expect(load).toHaveBeenCalledTimes(2);
    fail(new Error('no code'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('should ask for nothing without a network or in a hidden page, and at once when that ends', async () => {
    const { come, tries } = await waitingFor(2);
    surfing.onLine = false;
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(tries()).toBe(0);
    surfing.onLine = true;
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tries()).toBe(1);
    screen.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(tries()).toBe(1);
    screen.visibilityState = 'visible';
    screen.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect([tries(), come.mock.calls.length]).toEqual([2, 1]);
  });

  it('should let two who lack the same code fetch it once', async () => {
    const { code, load } = codeThatFails(1);
    const lost = await code().catch((failure: unknown) => failure);
    if (!(lost instanceof CodeLost)) throw new Error('the code should be lost');
    const told = [vi.fn(), vi.fn()];
    for (const come of told) onceItComes(lost, come);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(told.map((come) => come.mock.calls.length)).toEqual([1, 1]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('should tell no caller who gave up, at any time', async () => {
    const early = await waitingFor(1);
    early.giveUp();
    const late = await waitingFor(1);
    page.dispatchEvent(new Event('online'));
    late.giveUp();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect([early.tries(), early.come.mock.calls.length]).toEqual([0, 0]);
    expect([late.tries(), late.come.mock.calls.length]).toEqual([1, 0]);
  });
});
