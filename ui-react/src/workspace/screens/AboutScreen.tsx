import '../../i18n/catalogs/about.ts';

import { isoInstant } from '@felles/core';
import { clockTime, describeEnding, describeOutcome, type PastConnection } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import layout from '../../kit/Layout.module.css';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import styles from '../about/About.module.css';
import { Channel, Subscriptions } from '../about/Channels.tsx';
import { useArea, useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The live connection, for a developer: its state, its events, and when it has closed. */
export function AboutScreen() {
  const { about } = useArea('about');
  const { connection } = useWorkspace();
  const { dot, label, step, since, past } = useObservable(connection.view$);
  const { version } = useObservable(about.view$);
  const text = useText();
  useOpen(about);
  return (
    <Page title={text('about.title')}>
      <div className={layout.stack3}>
        <section aria-label={text('about.state')} className={styles.card}>
          <p className={styles.state} data-dot={dot}>
            <b>{text(label)}</b> {text('about.since')} <time dateTime={isoInstant(since)}>{clockTime(since)}</time>
          </p>
          <p className={textStyles.quiet}>{text(step)}</p>
          {version !== '' && <p className={textStyles.quiet}>{text('about.version', { version })}</p>}
        </section>
        <Subscriptions />
        <Channel />
        <section aria-label={text('about.history')} className={styles.card}>
          <h2>{text('about.history')}</h2>
          {past.length === 0 ? (
            <p className={textStyles.quiet}>{text('about.historyNone')}</p>
          ) : (
            <DataTable label={text('about.history')} columns={columnsIn(text)} rows={past.map(rowOf)} isLow />
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
  { id: 'code', head: text('about.historyCode'), least: 72, onCard: 'half', cell: ({ code }) => code },
  {
    id: 'what',
    head: text('about.historyWhat'),
    least: 160,
    grows: 1,
    cell: (past) => `${text(describeEnding(past))} ${past.reason}`,
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
