import { type DocumentStore, explainFailure, type FileContent, PDF } from '@felles/core';
import type { Query } from '@felles/core/data';
import type { OtherFormat } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { DocumentViewer } from '../../kit/DocumentViewer.tsx';
import layout from '../../kit/Layout.module.css';
import { Loaded } from '../../kit/states/Loaded.tsx';
import link from '../../kit/TextLink.module.css';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useArea } from '../services.ts';
import styles from './FilePreview.module.css';

interface FilePreviewProps {
  readonly id: string;
  readonly name: string;
  readonly type: string | null | undefined;
  /** Another format than its own. */
  readonly format: OtherFormat | null;
  /** The id of an earlier version. */
  readonly version?: string;
}

/** The file itself, as far as a page can show it, and a way to keep it. */
export function FilePreview({ id, name, type, format, version }: FilePreviewProps) {
  const documents = useArea('documents');
  const isPdf = format === 'pdf' || (format === null && type === PDF.type);
  const fileName = format === null ? name : `${name}.${format}`;
  return isPdf ? (
    <PdfPreview
      ask={() => (version === undefined ? documents.pdf(id, format ?? undefined) : documents.pdfOfVersion(id, version))}
      name={fileName}
    />
  ) : (
    <OtherPreview
      ask={() => (version === undefined ? documents.content(id, format ?? undefined) : documents.version(id, version))}
      name={fileName}
    />
  );
}

interface PdfPreviewProps extends Pick<FilePreviewProps, 'name'> {
  readonly ask: () => DocumentStore;
}

function PdfPreview({ name, ask }: PdfPreviewProps) {
  const [pdf] = useState(ask);
  return <DocumentViewer title={name} document={pdf} fileName={name} explain={explainFailure} />;
}

/** A photo in full, as every service has it. */
export function PhotoPreview({ id, name }: Pick<FilePreviewProps, 'id' | 'name'>) {
  const documents = useArea('documents');
  return <OtherPreview ask={() => documents.photo(id)} name={name} />;
}

interface OtherPreviewProps extends Pick<FilePreviewProps, 'name'> {
  readonly ask: () => Query<string, FileContent>;
}

function OtherPreview({ ask, name }: OtherPreviewProps) {
  const [content] = useState(ask);
  const { load } = useObservable(content.answer$);
  const text = useText();
  useOpen(content);
  return (
    <Loaded load={load} words={{ some: text('documents.file'), all: text('documents.theFile') }} again={content.reload}>
      {(file) => <Shown file={file} name={name} />}
    </Loaded>
  );
}

function Shown({ file, name }: { readonly file: FileContent; readonly name: string }) {
  const url = useObjectUrl(file);
  const text = useText();
  if (url === null) return null;
  return (
    <div className={layout.start2}>
      {/^image\/(?:png|jpeg|gif|webp)$/.test(file.type) ? (
        <img className={styles.picture} src={url} alt={name} />
      ) : (
        <p>{text('documents.notShown')}</p>
      )}
      <a className={link.link} href={url} download={name}>
        {text('document.download')}
      </a>
    </div>
  );
}
