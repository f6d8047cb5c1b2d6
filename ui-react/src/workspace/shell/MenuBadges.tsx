import { badgeOf } from '@felles/core/workspace/unread';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOffers } from '../offers/use-offers.ts';
import { paths } from '../paths.ts';
import { useArea, useWorkspace } from '../services.ts';
import styles from './MainMenu.module.css';
import { useSignedIn } from './Page.tsx';

interface BadgeProps {
  /** Null while it is unknown. */
  readonly count: number | null;
  readonly words: 'chat.unread' | 'notifications.newCount' | 'outbox.pill.waiting';
  readonly kind?: 'unsent';
}

/** A number beside the name of a page, which a reader of the screen hears in words; nothing for 0. */
function Badge({ count, words, kind }: BadgeProps) {
  const text = useText();
  const badge = badgeOf(count);
  if (badge === null || count === null) return null;
  return (
    <span className={styles.badge} data-kind={kind}>
      <span aria-hidden="true">{badge}</span>
      <HiddenText> {text(words, { count })}</HiddenText>
    </span>
  );
}

/** [W-CHAT-28] The number of unread messages. */
export const UnreadBadge = () => (
  <Badge count={useObservable(useWorkspace().shell.unread.count$)} words="chat.unread" />
);

/** [W-SITE-34] The number of unsent changes; dashed, as they lie on this device alone. */
export const UnsentBadge = () => (
  <Badge count={useObservable(useWorkspace().shell.waiting$)} words="outbox.pill.waiting" kind="unsent" />
);

/** The first page has the network for itself for so long (milliseconds). */
const LATER = 3_000;

/** [W-PLAN-11] The number of new notifications, by their list, which is fetched after the first page. */
export function NewsBadge() {
  const { hasPage } = useOffers();
  const isWanted = useSignedIn() && hasPage(paths.notifications);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setLater(true), LATER);
    return () => clearTimeout(later);
  }, []);
  return (
    isWanted &&
    isLater && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <NewsCount />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

function NewsCount() {
  const { newOnes } = useObservable(useArea('notifications').store.view$);
  return <Badge count={newOnes.length} words="notifications.newCount" />;
}
