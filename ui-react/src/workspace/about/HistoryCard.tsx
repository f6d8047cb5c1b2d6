import { isoInstant } from '@felles/core';
import { clockTime, describeEnding, describeOutcome, type PastConnection } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Tag } from '../../kit/Tag.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import board from './About.module.css';
import { Card } from './Card.tsx';
import styles from './HistoryCard.module.css';

/** Every connection that has closed, the newest first, and what followed. */
export function HistoryCard() {
  const { past } = useObservable(useWorkspace().connection.view$);
  const text = useText();
  return (
    <Card title={text('about.history')} place={board.history}>
      {past.length === 0 ? (
        <p className={styles.none}>{text('about.historyNone')}</p>
      ) : (
        <>
          <div className={styles.heads} aria-hidden="true">
            <span>{text('about.historyWhen')}</span>
            <span>{text('about.historyCode')}</span>
            <span>{text('about.historyWhat')}</span>
            <span>{text('about.historyFollowed')}</span>
          </div>
          <ol className={styles.list}>
            {past.map((connection) => (
              <Row key={connection.number} connection={connection} />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

function Row({ connection }: { readonly connection: PastConnection }) {
  const { closedAt, code, reason, gaveUpAfter, outcome } = connection;
  const text = useText();
  return (
    <li className={styles.row}>
      <time dateTime={isoInstant(closedAt)}>{clockTime(closedAt)}</time>
      <span className={styles.code}>{code}</span>
      <span className={styles.what}>
        {text(describeEnding(connection))}
        {reason !== '' && <span className={styles.reason}> {reason}</span>}
      </span>
      <span className={styles.followed}>
        {gaveUpAfter !== null && <Tag type="ERROR">{text('connection.gaveUp', { closes: gaveUpAfter })}</Tag>}
        {(gaveUpAfter === null || outcome.kind !== 'nothing') && <span>{text(describeOutcome(outcome))}</span>}
      </span>
    </li>
  );
}
