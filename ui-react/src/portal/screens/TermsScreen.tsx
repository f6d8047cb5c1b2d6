import '../../i18n/catalogs/terms.ts';

import { describeFailure } from '@felles/core';
import { hostOf } from '@felles/core/internal/shared/addresses';
import { use, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { DocumentViewer } from '../../kit/DocumentViewer.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { Spinner } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOthers, usePortal } from '../services.ts';
import styles from './TermsScreen.module.css';

/** The terms of payment: the center's document, the way to its page, or a notice that there are none. */
export function TermsScreen() {
  const { center } = usePortal();
  const document = use(useOthers().terms());
  const { condition, title } = useObservable(center.view$);
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  const retry = () => {
    content.current?.focus(); // the button goes away with the content around it
    center.reloadCondition();
  };
  const name = typeof title === 'string' ? title : text(title);

  return (
    <Sheet title={text('terms.title')}>
      <div ref={content} tabIndex={-1} className={styles.content} aria-busy={condition.status === 'loading'}>
        {condition.status === 'loading' && (
          <LiveRegion className={styles.loading}>
            <Spinner />
            {text('terms.loading')}
          </LiveRegion>
        )}
        {condition.status === 'failed' && (
          <LiveRegion role="alert">
            <StatusBox
              inVain
              type="danger"
              title={text('terms.failed')}
              action={<Button onClick={retry}>{text('retry')}</Button>}
            >
              <MessageText message={describeFailure(condition.failure)} />
            </StatusBox>
          </LiveRegion>
        )}
        {condition.status === 'ready' && condition.value === null && (
          <StatusBox type="info" title={text('terms.none', { name })}>
            {text('terms.ask')}
          </StatusBox>
        )}
        {condition.status === 'ready' && condition.value?.type === 'redirect' && (
          <Elsewhere name={name} url={condition.value.url} />
        )}
        {condition.status === 'ready' && condition.value?.type === 'pdf' && (
          <div className={styles.document}>
            <DocumentViewer
              title={text('terms.title')}
              document={document}
              fileName={text('terms.fileName', { name })}
            />
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** Names the owner of the page before the visitor goes there. */
function Elsewhere({ name, url }: { readonly name: string; readonly url: string }) {
  const text = useText();
  return (
    <>
      <p>{text('terms.elsewhere', { name, host: hostOf(url) })}</p>
      <p>
        <a className={link.link} href={url} target="_blank" rel="noopener noreferrer">
          {text('terms.open')}
        </a>{' '}
        {text('terms.newWindow')}
      </p>
    </>
  );
}
