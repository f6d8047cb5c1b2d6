import { clockTime, type Notice } from '@felles/core/workspace/connection';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { StripNews } from '../../kit/states/Strip.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import styles from './ConnectionNotice.module.css';

interface ConnectionNoticeProps {
  /** Of the shown data; null while it is up to date. */
  readonly age?: StripNews | null;
}

/**
 * [W-REALTIME-28] Warns that the page may be outdated; offers to connect where the client does so only later, or not at
 * all. The age says it all, but that the client has given up.
 */
export function ConnectionNotice({ age = null }: ConnectionNoticeProps) {
  const { connection, shell } = useWorkspace();
  const { notice, mayReconnect } = useObservable(connection.view$);
  const waiting = useObservable(shell.waiting$);
  const text = useText();
  // The button that had the focus goes with the notice.
  useLostFocus(theMain, age ? 'age' : (notice?.kind ?? null));
  if (age && notice?.kind !== 'abandoned') {
    const { what, since, action } = age;
    const again = (): void => {
      action?.onPress();
      if (mayReconnect) connection.reconnectNow();
    };
    return (
      <div role="status">
        <div className={styles.notice} data-kind="age">
          <Icon name="alert" />
          <p className={styles.words}>
            <strong className={textStyles.strong}>{since}</strong> {what}
          </p>
          {action && (
            <Button small onClick={again}>
              {action.label}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <div role="status">
      {notice && (
        <div className={styles.notice} data-kind={notice.kind}>
          <Icon name="alert" />
          <p className={styles.words}>
            <strong className={textStyles.strong}>{whatOf(notice, text)}</strong> {whenOf(notice, text)}
            {age && ` ${age.what}`}
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
