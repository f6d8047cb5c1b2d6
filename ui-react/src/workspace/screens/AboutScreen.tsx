import '../../i18n/catalogs/about.ts';

import { useText } from '../../i18n/text.ts';
import { useOpen } from '../../react/use-open.ts';
import styles from '../about/About.module.css';
import { ChannelCard } from '../about/ChannelCard.tsx';
import { HistoryCard } from '../about/HistoryCard.tsx';
import { StateCard } from '../about/StateCard.tsx';
import { SubscriptionsCard } from '../about/SubscriptionsCard.tsx';
import { useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The live connection, seen from inside: how it stands, what it hears, and what has happened to it. */
export function AboutScreen() {
  const text = useText();
  useOpen(useWorkspace().about);
  return (
    <Page title={text('about.title')}>
      <div className={styles.board}>
        <StateCard />
        <SubscriptionsCard />
        <ChannelCard />
        <HistoryCard />
      </div>
    </Page>
  );
}
