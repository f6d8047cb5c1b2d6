import '../../i18n/sponsor/index.ts';

import type { AcceptView } from '@felles/core/portal';
import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { HomeLink } from '../payment/HomeLink.tsx';
import { useOthers } from '../services.ts';
import { AskedNotice } from '../sponsor/AskedNotice.tsx';

/** Where a sponsor's link to accept leads: it is accepted by being followed. */
export function SponsorAcceptScreen() {
  const accept = use(useOthers().sponsorAccept());
  const view = useObservable(accept.view$);
  const text = useText();
  useOpen(accept);
  return (
    <Sheet isNarrow title={text('accept.title')}>
      <AskedNotice waitsFor={view.status === 'loading' ? text('accept.loading') : null} onRetry={accept.retry}>
        {(retry) => <Outcome view={view} onRetry={retry} />}
      </AskedNotice>
    </Sheet>
  );
}

interface OutcomeProps {
  readonly view: AcceptView;
  readonly onRetry: () => void;
}

function Outcome({ view, onRetry }: OutcomeProps) {
  const text = useText();
  switch (view.status) {
    case 'loading':
      return null;
    case 'accepted': {
      const title = view.name === null ? text('accept.done') : text('accept.doneFor', { name: view.name });
      return (
        <StatusBox type="success" title={title} action={<HomeLink />}>
          {text('accept.doneWords')}
        </StatusBox>
      );
    }
    case 'notAccepted':
      return (
        <StatusBox
          type="warning"
          title={text('avtalegiro-not-signed')}
          action={view.canRetry ? <Button onClick={onRetry}>{text('retry')}</Button> : undefined}
        >
          {view.reason ? text(view.reason) : text(view.canRetry ? 'accept.sign' : 'accept.noLink')}
        </StatusBox>
      );
    case 'unknown':
      return (
        <StatusBox
          type="warning"
          title={text('accept.unknown')}
          action={<Button onClick={onRetry}>{text('retry')}</Button>}
        >
          {text(view.reason)}
        </StatusBox>
      );
  }
}
