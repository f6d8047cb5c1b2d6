import { explainFailure, isoInstant, type Message, mayGoWell } from '@felles/core';
import { clockTime, type Lines } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Tag } from '../../kit/Tag.tsx';
import styles from './ChannelLines.module.css';

interface ChannelLinesProps {
  readonly lines: Lines;
  /** Why nothing is heard. */
  readonly deaf: Message | null;
  readonly onRetry: () => void;
}

/** What was told in the channel, the newest first. What is there stays while it is fetched anew. */
export function ChannelLines({ lines: { items, isLoading, failure }, deaf, onRetry }: ChannelLinesProps) {
  const text = useText();
  return (
    <div className={styles.place}>
      <div role="alert">
        {deaf && (
          <StatusBox type="danger" title={text('about.deaf')}>
            {text(deaf)}
          </StatusBox>
        )}
      </div>
      {failure && (
        <div role="alert">
          <StatusBox
            type={items.length > 0 ? 'warning' : 'danger'}
            title={text(items.length > 0 ? 'about.linesMayLack' : 'about.linesFailed')}
            action={
              mayGoWell(failure) && (
                <Button small onClick={onRetry}>
                  {text('retry')}
                </Button>
              )
            }
          >
            {text(explainFailure(failure))}
          </StatusBox>
        </div>
      )}
      <div role="log" aria-label={text('about.lines')} aria-busy={isLoading}>
        {/* It can be scrolled, so it can be reached with the keyboard. */}
        <ol className={styles.list} tabIndex={items.length > 0 ? 0 : -1}>
          {items.toReversed().map((line) => (
            <li key={line.id} className={styles.line}>
              <time dateTime={isoInstant(line.at)}>{clockTime(line.at)}</time>
              <span className={styles.event}>{line.event}</span>
              <span className={styles.text}>{line.text}</span>
              {!line.isKnownById && <Tag>{text('about.withoutId')}</Tag>}
            </li>
          ))}
        </ol>
      </div>
      {items.length === 0 && !failure && !deaf && (
        <p className={styles.none}>{text(isLoading ? 'about.linesLoading' : 'about.linesNone')}</p>
      )}
    </div>
  );
}
