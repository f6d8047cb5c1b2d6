import type { PaymentView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Announced } from '../../kit/Announced.tsx';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';

interface UnsignedProps {
  readonly view: Pick<PaymentView, 'canSign' | 'isLeaving'>;
  readonly onSign: () => void;
}

/** Back from the bank with nothing signed: whoever pays all the same knows it, and can still sign. */
export function Unsigned({ view: { canSign, isLeaving }, onSign }: UnsignedProps) {
  const text = useText();
  return (
    <Announced>
      <StatusBox
        type="info"
        title={text('signup.notSigned')}
        action={
          canSign && (
            <Button busy={isLeaving} aria-disabled={isLeaving} onClick={onSign}>
              {text('signup.sign')}
            </Button>
          )
        }
      >
        {text(canSign ? 'signup.notSignedHow' : 'signup.notSignedLead')}
      </StatusBox>
    </Announced>
  );
}
