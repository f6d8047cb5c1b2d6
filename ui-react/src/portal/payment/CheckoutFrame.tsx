import type { Checkout, PayingStore } from '@felles/core/portal';
import { useEffect, useRef } from 'react';
import { showCheckout } from '../../browser/checkout.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import styles from './Payment.module.css';

interface CheckoutFrameProps {
  readonly checkout: Checkout;
  readonly paying: PayingStore;
}

/** [P-PAYMENT-22] The provider's checkout inside the page, with a way out of it. */
export function CheckoutFrame({ checkout, paying }: CheckoutFrameProps) {
  const text = useText();
  const region = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => showCheckout(container.current, checkout, paying), [checkout, paying]);
  // The button that opened it is gone.
  useEffect(() => region.current?.focus(), []);
  return (
    <section ref={region} tabIndex={-1} className={styles.checkout} aria-label={text('payment.checkout')}>
      <div ref={container} className={styles.frame} />
      <Button icon="close" onClick={paying.leaveCheckout}>
        {text('payment.leaveCheckout')}
      </Button>
    </section>
  );
}
