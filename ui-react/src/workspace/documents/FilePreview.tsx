import { type DocumentStore, explainFailure, type FileContent, PDF } from '@felles/core';
import type { Query } from '@felles/core/data';
import { isPicture } from '@felles/core/workspace/chat';
import type { OtherFormat } from '@felles/core/workspace/documents';
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
import { useArea } from '../services.ts';
import styles from './files.module.css';

interface FilePreviewProps {
  readonly id: string;
  readonly name: string;
  readonly type: string | null | undefined;
  /** Another format than its own. */
  readonly format: OtherFormat | null;
  /** The id of an earlier version. */
  readonly version?: string;
}

/** Whether a page can show a file of this type. */
export const isShownInPlace = (type: string | null | undefined): boolean => type === PDF.type || isPicture(type);

/** The file itself, as far as a page can show it, and a way to keep it. */
export function FilePreview({ id, name, type, format, version }: FilePreviewProps) {
  const documents = useArea('documents');
  const isPdf = format === 'pdf' || (format === null && type === PDF.type);
  const fileName = format === null ? name : `${name}.${format}`;
  // The page itself has the way to keep the document as it is.
  const isOwn = format === null && version === undefined;
  return isPdf ? (
    <PdfPreview
      ask={() => (version === undefined ? documents.pdf(id, format ?? undefined) : documents.pdfOfVersion(id, version))}
      name={fileName}
      isOwn={isOwn}
    />
  ) : (
    <OtherPreview
      ask={() => (version === undefined ? documents.content(id, format ?? undefined) : documents.version(id, version))}
      name={fileName}
      isOwn={isOwn}
    />
  );
}

interface OfFile extends Pick<FilePreviewProps, 'name'> {
  readonly isOwn?: boolean;
}

interface PdfPreviewProps extends OfFile {
  readonly ask: () => DocumentStore;
}

function PdfPreview({ name, isOwn, ask }: PdfPreviewProps) {
  const [pdf] = useState(ask);
  return (
    <DocumentViewer hasFullScreen title={name} document={pdf} fileName={isOwn ? null : name} explain={explainFailure} />
  );
}

/** A photo in full, as every service has it. */
export function PhotoPreview({ id, name }: Pick<FilePreviewProps, 'id' | 'name'>) {
  const documents = useArea('documents');
  return <OtherPreview ask={() => documents.photo(id)} name={name} />;
}

interface OtherPreviewProps extends OfFile {
  readonly ask: () => Query<string, FileContent>;
}

function OtherPreview({ ask, name, isOwn = false }: OtherPreviewProps) {
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
