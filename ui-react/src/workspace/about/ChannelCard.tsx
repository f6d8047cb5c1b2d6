import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { SendForm } from '../../kit/SendForm.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import board from './About.module.css';
import { Card } from './Card.tsx';
import styles from './ChannelCard.module.css';
import { ChannelLines } from './ChannelLines.tsx';

/** One channel that is listened to, and something to say in it: to see with one's own eyes that it is live. */
export function ChannelCard() {
  const { about } = useWorkspace();
  const { channel, lines, deaf, text: written, isSending, unsent } = useObservable(about.view$);
  const [name, setName] = useState(channel);
  const text = useText();
  return (
    <Card title={text('about.channelTitle', { channel })} place={board.channel}>
      <div className={styles.body}>
        <SendForm className={styles.form} onSend={() => about.listenTo(name)}>
          <TextField
            label={text('about.channel')}
            value={name}
            onType={setName}
            autoComplete="off"
            spellCheck={false}
          />
          <Button submit>{text('about.listen')}</Button>
        </SendForm>
        <ChannelLines lines={lines} deaf={deaf} onRetry={about.reload} />
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
      </div>
    </Card>
  );
}
