import { hostOf } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import link from '../../kit/TextLink.module.css';

/** [P-PAYMENT-35] The department's own page to go on to, with its name, for a member who was not led there. */
export function Onward({ address }: { readonly address: string }) {
  const text = useText();
  return (
    <p>
      <a className={link.link} href={address} rel="noopener noreferrer">
        {text('payment.onward', { host: hostOf(address) })}
      </a>
    </p>
  );
}
