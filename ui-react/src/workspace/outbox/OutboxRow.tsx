import { explainFailure, hourMinute, isRetryable, sizeInWords } from '@felles/core';
import type { SentEntry, UnsentEntry } from '@felles/core/workspace/outboxes';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { Icon, Shape, Spinner } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { HOURGLASS, RETRY } from '../../kit/shapes.ts';
import { projectOf } from '../paths.ts';
import styles from './outbox.module.css';
import { recordPath } from './record-path.ts';

type Shown = (SentEntry & { readonly state?: undefined }) | (UnsentEntry & { readonly sentAt?: undefined });

interface OutboxRowProps {
  readonly entry: Shown;
  readonly isOnline?: boolean;
  readonly onRetry?: () => void;
  /** Without it, the row has no buttons. */
  readonly onDrop?: () => void;
}

/** An entry of an outbox: its thing, its state in words, and the ways out of a refusal. */
export function OutboxRow({ entry, isOnline = true, onRetry, onDrop }: OutboxRowProps) {
  const text = useText();
  const { kind, project, at, files, size } = entry;
  const title = titleOf(entry, text);
  const refused = entry.state === 'failed' ? entry : null;
  const refusal = refused?.refusal ?? null;
  const path = recordPath(entry);
  return (
    <li className={styles.row} data-state={entry.state ?? 'sent'}>
      <div className={styles.head}>
        <b dir="auto" className={styles.title}>
          {title}
        </b>
        {at !== null && <time dateTime={new Date(at).toISOString()}>{hourMinute(at)}</time>}
      </div>
      <p className={styles.about}>
        {title !== text(`outbox.kind.${kind}`) && <span>{text(`outbox.kind.${kind}`)}</span>}
        {project && <PageLink to={projectOf(project.id)}>{project.title || text('outbox.toProject')}</PageLink>}
        {files > 0 && <span>{text('outbox.files', { count: files, size: sizeInWords(size) })}</span>}
      </p>
      <p className={styles.state}>
        <Sign entry={entry} />
        <span>
          {refusal === null ? stateWords(entry, isOnline, text) : <MessageText message={explainFailure(refusal)} />}
        </span>
      </p>
      {refusal !== null && onDrop && (
        <div className={styles.acts}>
          {refused !== null && refused.text !== '' && (
            <>
              <p dir="auto" className={styles.words}>
                {refused.text}
              </p>
              <CopyButton small text={refused.text} />
            </>
          )}
          {path !== null && (
            <PageButton small to={path} aria-label={text('outbox.openThis', { title })}>
              {text('outbox.open')}
            </PageButton>
          )}
          {isRetryable(refusal) && (
            <Button small aria-label={text('outbox.againThis', { title })} onClick={onRetry}>
              <Shape path={RETRY} />
              {text('outbox.again')}
            </Button>
          )}
          <Button small kind="ghost" aria-label={text('outbox.dropThis', { title })} onClick={onDrop}>
            {text('outbox.drop')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The thing of an entry, or else the kind of change. */
export const titleOf = ({ kind, title }: Pick<Shown, 'kind' | 'title'>, text: Text): string =>
  title === '' ? text(`outbox.kind.${kind}`) : title;

function Sign({ entry }: Pick<OutboxRowProps, 'entry'>) {
  if (entry.state === undefined) return <Icon name="check" />;
  if (entry.state === 'failed') return <Icon name="alert" />;
  return entry.state === 'sending' ? <Spinner /> : <Shape path={HOURGLASS} />;
}

function stateWords(entry: Shown, isOnline: boolean, text: Text): string {
  if (entry.sentAt !== undefined) return text('outbox.state.sent', { time: hourMinute(entry.sentAt) });
  if (entry.state === 'sending' || entry.state === 'lost') return text(`outbox.state.${entry.state}`);
  return text(isOnline ? 'outbox.state.waiting' : 'outbox.state.offline');
}
