import '../../i18n/catalogs/documents.ts';

import { type DocumentStore, explainFailure, type FileContent } from '@felles/core';
import type { Query } from '@felles/core/data';
import { isPicture } from '@felles/core/workspace/chat';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { DocumentViewer } from '../../kit/DocumentViewer.tsx';
import { FullScreen } from '../../kit/FullScreen.tsx';
import layout from '../../kit/Layout.module.css';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import link from '../../kit/Text.module.css';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import styles from './files.module.css';

interface OfFile {
  readonly name: string;
  /** The page itself has the way to keep the file. */
  readonly isOwn?: boolean;
}

interface PdfPreviewProps extends OfFile {
  readonly ask: () => DocumentStore;
}

/** A PDF in its frame. */
export function PdfPreview({ name, isOwn, ask }: PdfPreviewProps) {
  const [pdf] = useState(ask);
  return (
    <DocumentViewer hasFullScreen title={name} document={pdf} fileName={isOwn ? null : name} explain={explainFailure} />
  );
}

interface OtherPreviewProps extends OfFile {
  readonly ask: () => Query<string, FileContent>;
}

/** A picture, or the way to keep a file that is none. */
export function OtherPreview({ ask, name, isOwn = false }: OtherPreviewProps) {
  const [content] = useState(ask);
  const { load } = useObservable(content.answer$);
  const text = useText();
  useOpen(content);
  return (
    <LoadedContent
      load={load}
      words={{ some: text('documents.file'), all: text('documents.theFile') }}
      again={content.reload}
    >
      {(file) => <Shown file={file} name={name} isOwn={isOwn} />}
    </LoadedContent>
  );
}

function Shown({ file, name, isOwn }: Required<OfFile> & { readonly file: FileContent }) {
  const url = useObjectUrl(file);
  const text = useText();
  if (url === null) return null;
  return (
    <div className={layout.start2}>
      {isPicture(file.type) ? (
        <img className={styles.picture} src={url} alt={name} />
      ) : (
        <p>{text('documents.notShown')}</p>
      )}
      <div className={layout.wrap2}>
        {isPicture(file.type) && (
          <FullScreen title={name}>
            <img className={styles.whole} src={url} alt={name} />
          </FullScreen>
        )}
        {!isOwn && (
          <a className={link.link} href={url} download={name}>
            {text('document.download')}
          </a>
        )}
      </div>
    </div>
  );
}
