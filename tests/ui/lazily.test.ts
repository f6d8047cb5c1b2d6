import { forgetFailed, lazily } from '@felles/ui-react/lazily';
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
  return { code, load, outcome: () => code().catch(({ message }: Error) => message) };
}

beforeEach(() => {
  place.href = 'https://felles.example/nordlys';
  page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { location: place }));
});

afterEach(() => {
  forgetFailed();
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

  it('should be fetched anew where it failed, once what failed is forgotten', async () => {
    const { outcome } = codeThatFails(1);
    expect(forgetFailed()).toBe(false);
    await outcome();
    expect(forgetFailed()).toBe(true);
    expect(await outcome()).toBe('code');
  });
});
