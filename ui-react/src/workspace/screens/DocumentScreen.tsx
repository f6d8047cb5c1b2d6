import '../../i18n/documents/index.ts';

import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { DocumentFacts } from '../documents/DocumentFacts.tsx';
import { Page } from '../shell/Page.tsx';
import styles from './DocumentScreen.module.css';

/** One document by itself: where a hit of the search leads. */
export function DocumentScreen() {
  const { documentId = '' } = useParams();
  const text = useText();
  return (
    <Page title={text('documents.name')}>
      <div className={styles.place}>
        <DocumentFacts key={documentId} id={documentId} />
      </div>
    </Page>
  );
}
