import '../../i18n/catalogs/sponsor.ts';

import type { AcceptView } from '@felles/core/portal/sponsor';
import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { HomeLink, PayersWayBack } from '../payment/Links.tsx';
import { useOthers } from '../services.ts';
import { ActionBar } from '../signup/ActionBar.tsx';
import { PaidFor } from '../sponsor/PaidFor.tsx';
import { RequestNotice } from '../sponsor/RequestNotice.tsx';
import styles from '../sponsor/Sponsor.module.css';
import { UsedLink } from '../sponsor/SponsoredNotice.tsx';

/** The page of a sponsor's link to accept: the visitor reads the agreement here, and accepts it by a button. */
export function SponsorAcceptScreen() {
  const accept = use(useOthers().sponsorAccept());
  const view = useObservable(accept.view$);
  const text = useText();
  useOpen(accept);
  return (
    <Sheet isNarrow title={text('accept.title')}>
      <RequestNotice
        waitsFor={view.status === 'loading' ? text(view.isAnswering ? 'accept.loading' : 'sponsored.loading') : null}
        onRetry={accept.retry}
        below={(fromHere) => (
          <>
            {view.status === 'ready' && <Asked view={view} onAccept={fromHere(accept.accept)} />}
            {view.status === 'accepted' && <PaidFor agreement={view.agreement} saysUnknown={false} />}
          </>
        )}
      >
        {(retry) => <Outcome view={view} onRetry={retry} />}
      </RequestNotice>
    </Sheet>
  );
}

interface AskedProps {
  readonly view: Extract<AcceptView, { readonly status: 'ready' }>;
  readonly onAccept: () => void;
}

/** The cost, and the only button to accept. */
function Asked({ view: { name, agreement }, onAccept }: AskedProps) {
  const text = useText();
  return (
    <>
      <PaidFor agreement={agreement} isUnsigned />
      <ActionBar agrees>
        <Button kind="primary" onClick={onAccept}>
          {text('accept.yes', { name })}
        </Button>
      </ActionBar>
    </>
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
    case 'ready':
      return (
        <>
          <StatusBox type="info" title={text('accept.asked', { name: view.name })}>
            {text('accept.askedWords')}
          </StatusBox>
          {view.notSent && <StatusBox type="warning" title={text(view.notSent)} />}
        </>
      );
    case 'failed':
      return (
        <StatusBox
          inVain
          type="warning"
          title={text('sponsored.unknown')}
          action={<Button onClick={onRetry}>{text('retry')}</Button>}
        >
          {view.failure ? <MessageText message={view.failure} /> : text('sponsored.openLinkAgain')}
        </StatusBox>
      );
    case 'accepted': {
      const title = view.name === null ? text('accept.done') : text('accept.doneFor', { name: view.name });
      return (
        <StatusBox type="success" title={title} action={<HomeLink />}>
          {text('accept.doneWords')}
        </StatusBox>
      );
    }
    case 'used':
      return <UsedLink />;
    case 'notSigned':
      return (
        <>
          <StatusBox
            type="warning"
            title={text('avtalegiro-not-signed')}
            action={
              view.signUp ? <PayersWayBack link={view.signUp} /> : <Button onClick={onRetry}>{text('retry')}</Button>
            }
          >
            {view.reason ? (
              <MessageText message={view.reason} />
            ) : (
              text(view.signUp ? 'accept.signHere' : 'accept.sign')
            )}
          </StatusBox>
          {view.signUp && (
            <p className={styles.besides}>
              {text('accept.signedElsewhere')} <Button onClick={onRetry}>{text('retry')}</Button>
            </p>
          )}
        </>
      );
    case 'notAccepted':
      return (
        <StatusBox
          inVain={view.canRetry}
          type="warning"
          title={text('avtalegiro-not-signed')}
          action={view.canRetry ? <Button onClick={onRetry}>{text('retry')}</Button> : <HomeLink />}
        >
          {view.reason ? <MessageText message={view.reason} /> : text('accept.noLink')}
        </StatusBox>
      );
    case 'unknown':
      return (
        <StatusBox
          inVain
          type="warning"
          title={text('accept.unknown')}
          action={<Button onClick={onRetry}>{text('retry')}</Button>}
        >
          <MessageText message={view.reason} />
        </StatusBox>
      );
  }
}
