import { clockTime } from '@felles/core/workspace/connection';
import { useText } from '../../i18n/text.ts';
import { CopyButton } from '../../kit/CopyButton.tsx';
import layout from '../../kit/Layout.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useArea, useWorkspace } from '../services.ts';
import styles from './About.module.css';

/** The version, and the codes of the breaks, which a developer asks for; all of it can be copied. */
export function Facts() {
  const { about } = useArea('about');
  const { label, step, past } = useObservable(useWorkspace().connection.view$);
  const { version, subscribed, counts } = useObservable(about.view$);
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
        <CopyButton
          small
          text={copied}
          label={text('about.copy')}
          results={{ copied: text('about.copied'), notCopied: text('about.notCopied') }}
        />
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
