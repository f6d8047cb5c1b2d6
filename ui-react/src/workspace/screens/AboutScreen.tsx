import '../../i18n/catalogs/about.ts';

import { isoInstant } from '@felles/core';
import { clockTime, describeEnding, describeOutcome, type PastConnection } from '@felles/core/workspace/connection';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { FoldHead } from '../../kit/parts/Fold.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import styles from '../about/About.module.css';
import { Channel, Subscriptions } from '../about/Channels.tsx';
import { Facts } from '../about/Facts.tsx';
import { useAddressWord } from '../lists/address.ts';
import { useArea, useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The live connection as it concerns the user; its channels and codes are folded, for developers. */
export function AboutScreen() {
  const { about } = useArea('about');
  const { connection, shell } = useWorkspace();
  const { dot, label, step, since, past, mayReconnect } = useObservable(connection.view$);
  const waiting = useObservable(shell.waiting$);
  const [developers, setDevelopers] = useAddressWord('developers');
  const text = useText();
  const id = useId();
  useOpen(about);
  const isOpen = developers !== '';
  return (
    <Page title={text('about.title')}>
      <div className={`${layout.stack3} ${styles.page}`}>
        <section aria-label={text('about.state')} className={styles.card}>
          <p className={styles.state} data-dot={dot}>
            <b>{text(label)}</b> {text('about.since')} <time dateTime={isoInstant(since)}>{clockTime(since)}</time>
          </p>
          <p className={textStyles.quiet}>{text(step)}</p>
          {dot === 'disconnected' && <p className={textStyles.quiet}>{text('about.workOn')}</p>}
          {mayReconnect && (
            <div>
              <Button onClick={connection.reconnectNow}>{text('about.reconnect')}</Button>
            </div>
          )}
        </section>
        <section aria-label={text('about.waiting')} className={styles.card}>
          <h2>{text('about.waiting')}</h2>
          <p className={textStyles.quiet}>
            {waiting === 0 ? text('about.allSent') : text('about.unsent', { count: waiting })}
          </p>
        </section>
        <section aria-label={text('about.history')} className={styles.card}>
          <h2>{text('about.history')}</h2>
          {past.length === 0 ? (
            <p className={textStyles.quiet}>{text('about.historyNone')}</p>
          ) : (
            <DataTable label={text('about.history')} columns={columnsIn(text)} rows={past.map(rowOf)} isLow />
          )}
        </section>
        <section>
          <FoldHead
            level={2}
            title={text('about.developers')}
            count={text('about.developersWords')}
            isOpen={isOpen}
            onTurn={() => setDevelopers(isOpen ? '' : 'on')}
            controls={id}
          />
          {isOpen && (
            <div id={id} className={layout.stack3}>
              <Facts />
              <Subscriptions />
              <Channel />
            </div>
          )}
        </section>
      </div>
    </Page>
  );
}

const rowOf = (item: PastConnection) =>
  ({ id: String(item.number), item, state: 'settled', failure: null, keys: [] }) as const;

const columnsIn = (text: Text): readonly Column<PastConnection>[] => [
  {
    id: 'when',
    head: text('about.historyWhen'),
    least: 104,
    onCard: 'half',
    cell: ({ closedAt }) => <time dateTime={isoInstant(closedAt)}>{clockTime(closedAt)}</time>,
  },
  {
    id: 'what',
    head: text('about.historyWhat'),
    least: 160,
    grows: 1,
    cell: (past) => text(describeEnding(past)),
  },
  {
    id: 'followed',
    head: text('about.historyFollowed'),
    least: 160,
    grows: 1,
    cell: ({ gaveUpAfter, outcome }) => (
      <>
        {gaveUpAfter !== null && <Tag type="ERROR">{text('connection.gaveUp', { closes: gaveUpAfter })}</Tag>}
        {(gaveUpAfter === null || outcome.kind !== 'nothing') && ` ${text(describeOutcome(outcome))}`}
      </>
    ),
  },
];
