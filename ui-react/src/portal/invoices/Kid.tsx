import { useText } from '../../i18n/text.ts';
import { useCopying } from '../../kit/CopyButton.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { COPY } from '../../kit/shapes.ts';
import styles from './Kid.module.css';

/** [P-MEMBER-43] The reference of a payment, four digits at a time, and its copy without the spaces. */
export function Kid({ kid }: { readonly kid: string }) {
  const { isCopied, copy, forget } = useCopying(kid.replaceAll(' ', ''));
  const text = useText();
  return (
    <p className={styles.kid}>
      <span>{text('invoices.kid')}</span>
      <span className={styles.digits}>{kid}</span>
      <IconButton
        size="medium"
        className={styles.copy}
        aria-label={isCopied ? text('invoices.kidCopied') : text('invoices.copyKid', { kid })}
        onClick={copy}
        onBlur={forget}
      >
        {isCopied === null ? <Shape path={COPY} /> : <Icon name={isCopied ? 'check' : 'alert'} />}
      </IconButton>
      <HiddenStatus>
        {isCopied === null ? '' : text(isCopied ? 'invoices.kidCopied' : 'invoices.kidNotCopied')}
      </HiddenStatus>
    </p>
  );
}
