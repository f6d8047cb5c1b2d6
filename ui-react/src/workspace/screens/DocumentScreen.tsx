import '../../i18n/catalogs/documents.ts';

import { createPanelStore } from '@felles/core';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import link from '../../kit/TextLink.module.css';
import { ChangeDocument, changePanel, documentPanelAt } from '../documents/ChangeDocument.tsx';
import { DocumentFacts } from '../documents/DocumentFacts.tsx';
import { keyOfEntry, useAddressWord, useEntry } from '../lists/address.ts';
import { paths } from '../paths.ts';
import { Page } from '../shell/Page.tsx';
import styles from './DocumentScreen.module.css';

/** One document by itself: where a hit of the search leads, and a template of a handbook. */
export function DocumentScreen() {
  const entry = useEntry();
  const [panels] = useState(() => createPanelStore({ panelAt: documentPanelAt }));
  const [wanted] = useAddressWord('action');
  const text = useText();
  return (
    <Page title={text('documents.name')}>
      <div className={styles.place}>
        <DocumentFacts
          key={keyOfEntry(entry)}
          entry={entry}
          heading="h2"
          wanted={wanted}
          onChange={(id) => panels.open(changePanel(id))}
          onward={
            <PageLink className={link.link} to={paths.projects}>
              {text('workspace.toProjects')}
            </PageLink>
          }
        />
      </div>
      <PanelHost
        panels={panels}
        titleOf={() => text('documents.changing')}
        draw={({ id }) => <ChangeDocument entry={{ id, idtype: 'dataid' }} />}
      />
    </Page>
  );
}
