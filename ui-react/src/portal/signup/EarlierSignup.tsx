import type { EarlierState } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';

interface EarlierSignupProps {
  readonly earlier: EarlierState;
  readonly onGo: () => void;
}

/** [P-SIGNUP-87] A sign-up of an earlier visit that was not completed, with its state as far as the service reports it. */
export function EarlierSignup({ earlier, onGo }: EarlierSignupProps) {
  const text = useText();
  return (
    <LiveRegion>
      <StatusBox
        type={earlier === 'paid' ? 'success' : 'info'}
        title={text(TITLES[earlier])}
        action={
          earlier !== 'checking' && (
            <Button onClick={onGo}>{text(earlier === 'unpaid' ? 'signup.toPayment' : 'signup.toEarlier')}</Button>
          )
        }
      >
        {earlier === 'unsigned' && text('signup.earlierUnsignedHow')}
      </StatusBox>
    </LiveRegion>
  );
}

const TITLES = {
  checking: 'signup.earlierChecking',
  paid: 'signup.earlierPaid',
  unsigned: 'signup.unfinished',
  unpaid: 'signup.unfinished',
  unknown: 'signup.earlierUnknown',
} as const satisfies Readonly<Record<EarlierState, string>>;
