import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { HomeLink } from './HomeLink.tsx';

interface MissingInvoiceProps {
  /** The service knows of none: asking again brings the same answer. */
  readonly isUnknown: boolean;
  /** Whether the visitor has come by a link that names the invoice. */
  readonly isLinked: boolean;
  readonly onRetry: () => void;
}

/** The invoice is not there, so there is nothing to pay. */
export function MissingInvoice({ isUnknown, isLinked, onRetry }: MissingInvoiceProps) {
  const text = useText();
  return (
    <div role="alert">
      <StatusBox
        inVain={!isUnknown}
        type="warning"
        title={text(isUnknown ? 'payment.unknownInvoice' : 'payment.invoiceNotLoaded')}
        action={isUnknown ? <HomeLink /> : <Button onClick={onRetry}>{text('retry')}</Button>}
      >
        {text(isLinked ? 'payment.invoiceNotLoadedHow' : 'payment.ownInvoiceNotLoadedHow')}
      </StatusBox>
    </div>
  );
}
