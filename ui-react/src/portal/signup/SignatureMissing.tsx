import type { PaymentSignupView } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';

interface SignatureMissingProps {
  readonly view: Pick<PaymentSignupView, 'canSign' | 'isLeaving' | 'isCutOff'>;
  readonly onSign: () => void;
}

/** Back from the bank with nothing signed: a visitor who pays first must know it, and can still sign. */
export function SignatureMissing({ view, onSign }: SignatureMissingProps) {
  const { canSign } = view;
  const text = useText();
  return (
    <LiveRegion>
      <StatusBox
        type="info"
        title={text('signup.notSigned')}
        action={
          canSign && (
            <Button busy={view.isLeaving} aria-disabled={view.isLeaving} onClick={onSign}>
              {text(view.isCutOff ? 'retry' : 'signup.sign')}
            </Button>
          )
        }
      >
        {text(view.isCutOff ? 'signup.cutOff' : canSign ? 'signup.notSignedHow' : 'signup.notSignedLead')}
      </StatusBox>
    </LiveRegion>
  );
}
