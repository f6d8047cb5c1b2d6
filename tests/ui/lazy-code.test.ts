import { lazyCode } from '@felles/ui-react/internal/react/lazy-code';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Code whose fetch fails as often as told, and arrives from then on. */
function codeThatFails(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('no code');
    return 'code';
  });
  const code = lazyCode(load);
  return { code, load, outcome: () => code().catch((failure: unknown) => failure) };
}

describe('lazyCode', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', page);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('should fetch nothing before it is asked for, and then once', async () => {
    const { load, outcome } = codeThatFails(0);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([outcome(), outcome()])).toEqual(['code', 'code']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome()).toBe('code');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('should not fetch again for a page that is drawn again and lacks it', async () => {
    const { code, load, outcome } = codeThatFails(1);
    expect(await outcome()).toBeInstanceOf(Error);
    expect(code()).toBe(code());
    expect(await outcome()).toBeInstanceOf(Error);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('should fetch again when it is asked for later, and then once', async () => {
    const { code, load, outcome } = codeThatFails(1);
    await outcome();
    await vi.advanceTimersByTimeAsync(300);
    expect(await outcome()).toBe('code');
    expect(code()).toBe(code());
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('should fetch again at once when the network is back', async () => {
    const { load, outcome } = codeThatFails(1);
    await outcome();
    page.dispatchEvent(new Event('online'));
    expect(await outcome()).toBe('code');
    page.dispatchEvent(new Event('online'));
    expect(await outcome()).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
