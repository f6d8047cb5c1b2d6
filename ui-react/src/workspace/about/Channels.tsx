import { explainFailure, isoInstant, isRetryable } from '@felles/core';
import type { AboutView } from '@felles/core/workspace/about';
import { clockTime } from '@felles/core/workspace/connection';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { SendForm } from '../../kit/SendForm.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { TextField } from '../../kit/TextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useArea } from '../services.ts';
import styles from './About.module.css';

/** The channels that the service has subscribed for this connection, and how many events have come on each. */
export function Subscriptions() {
  const { about } = useArea('about');
  const { subscribed, counts } = useObservable(about.view$);
  const text = useText();
  const isLoading = subscribed.status === 'loading';
  return (
    <section aria-label={text('about.subscriptions')} className={styles.card} aria-busy={isLoading}>
      <header className={layout.spread}>
        <h3>{text('about.subscriptions')}</h3>
        <Button kind="ghost" small busy={isLoading} onClick={about.refreshSubscriptions}>
          {text('about.refresh')}
        </Button>
      </header>
      {subscribed.status === 'failed' ? (
        <p role="alert" className={styles.bad}>
          {text('about.subscriptionsFailed')} {text(subscribed.failure)}
        </p>
      ) : subscribed.status === 'ready' && subscribed.channels.length > 0 ? (
        <ul className={layout.wrap2}>
          {subscribed.channels.map((name) => (
            <li key={name}>
              <Tag>{counts.has(name) ? text('about.heard', { name, count: counts.get(name) ?? 0 }) : name}</Tag>
            </li>
          ))}
        </ul>
      ) : (
        <p className={textStyles.quiet}>{text(`about.subscriptions.${subscribed.status}`)}</p>
      )}
    </section>
  );
}

/** One channel: its latest events, and a message to publish, to see with one's own eyes that the channel is live. */
export function Channel() {
  const { about } = useArea('about');
  const view = useObservable(about.view$);
  const { channel, lines, text: written, isSending, unsent } = view;
  const [name, setName] = useState(channel);
  const text = useText();
  const title = text('about.channelTitle', { channel });
  return (
    <section aria-label={title} className={styles.card}>
      <h3>{title}</h3>
      <SendForm className={styles.form} onSend={() => about.listenTo(name)}>
        <TextField label={text('about.channel')} value={name} onType={setName} autoComplete="off" spellCheck={false} />
        <Button submit>{text('about.listen')}</Button>
      </SendForm>
      <Trouble {...view} onRetry={about.reload} />
      <div role="log" aria-label={text('about.lines')} aria-busy={lines.isLoading}>
        {/* It can be scrolled, so it can be reached with the keyboard. */}
        <ol className={styles.lines} tabIndex={lines.items.length > 0 ? 0 : -1}>
          {lines.items.toReversed().map((line) => (
            <li key={line.id}>
              <time dateTime={isoInstant(line.at)}>{clockTime(line.at)}</time>{' '}
              <span className={styles.code}>{line.event}</span> {line.text}
              {!line.isKnownById && (
                <>
                  {' '}
                  <Tag>{text('about.withoutId')}</Tag>
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
      <SendForm className={styles.form} onSend={about.publish}>
        <TextField
          label={text('about.message')}
          value={written}
          onType={about.write}
          error={unsent && text(unsent)}
          autoComplete="off"
        />
        <Button kind="primary" submit busy={isSending} aria-disabled={isSending}>
          {text('about.publish')}
        </Button>
      </SendForm>
    </section>
  );
}

/** Why events may be missing. Shown lines stay while they are fetched again. */
function Trouble({ refusal, lines, onRetry }: AboutView & { readonly onRetry: () => void }) {
  const { items, isLoading, failure } = lines;
  const text = useText();
  const isEmpty = items.length === 0;
  return (
    <>
      {refusal && (
        <LiveRegion role="alert">
          <StatusBox type="danger" title={text('about.refused')}>
            {text(refusal)}
          </StatusBox>
        </LiveRegion>
      )}
      {failure && (
        <LiveRegion role="alert">
          <StatusBox
            type={isEmpty ? 'danger' : 'warning'}
            title={text(isEmpty ? 'about.linesFailed' : 'about.linesMayLack')}
            action={
              isRetryable(failure) && (
                <Button small onClick={onRetry}>
                  {text('retry')}
                </Button>
              )
            }
          >
            {text(explainFailure(failure))}
          </StatusBox>
        </LiveRegion>
      )}
      {isEmpty && !failure && !refusal && (
        <p className={textStyles.quiet}>{text(isLoading ? 'about.linesLoading' : 'about.linesNone')}</p>
      )}
    </>
  );
}
