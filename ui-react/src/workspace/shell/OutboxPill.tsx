import type { OutboxPill as Pill } from '@felles/core/workspace/outboxes';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon, Shape, Spinner } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { HOURGLASS, OFFLINE } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import styles from './OutboxPill.module.css';

/** [W-SITE-34] The state of all unsent changes, and of the live connection for screen readers. It leads to the outbox. */
export function OutboxPill() {
  const { connection, shell } = useWorkspace();
  const pill = useObservable(shell.pill$);
  const { label } = useObservable(connection.view$);
  const text = useText();
  return (
    <PageLink to={paths.outbox} className={styles.pill} data-pill={pill?.kind}>
      <HiddenText>{text('outbox.pill')} </HiddenText>
      {pill && <Sign kind={pill.kind} />}
      <span className={styles.words}>{pill ? wordsOf(pill, text) : text('outbox.title')}</span>
      <HiddenText>
        . {text('workspace.connection')} {text(label)}
      </HiddenText>
    </PageLink>
  );
}

/** Reads the pill out. It outlives the pages, whose heads are drawn anew. */
export function OutboxStatus() {
  const pill = useObservable(useWorkspace().shell.spokenPill$);
  const text = useText();
  const needsUser = pill?.kind === 'needsYou';
  const words =
    pill?.kind === 'sent' && pill.count > 0
      ? text('outbox.pill.sentNow', { count: pill.count })
      : pill && wordsOf(pill, text);
  // An entry that needs the user does not wait until something else is read out.
  return (
    <HiddenText>
      <span aria-live="polite">{!needsUser && words}</span>
      <span aria-live="assertive">{needsUser && words}</span>
    </HiddenText>
  );
}

function Sign({ kind }: Pick<Pill, 'kind'>) {
  if (kind === 'sending') return <Spinner />;
  if (kind === 'offline') return <Shape path={OFFLINE} />;
  if (kind === 'waiting') return <Shape path={HOURGLASS} />;
  return <Icon name={kind === 'sent' ? 'check' : 'alert'} />;
}

function wordsOf(pill: Pill, text: Text): string {
  switch (pill.kind) {
    case 'sent':
      return text('outbox.pill.sent');
    case 'sending':
      return text('outbox.pill.sending', { at: pill.at, of: pill.of });
    case 'offline':
      return pill.count === 0 ? text('outbox.pill.offlineOnly') : text('outbox.pill.offline', { count: pill.count });
    case 'needsYou':
    case 'waiting':
      return text(`outbox.pill.${pill.kind}`, { count: pill.count });
  }
}
