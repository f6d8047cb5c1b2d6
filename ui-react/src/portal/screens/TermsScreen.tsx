import '../../i18n/terms/index.ts';

import { hostOf } from '@felles/core';
import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import { DocumentViewer } from '../../kit/DocumentViewer.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/TextLink.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';
import styles from './TermsScreen.module.css';

/** The terms of payment: the center's document, the way to its page, or word that there are none. */
export function TermsScreen() {
  const { center, terms } = usePortal();
  const document = use(terms());
  const { condition, title } = useObservable(center.view$);
  const text = useText();
  const name = typeof title === 'string' ? title : text(title);

  return (
    <Sheet title={text('terms.title')}>
      {condition === null && (
        <StatusBox type="info" title={text('terms.none', { name })}>
          {text('terms.ask')}
        </StatusBox>
      )}
      {condition?.type === 'redirect' && (
        <>
          <p>{text('terms.elsewhere', { name, host: hostOf(condition.url) })}</p>
          <p>
            <a className={link.link} href={condition.url} target="_blank" rel="noopener noreferrer">
              {text('terms.open')}
            </a>{' '}
            {text('terms.newWindow')}
          </p>
        </>
      )}
      {condition?.type === 'pdf' && (
        <div className={styles.document}>
          <DocumentViewer title={text('terms.title')} document={document} fileName={text('terms.fileName', { name })} />
        </div>
      )}
    </Sheet>
  );
}
