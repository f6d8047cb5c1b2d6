import '../i18n/catalogs/overlays.ts';

import {
  type DocumentStore,
  describeFailure,
  type Failure,
  type FailureMessage,
  type FileContent,
  isRetryable,
} from '@felles/core';
import { useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { useObjectUrl } from '../react/use-object-url.ts';
import { useObservable } from '../react/use-observable.ts';
import { useOpen } from '../react/use-store.ts';
import { Button } from './Button.tsx';
import styles from './DocumentViewer.module.css';
import { FullScreen } from './FullScreen.tsx';
import { Shape, Spinner } from './Icon.tsx';
import { MessageText } from './MessageText.tsx';
import { StatusBox } from './StatusBox.tsx';
import { DOWNLOAD } from './shapes.ts';

interface DocumentViewerProps {
  readonly title: string;
  readonly document: DocumentStore;
  /** [P-SHELL-44] The file's name for the download; without a name there is no download link. */
  readonly fileName?: string | null;
  /** Whether it has a button that shows it in all of the window. */
  readonly hasFullScreen?: boolean;
  /** The message for a failure; without it, the service's own words. */
  readonly explain?: (failure: Failure) => FailureMessage;
}

/** [P-SHELL-43] [P-SHELL-45] A PDF for as long as the visitor looks at it, and a loading or failure message until it is there. */
export function DocumentViewer({
  title,
  document,
  fileName = null,
  hasFullScreen = false,
  explain = describeFailure,
}: DocumentViewerProps) {
  const load = useObservable(document.load$);
  const text = useText();
  const viewer = useRef<HTMLDivElement>(null);
  useOpen(document);

  const retry = () => {
    viewer.current?.focus(); // the button goes away with the content around it
    document.open();
  };

  return (
    <div ref={viewer} tabIndex={-1} className={styles.viewer} aria-busy={load.status === 'loading'}>
      {load.status === 'ready' && (
        <Pdf title={title} file={load.value} fileName={fileName} hasFullScreen={hasFullScreen} />
      )}
      {load.status === 'loading' && (
        <p role="status" className={styles.loading}>
          <Spinner />
          {text('document.loading')}
        </p>
      )}
      {load.status === 'failed' && (
        <div role="alert">
          <StatusBox
            inVain
            type="danger"
            title={text('document.failed')}
            action={isRetryable(load.failure) && <Button onClick={retry}>{text('retry')}</Button>}
          >
            <MessageText message={explain(load.failure)} />
          </StatusBox>
        </div>
      )}
    </div>
  );
}

interface PdfProps {
  readonly title: string;
  readonly file: FileContent;
  readonly fileName: string | null;
  readonly hasFullScreen: boolean;
}

/** The document in a frame; where frames show none, a link to it. */
function Pdf({ title, file, fileName, hasFullScreen }: PdfProps) {
  const url = useObjectUrl(file);
  const text = useText();
  if (url === null) return null;
  const isFramed = canFramePdf();
  return (
    <>
      {isFramed ? (
        <PdfFrame key={url} title={title} url={url} />
      ) : (
        <p className={styles.outside}>{text('document.outside')}</p>
      )}
      <p className={styles.links}>
        {!isFramed && (
          <a className={styles.link} href={url} target="_blank" rel="noreferrer">
            {text('document.open')}
          </a>
        )}
        {isFramed && hasFullScreen && (
          <FullScreen title={title}>
            <PdfFrame title={title} url={url} />
          </FullScreen>
        )}
        {fileName !== null && (
          <a className={styles.link} href={url} download={fileName}>
            <Shape path={DOWNLOAD} />
            {text('document.download')}
          </a>
        )}
      </p>
    </>
  );
}

/** Chromium shows no PDF in a frame sandboxed before it is filled; so the frame is sandboxed after a checked PDF is in it. */
const PdfFrame = ({ title, url }: { readonly title: string; readonly url: string }) => (
  <iframe
    className={styles.frame}
    title={title}
    src={`${url}#navpanes=0&view=FitH`}
    referrerPolicy="no-referrer"
    allow=""
    onLoad={({ currentTarget }) => currentTarget.setAttribute('sandbox', '')}
  />
);

/** Phones and tablets show nothing of a PDF in a frame, or its first page only. */
const canFramePdf = (): boolean => navigator.pdfViewerEnabled && !window.matchMedia('(pointer: coarse)').matches;
