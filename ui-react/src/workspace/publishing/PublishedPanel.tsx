import '../../i18n/catalogs/notices.ts';

import { type ReactNode, useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { FetchedPart } from '../../kit/FetchedPart.tsx';
import { FailureNote } from '../../kit/states/FailureNote.tsx';
import { Loader } from '../../kit/states/Loader.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useArea } from '../services.ts';
import styles from './PublishedPanel.module.css';

const richText = lazyCode(async () => (await import('../../kit/RichText.tsx')).RichText);

interface PublishedProps {
  readonly id: string;
  /** False where its title is the page's own, so that it is not shown twice. */
  readonly isTitled?: boolean;
  /** The way on where there is no such panel. */
  readonly onward?: ReactNode;
}

/** [W-PANELS-06] A published panel with its title, ingress and text. The markup in the text is foreign, so it is sanitised. */
export function PublishedPanel({ id, isTitled = true, onward }: PublishedProps) {
  const { publishing } = useArea('publishing');
  const panel = useObservable(publishing.panels$).get(id);
  const failure = useObservable(publishing.failures$).get(id);
  const isRead = useObservable(publishing.read$).has(id);
  const text = useText();
  useEffect(() => publishing.load(id), [publishing, id]);
  if (panel === undefined) return <Loader type="circle" what={text('dashboard.noPanel')} />;
  if (panel.error !== null && failure)
    return (
      <FailureNote
        failure={failure}
        words={{ some: text('panels.some'), all: text('panels.one') }}
        again={() => publishing.load(id)}
        onward={onward}
      />
    );
  return (
    <article className={styles.panel} data-read={isRead || undefined}>
      {isTitled && <h3>{panel.title}</h3>}
      <p>
        <strong>{panel.ingress}</strong>
      </p>
      <FetchedPart code={richText} given={{ html: panel.text }} instead={<p>{panel.text}</p>} />
      {isRead && <p className={styles.read}>{text('panels.read')}</p>}
    </article>
  );
}
