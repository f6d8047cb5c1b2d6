import { originOf } from '@felles/core';
import {
  CHECKOUT_SETTINGS,
  type Checkout,
  type CheckoutFailure,
  checkoutHeight,
  FRAME_SILENCE,
  FRAME_TIMEOUT,
  readSessionEvent,
  type SessionEvent,
} from '@felles/core/portal/payment';
import { trustedScripts } from './foreign-script.ts';

/** A part of the page that gets the events of the checkout, and its failure to show. */
export interface CheckoutListener {
  checkoutEvent(event: SessionEvent): void;
  checkoutFailed(failure: CheckoutFailure): void;
}

interface Loading {
  readonly element: HTMLScriptElement;
  readonly coming: Promise<void>;
}

/** The scripts of this page, each loaded once. */
const scripts = new Map<string, Loading>();

const policy = trustedScripts('checkout');

function loaded(address: string): Promise<void> {
  const known = scripts.get(address) ?? load(address);
  scripts.set(address, known);
  return known.coming;
}

/** A script that failed, never came or is not from our page is loaded again on the next request. */
function forget(address: string): void {
  scripts.get(address)?.element.remove();
  scripts.delete(address);
}

function load(address: string): Loading {
  const element = document.createElement('script');
  element.async = true;
  // The host of the script must not learn from which page of the portal it was asked for.
  element.referrerPolicy = 'no-referrer';
  const coming = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('Failed to load script')));
    // A page whose policy names no checkout refuses here.
    element.src = policy(address);
    document.head.append(element);
  });
  return { element, coming };
}

/** Shows a checkout in a container; the returned function removes it. */
export function showCheckout(
  container: HTMLElement | null,
  checkout: Checkout,
  { checkoutEvent, checkoutFailed }: CheckoutListener,
): () => void {
  if (container === null) {
    checkoutFailed('incomplete');
    return () => undefined;
  }
  const { script, token } = checkout;
  let isOver = false;
  let hasSpoken = false;
  let hasScript = false;

  const fail = (failure: CheckoutFailure): void => {
    if (isOver) return;
    close();
    if (failure === 'script') forget(script);
    checkoutFailed(failure);
  };
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
    const frame = container.querySelector('iframe')?.contentWindow;
    const event = readSessionEvent({ origin, isFromFrame: source !== null && source === frame, data }, script);
    if (event === null) return;
    hasSpoken = true;
    checkoutEvent(event);
  };
  const onRefusal = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'frame-src' && originOf(blockedURI) === originOf(script)) fail('blocked');
  };
  const onResize = (): void => {
    container.style.height = `${checkoutHeight(window.innerHeight)}px`;
  };
  const giveUpIfSilent = (): void => {
    if (!hasSpoken) fail(hasScript ? 'blocked' : 'script');
  };
  let patience = setTimeout(giveUpIfSilent, FRAME_TIMEOUT);
  const onFrameLoad = (): void => {
    clearTimeout(patience);
    patience = setTimeout(giveUpIfSilent, FRAME_SILENCE);
  };

  function close(): void {
    isOver = true;
    clearTimeout(patience);
    window.removeEventListener('message', onMessage);
    window.removeEventListener('resize', onResize);
    document.removeEventListener('securitypolicyviolation', onRefusal);
    container?.removeEventListener('load', onFrameLoad, true);
    container?.replaceChildren();
  }

  window.addEventListener('message', onMessage);
  window.addEventListener('resize', onResize);
  document.addEventListener('securitypolicyviolation', onRefusal);
  // The event does not bubble.
  container.addEventListener('load', onFrameLoad, true);
  onResize();
  loaded(script).then(
    () => {
      if (isOver) return;
      hasScript = true;
      open(container, token, fail);
    },
    () => fail('script'),
  );
  return close;
}

function open(container: HTMLElement, token: string, fail: (failure: CheckoutFailure) => void): void {
  const openCheckout: unknown = Reflect.get(window, CHECKOUT_SETTINGS.function);
  if (typeof openCheckout !== 'function') {
    fail('script');
    return;
  }
  try {
    openCheckout({
      token,
      container,
      language: CHECKOUT_SETTINGS.language,
      height: checkoutHeight(window.innerHeight),
    });
  } catch {
    fail('incomplete');
  }
}
