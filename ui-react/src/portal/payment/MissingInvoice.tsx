import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { HomeLink } from './HomeLink.tsx';

interface MissingInvoiceProps {
  /** The service knows of none: asking again brings the same answer. */
  readonly isUnknown: boolean;
  /** Whether somebody has come here by a link that names it. */
  readonly isLinked: boolean;
  readonly onRetry: () => void;
}

/** There is nothing that anybody could be asked to pay. */
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
