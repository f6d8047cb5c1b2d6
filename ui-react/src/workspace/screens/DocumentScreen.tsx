import '../../i18n/catalogs/documents.ts';

import { createPanelStore } from '@felles/core';
import { DOCUMENT_ADDRESS } from '@felles/core/internal/workspace/documents/rules';
import { type FullDocument, fileNameOf, foldersAbove, projectOfDocument } from '@felles/core/workspace/documents';
import type { RegisterEntry } from '@felles/core/workspace/register';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { searchOf } from '../../browser/address.ts';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import link from '../../kit/Text.module.css';
import { useMedia } from '../../react/use-media.ts';
import { useQuery } from '../../react/use-store.ts';
import { ChangeDocument, changePanel, documentPanelAt } from '../documents/ChangeDocument.tsx';
import { DocumentActions } from '../documents/DocumentActions.tsx';
import { DocumentFacts } from '../documents/DocumentFacts.tsx';
import styles from '../documents/files.module.css';
import { keyOfEntry, useAddressWord, useEntry } from '../lists/address.ts';
import { documentIn, documentsOf, paths } from '../paths.ts';
import type { Step } from '../projects/ProjectPath.tsx';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** A document, on the page of its project. An address that does not name the project leads there. */
export function DocumentScreen() {
  const entry = useEntry();
  return <OneDocument key={keyOfEntry(entry)} entry={entry} />;
}

const PHONE = '(width <= 600px)';

function OneDocument({ entry }: { readonly entry: RegisterEntry }) {
  const { projectId: ofPage } = useParams();
  const documents = useArea('documents');
  const [one, { load }] = useQuery(() => documents.one(entry));
  const [panels] = useState(() => createPanelStore({ panelAt: documentPanelAt }));
  const [wanted] = useAddressWord('action');
  const isPhone = useMedia(PHONE);
  const text = useText();
  const document = load.status === 'ready' ? load.value : null;
  const projectId = document && projectOfDocument(document);
  if (document && projectId !== null && projectId !== ofPage) {
    const search = wanted === '' ? '' : searchOf({ action: wanted });
    return <Navigate replace to={documentIn(projectId, document.doc_id) + search} />;
  }
  const actions = document && document.file_exists !== false && <DocumentActions document={document} />;
  return (
    <Page
      title={fileNameOf(document?.file_name ?? '').stem || text('documents.name')}
      trail={ofPage === undefined ? [] : trailOf(ofPage, document, text)}
      actions={!isPhone && actions}
    >
      <LoadedContent
        load={load}
        words={{ some: text('documents.one'), all: text('documents.theOne') }}
        again={one.reload}
        onward={
          <PageLink className={link.link} to={ofPage === undefined ? paths.projects : documentsOf(ofPage)}>
            {text(ofPage === undefined ? 'workspace.toProjects' : 'documents.toAll')}
          </PageLink>
        }
      >
        {(shown) => (
          <DocumentFacts
            document={shown}
            wanted={wanted}
            onChange={(id) => panels.open(changePanel(id))}
            onTaken={(taken) => one.update((before) => ({ ...before, ...taken }))}
          />
        )}
      </LoadedContent>
      {isPhone && actions && <div className={styles.foot}>{actions}</div>}
      <PanelHost
        panels={panels}
        titleOf={() => text('documents.changing')}
        draw={(id) => <ChangeDocument entry={{ id, idtype: 'dataid' }} />}
      />
    </Page>
  );
}

/** The list of the project's documents, and each folder down to the document. */
const trailOf = (projectId: string, document: FullDocument | null, text: Text): readonly Step[] => [
  { to: documentsOf(projectId), title: text('documents.title') },
  ...(document ? foldersAbove(document) : []).map(({ id, title }) => ({
    to: documentsOf(projectId) + searchOf(DOCUMENT_ADDRESS.write({ ...DOCUMENT_ADDRESS.standard, folder: id })),
    title,
  })),
];
