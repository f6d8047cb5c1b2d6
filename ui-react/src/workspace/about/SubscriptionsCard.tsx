import type { Subscribed } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import { Card } from './Card.tsx';
import styles from './SubscriptionsCard.module.css';

/** What the hub says it brings to this page. */
export function SubscriptionsCard() {
  const { about } = useWorkspace();
  const { subscribed } = useObservable(about.view$);
  const text = useText();
  const isLoading = subscribed.status === 'loading';
  return (
    <Card
      title={text('about.subscriptions')}
      aside={
        <Button kind="ghost" small busy={isLoading} onClick={about.refreshSubscriptions}>
          {text('about.refresh')}
        </Button>
      }
    >
      <div className={styles.body} aria-busy={isLoading}>
        <Channels subscribed={subscribed} />
      </div>
    </Card>
  );
}

function Channels({ subscribed }: { readonly subscribed: Subscribed }) {
  const text = useText();
  switch (subscribed.status) {
    case 'away':
      return <p className={styles.words}>{text('about.subscriptionsAway')}</p>;
    case 'loading':
      return <p className={styles.loading}>{text('about.subscriptionsLoading')}</p>;
    case 'failed':
      return (
        <p className={styles.failed} role="alert">
          {text('about.subscriptionsFailed')} {text(subscribed.reason)}
        </p>
      );
    case 'ready':
      return subscribed.channels.length === 0 ? (
        <p className={styles.words}>{text('about.subscriptionsNone')}</p>
      ) : (
        <ul className={styles.list}>
          {subscribed.channels.map((channel) => (
            <li key={channel} className={styles.channel}>
              {channel}
            </li>
          ))}
        </ul>
      );
  }
}
