import { FRAME_SILENCE, FRAME_TIMEOUT } from '@felles/core/portal/payment';
import { showCheckout } from '@felles/ui-react/internal/browser/checkout';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const HOST = 'https://checkout.example';

/** A script element: what becomes of it is for the test to say. */
class FakeScript extends EventTarget {
  src = '';
  isInPage = false;
  remove(): void {
    this.isInPage = false;
  }
}

/** A window with nothing in it but what a checkout has to do with. */
function aPage() {
  const made: FakeScript[] = [];
  const page = new EventTarget();
  const window = Object.assign(new EventTarget(), { innerHeight: 844, openCheckout: undefined as unknown });
  const document = Object.assign(page, {
    createElement: () => {
      const script = new FakeScript();
      made.push(script);
      return script;
    },
    head: {
      append(script: FakeScript) {
        script.isInPage = true;
      },
    },
  });
  const frame = { contentWindow: {} };
  const shown = { frame: null as typeof frame | null };
  const place = Object.assign(new EventTarget(), {
    style: { height: '' },
    querySelector: () => shown.frame,
    replaceChildren() {
      shown.frame = null;
    },
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return { made, window, document, frame, shown, place };
}

let count = 0;

function shownCheckout({ script = '' } = {}) {
  count += 1;
  const address = script || `${HOST}/${count}.js`;
  const page = aPage();
  const orders: unknown[] = [];
  const listener = { checkoutEvent: vi.fn(), checkoutFailed: vi.fn() };
  page.window.openCheckout = (order: unknown) => {
    orders.push(order);
    page.shown.frame = page.frame;
  };
  // What stands in for the container has all of an element that is asked of it.
  const container = page.place as unknown as HTMLElement;
  const show = () => showCheckout(container, { script: address, token: 'session-1' }, listener);
  const comes = async (event: 'load' | 'error') => {
    page.made.at(-1)?.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
  };
  const posts = (given: { readonly origin?: string; readonly source?: unknown; readonly type?: string }) => {
    const { origin = HOST, source = page.frame.contentWindow, type = 'PAYMENT_SUCCESSFUL' } = given;
    page.window.dispatchEvent(Object.assign(new Event('message'), { origin, source, data: { type } }));
  };
  const refuses = (blockedURI: string, effectiveDirective = 'frame-src') =>
    page.document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }),
    );
  return { ...page, orders, listener, show, close: show(), comes, posts, refuses, address, container };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a checkout in its container', () => {
  it('[P-PAYMENT-22] [P-PAYMENT-26] [P-PAYMENT-27] should be opened by its script, in Norwegian, and be as high as the window leaves', async () => {
    const { comes, orders, made, address, place, container, window } = shownCheckout();
    expect(made.map(({ src }) => src)).toEqual([address]);
    expect(orders).toEqual([]);
    await comes('load');
    expect(orders).toEqual([{ token: 'session-1', container, language: 'no', height: 784 }]);
    expect(place.style.height).toBe('784px');
    window.innerHeight = 660;
    window.dispatchEvent(new Event('resize'));
    expect(place.style.height).toBe('600px');
  });

  it('should count only from its own frame and the exact origin of its script', async () => {
    const { comes, posts, listener, close } = shownCheckout();
    await comes('load');
    posts({ origin: 'https://evil.example' });
    posts({ origin: `${HOST}:8443` });
    posts({ source: {} });
    posts({ source: null });
    posts({ type: 'PAID' });
    expect(listener.checkoutEvent).not.toHaveBeenCalled();
    posts({});
    expect(listener.checkoutEvent.mock.calls).toEqual([['PAYMENT_SUCCESSFUL']]);
    close();
    posts({});
    expect(listener.checkoutEvent).toHaveBeenCalledTimes(1);
  });

  it('should be ignored before there is a frame', () => {
    const { posts, listener } = shownCheckout();
    posts({ source: undefined });
    posts({ source: null });
    expect(listener.checkoutEvent).not.toHaveBeenCalled();
  });

  it('should be blocked where the policy of the page refuses its frame, and no other', async () => {
    const { comes, refuses, listener, shown } = shownCheckout();
    await comes('load');
    refuses('https://elsewhere.example/frame');
    refuses(`${HOST}/picture.png`, 'img-src');
    expect(listener.checkoutFailed).not.toHaveBeenCalled();
    refuses(`${HOST}/frame`);
    refuses(`${HOST}/frame`);
    expect(listener.checkoutFailed.mock.calls).toEqual([['blocked']]);
    expect(shown.frame).toBeNull();
  });

  it('should be blocked where its frame says nothing in time, and not where it has spoken', async () => {
    const silent = shownCheckout();
    await silent.comes('load');
    await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT - 1);
    expect(silent.listener.checkoutFailed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(silent.listener.checkoutFailed.mock.calls).toEqual([['blocked']]);
    const spoken = shownCheckout();
    await spoken.comes('load');
    spoken.posts({ type: 'SESSION_STARTED' });
    await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT);
    expect(spoken.listener.checkoutFailed).not.toHaveBeenCalled();
  });

  it('should not be waited for where its frame has loaded and says nothing, as an error page does', async () => {
    const silent = shownCheckout();
    await silent.comes('load');
    silent.place.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(FRAME_SILENCE);
    expect(silent.listener.checkoutFailed.mock.calls).toEqual([['blocked']]);
    const slow = shownCheckout();
    await slow.comes('load');
    slow.place.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(FRAME_SILENCE - 1);
    slow.posts({ type: 'SESSION_STARTED' });
    // The bank's page in the frame is silent.
    slow.place.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT);
    expect(slow.listener.checkoutFailed).not.toHaveBeenCalled();
  });

  it('should be missing where its script never comes, and the script be asked for anew', async () => {
    const { listener, made, show, comes, orders } = shownCheckout();
    await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT);
    expect(listener.checkoutFailed.mock.calls).toEqual([['script']]);
    expect(made.map(({ isInPage }) => isInPage)).toEqual([false]);
    show();
    expect(made.map(({ isInPage }) => isInPage)).toEqual([false, true]);
    await comes('load');
    expect(orders).toHaveLength(1);
  });

  it('[P-PAYMENT-24] should be missing where its script fails, and the script be asked for anew', async () => {
    const { listener, made, show, comes } = shownCheckout();
    await comes('error');
    expect(listener.checkoutFailed.mock.calls).toEqual([['script']]);
    show();
    expect(made.map(({ isInPage }) => isInPage)).toEqual([false, true]);
  });

  it.each([
    ['is none', undefined, 'script'],
    [
      'throws',
      () => {
        throw new Error('token');
      },
      'incomplete',
    ],
  ] as const)(
    '[P-PAYMENT-25] should be missing where the function of its script %s',
    async (_, openCheckout, failure) => {
      const { window, comes, listener } = shownCheckout();
      window.openCheckout = openCheckout;
      await comes('load');
      expect(listener.checkoutFailed.mock.calls).toEqual([[failure]]);
    },
  );

  it('should load its script once, however often it is shown', async () => {
    const { comes, close, show, made, orders } = shownCheckout();
    await comes('load');
    close();
    show();
    await vi.advanceTimersByTimeAsync(0);
    expect(made).toHaveLength(1);
    expect(orders).toHaveLength(2);
  });

  it('should open nothing once it has been closed', async () => {
    const { comes, close, orders, listener } = shownCheckout();
    close();
    await comes('load');
    await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT);
    expect(orders).toEqual([]);
    expect(listener.checkoutFailed).not.toHaveBeenCalled();
  });

  it('[P-PAYMENT-25] should say that it is missing where there is nothing to show it in', () => {
    const listener = { checkoutEvent: vi.fn(), checkoutFailed: vi.fn() };
    showCheckout(null, { script: `${HOST}/none.js`, token: 'session-1' }, listener)();
    expect(listener.checkoutFailed.mock.calls).toEqual([['incomplete']]);
  });
});
