import { createDocumentStore, explainFailure, type FileContent } from '@felles/core';
import { createContents } from '@felles/core/internal/workspace/chat/contents';
import { type Attachment, isPicture, nameOfAttachment } from '@felles/core/workspace/chat';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { DocumentViewer } from '../../kit/DocumentViewer.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import link from '../../kit/Text.module.css';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import type { ChatServices } from '../services.ts';
import styles from './files.module.css';

interface AttachmentWindowProps {
  readonly attachment: Attachment;
  readonly services: Pick<ChatServices, 'attachment'>;
  readonly onClose: () => void;
}

/** [W-CHAT-30] A picture or a PDF above the page, with a way to keep it. */
export function AttachmentWindow({ attachment, services, onClose }: AttachmentWindowProps) {
  const name = nameOfAttachment(attachment);
  return (
    <Dialog title={<span dir="auto">{name}</span>} size="full" onClose={onClose}>
      {isPicture(attachment.metadata?.mime_type) ? (
        <PictureInFull attachment={attachment} name={name} services={services} />
      ) : (
        <Pdf attachment={attachment} name={name} services={services} />
      )}
    </Dialog>
  );
}

interface InFullProps extends Pick<AttachmentWindowProps, 'attachment' | 'services'> {
  readonly name: string;
}

function Pdf({ attachment: { attachment_id: id }, name, services }: InFullProps) {
  const [document] = useState(() => createDocumentStore({ fetch: () => services.attachment(id) }));
  return <DocumentViewer title={name} document={document} fileName={name} explain={explainFailure} />;
}

function PictureInFull({ attachment: { attachment_id: id }, name, services }: InFullProps) {
  const [content] = useState(() => createContents(services.attachment).of(id));
  const load = useObservable(content.load$);
  useOpen(content);
  return (
    <LoadedContent load={load} words={{ some: name, all: name }} again={content.retry}>
      {(file) => <Shown file={file} name={name} />}
    </LoadedContent>
  );
}

function Shown({ file, name }: { readonly file: FileContent; readonly name: string }) {
  const url = useObjectUrl(file);
  const text = useText();
  if (url === null) return null;
  return (
    <div className={styles.shown}>
      {isPicture(file.type) ? (
        <img className={styles.picture} src={url} alt={name} />
      ) : (
        <p>{text('conversation.notShown')}</p>
      )}
      <a className={link.link} href={url} download={name}>
        {text('document.download')}
      </a>
    </div>
  );
}
