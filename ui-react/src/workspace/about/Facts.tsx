import { clockTime } from '@felles/core/workspace/connection';
import { useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { COPY } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useArea, useWorkspace } from '../services.ts';
import styles from './About.module.css';

/** The version, and the codes of the breaks, which a developer asks for; all of it can be copied. */
export function Facts() {
  const { about } = useArea('about');
  const { label, step, past } = useObservable(useWorkspace().connection.view$);
  const { version, subscribed, counts } = useObservable(about.view$);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const text = useText();
  const codes = past.map(({ closedAt, code, reason }) => `${clockTime(closedAt)} ${code} ${reason}`.trim());
  const copied = [
    `${text(label)}. ${text(step)}`,
    version !== '' && text('about.version', { version }),
    ...(subscribed.status === 'ready' ? subscribed.channels.map((name) => `${name}: ${counts.get(name) ?? 0}`) : []),
    ...codes,
  ]
    .filter(Boolean)
    .join('\n');
  return (
    <section aria-label={text('about.facts')} className={styles.card}>
      <header className={layout.spread}>
        <h3>{text('about.facts')}</h3>
        <Button small onClick={async () => setCopied(await copyText(copied))} onBlur={() => setCopied(null)}>
          {isCopied === null ? <Shape path={COPY} /> : <Icon name={isCopied ? 'check' : 'alert'} />}
          {text('about.copy')}
        </Button>
        <HiddenStatus>{isCopied === null ? '' : text(isCopied ? 'about.copied' : 'about.notCopied')}</HiddenStatus>
      </header>
      {version !== '' && <p>{text('about.version', { version })}</p>}
      {codes.length === 0 ? (
        <p>{text('about.noCodes')}</p>
      ) : (
        <ul aria-label={text('about.codes')}>
          {past.map(({ number }, at) => (
            <li key={number} className={styles.code}>
              {codes[at]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
