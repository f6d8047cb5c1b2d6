import '../../i18n/documents/index.ts';

import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/TextLink.module.css';
import { DocumentFacts } from '../documents/DocumentFacts.tsx';
import { keyOfEntry, useEntry } from '../lists/use-entry.ts';
import { paths } from '../paths.ts';
import { Page } from '../shell/Page.tsx';
import styles from './DocumentScreen.module.css';

/** One document by itself: where a hit of the search leads. */
export function DocumentScreen() {
  const entry = useEntry();
  const text = useText();
  return (
    <Page title={text('documents.name')}>
      <div className={styles.place}>
        <DocumentFacts
          key={keyOfEntry(entry)}
          entry={entry}
          heading="h2"
          onward={
            <PageLink className={link.link} to={paths.projects}>
              {text('participants.toProjects')}
            </PageLink>
          }
        />
      </div>
    </Page>
  );
}
