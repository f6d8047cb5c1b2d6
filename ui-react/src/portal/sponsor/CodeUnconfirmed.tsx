import '../../i18n/catalogs/sponsor.ts';

import type { Message } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';

interface CodeUnconfirmedProps {
  readonly why: Message;
  readonly onRetry: () => void;
}

/** A code that was good could not be looked up again, and the visitor cannot go on before it is. */
export function CodeUnconfirmed({ why, onRetry }: CodeUnconfirmedProps) {
  const text = useText();
  return (
    <LiveRegion role="alert">
      <StatusBox
        inVain
        type="warning"
        title={text('sponsorCode.unconfirmed')}
        action={<Button onClick={onRetry}>{text('retry')}</Button>}
      >
        <MessageText message={why} />
      </StatusBox>
    </LiveRegion>
  );
}
