import { clockTime, type Notice } from '@felles/core/workspace/connection';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import styles from './ConnectionNotice.module.css';

/** [W-REALTIME-28] Warns that the page may be outdated; offers to connect where the client does so only later, or not at all. */
export function ConnectionNotice() {
  const { connection, shell } = useWorkspace();
  const { notice, mayReconnect } = useObservable(connection.view$);
  const waiting = useObservable(shell.waiting$);
  const text = useText();
  // The button that had the focus goes with the notice.
  useLostFocus(theMain, notice?.kind ?? null);
  return (
    <div role="status">
      {notice && (
        <div className={styles.notice} data-kind={notice.kind}>
          <Icon name="alert" />
          <p className={styles.words}>
            <strong className={textStyles.strong}>{whatOf(notice, text)}</strong> {whenOf(notice, text)}
            {notice.kind === 'offline' && waiting > 0 && (
              <>
                {' '}
                <span className={styles.waiting}>{text('connection.notice.unsent', { count: waiting })}</span>{' '}
                {text('connection.notice.inOrder')}
              </>
            )}
          </p>
          {mayReconnect && (
            <Button small onClick={connection.reconnectNow}>
              {text('connection.reconnect')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const theMain = () => document.getElementById('main');

function whatOf({ kind }: Notice, text: Text): string {
  switch (kind) {
    case 'abandoned':
      return text('connection.notice.abandoned');
    case 'begins':
      return text('connection.notice.notYet');
    case 'offline':
    case 'away':
      return text('connection.notice.stale');
  }
}

function whenOf(notice: Notice, text: Text): string {
  if (notice.kind === 'abandoned')
    return text('connection.notice.abandonedSince', { time: clockTime(notice.since), closes: notice.closes });
  if (notice.kind === 'offline')
    return text(notice.isConnected ? 'connection.notice.offline' : 'connection.notice.offlineAway');
  if (notice.until !== null) return text('connection.notice.waiting', { time: clockTime(notice.until) });
  return text(notice.kind === 'away' ? 'connection.notice.connecting' : 'connection.notice.beginning');
}
