import '../../i18n/catalogs/documents.ts';

import { createPanelStore } from '@felles/core';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useQuery } from '../../react/use-store.ts';
import styles from '../documents/files.module.css';
import { PhotoTile } from '../documents/PhotoTile.tsx';
import { PhotoView } from '../documents/PhotoView.tsx';
import { Uploads } from '../documents/Uploads.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The photos of a project, as proof of its work. */
export function PhotosScreen() {
  const { projectId = '' } = useParams();
  return <Photos key={projectId} projectId={projectId} />;
}

const PANELS = recordPanels('photo', 'full', (id) => id);

function Photos({ projectId }: { readonly projectId: string }) {
  const documents = useArea('documents');
  const [store, answer] = useQuery(() => documents.photos(projectId));
  const [uploads] = useState(() => documents.list(projectId));
  const [panels] = useState(() => createPanelStore({ panelAt: PANELS.at }));
  const sent = useObservable(uploads.uploads$).filter(({ state }) => state === 'done').length;
  const maySend = useOffers().has('documents');
  const linkTo = usePanelLink();
  const text = useText();
  // Photos sent from here are included, also where no live event comes.
  useEffect(() => {
    if (sent > 0) store.reload();
  }, [store, sent]);
  return (
    <Page title={text('photos.title')}>
      <div className={styles.place}>
        {maySend && (
          <Uploads
            store={uploads}
            label={text('photos.upload')}
            accept="image/*"
            types={text('photos.sendable')}
            to={null}
            hasVersions={false}
          />
        )}
        <LoadedContent
          load={answer.load}
          words={{ some: text('photos.some'), all: text('photos.all') }}
          again={store.reload}
          isEmpty={(found) => found.length === 0}
          empty={<StateNote title={text('photos.none')} />}
          old={answerStaleness(answer)}
        >
          {(found) => (
            <ul className={styles.grid}>
              {found.map((photo) => (
                <PhotoTile key={photo.document_id} photo={photo} to={linkTo(PANELS.addressOf(photo.document_id))} />
              ))}
            </ul>
          )}
        </LoadedContent>
      </div>
      <PanelHost
        panels={panels}
        titleOf={() => text('photos.title')}
        draw={(id) => <PhotoView answer={answer} first={id} again={store.reload} />}
      />
    </Page>
  );
}
