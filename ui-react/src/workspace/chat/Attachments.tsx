import { sizeInWords } from '@felles/core/internal/shell/uploads';
import {
  type Attachment,
  type Contents,
  hasPreview,
  isPicture,
  nameOfAttachment,
  opensInPage,
} from '@felles/core/workspace/chat';
import { useEffect, useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { useText } from '../../i18n/text.ts';
import { Icon, Shape, Spinner } from '../../kit/Icon.tsx';
import { DOWNLOAD, RETRY } from '../../kit/shapes.ts';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { FileTile } from '../documents/FileTile.tsx';
import styles from './Attachments.module.css';

interface AttachmentsProps {
  readonly attachments: readonly Attachment[];
  readonly contents: Contents;
  readonly onOpen: (attachment: Attachment) => void;
}

/** [W-CHAT-04] The files of a message: pictures are seen, others have their type, name and size. */
export function Attachments({ attachments, contents, onOpen }: AttachmentsProps) {
  const text = useText();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text('conversation.attachments')}>
      {attachments.map((attachment) => {
        const One = hasPreview(attachment) ? Picture : opensInPage(attachment) ? Opened : Saved;
        return (
          <li key={attachment.attachment_id}>
            <One attachment={attachment} contents={contents} onOpen={onOpen} />
          </li>
        );
      })}
    </ul>
  );
}

interface OneProps extends Omit<AttachmentsProps, 'attachments'> {
  readonly attachment: Attachment;
}

/** A picture in a frame of its own size, which is there before it is. */
function Picture(props: OneProps) {
  const { attachment, contents, onOpen } = props;
  const [content] = useState(() => contents.of(attachment.attachment_id));
  const load = useObservable(content.load$);
  const [isBroken, setBroken] = useState(false);
  const url = useObjectUrl(load.status === 'ready' && isPicture(load.value.type) ? load.value : null);
  const text = useText();
  useOpen(content);
  const name = nameOfAttachment(attachment);
  // The file is not of the type in its name.
  if (isBroken || (load.status === 'ready' && !isPicture(load.value.type))) return <Saved {...props} />;
  if (load.status === 'failed') return <NotFetched name={name} again={content.retry} />;
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={text('conversation.open', { name })}
      onClick={() => onOpen(attachment)}
    >
      <span className={styles.frame} aria-busy={url === null || undefined}>
        {url !== null && <img src={url} alt="" onError={() => setBroken(true)} />}
      </span>
      <span className={styles.caption} dir="auto">
        {[name, sizeOf(attachment)].filter(Boolean).join(' · ')}
      </span>
    </button>
  );
}

/** A card that opens a file above the page. */
function Opened({ attachment, onOpen }: OneProps) {
  const text = useText();
  const name = nameOfAttachment(attachment);
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={text('conversation.open', { name })}
      onClick={() => onOpen(attachment)}
    >
      <CardWords attachment={attachment} />
    </button>
  );
}

/** A card that saves a file. It is fetched when that is wanted. */
function Saved({ attachment, contents }: OneProps) {
  const [content] = useState(() => contents.of(attachment.attachment_id));
  const [isWanted, setWanted] = useState(false);
  const load = useObservable(content.load$);
  const text = useText();
  const name = nameOfAttachment(attachment);
  useOpen(content, isWanted);
  useEffect(() => {
    if (!isWanted || load.status !== 'ready') return;
    saveFile(name, load.value.type, load.value.bytes);
    setWanted(false);
  }, [isWanted, load, name]);
  if (isWanted && load.status === 'failed') return <NotFetched name={name} again={content.retry} />;
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={text('conversation.save', { name })}
      aria-busy={isWanted || undefined}
      onClick={() => setWanted(true)}
    >
      <CardWords attachment={attachment} />
      {isWanted ? <Spinner /> : <Shape path={DOWNLOAD} />}
    </button>
  );
}

function CardWords({ attachment }: Pick<OneProps, 'attachment'>) {
  return (
    <>
      <FileTile mime_type={attachment.metadata?.mime_type} />
      <span className={styles.words}>
        <span dir="auto" className={styles.name}>
          {nameOfAttachment(attachment)}
        </span>
        <small>{sizeOf(attachment)}</small>
      </span>
    </>
  );
}

function NotFetched({ name, again }: { readonly name: string; readonly again: () => void }) {
  const text = useText();
  return (
    <div className={styles.card} data-bad role="alert">
      <Icon name="alert" />
      <span className={styles.words}>{text('conversation.notFetched', { name })}</span>
      <button
        type="button"
        className={styles.again}
        aria-label={text('conversation.fetchAgain', { name })}
        onClick={again}
      >
        <Shape path={RETRY} />
      </button>
    </div>
  );
}

const sizeOf = ({ metadata }: Attachment): string => {
  const size = metadata?.size_in_bytes ?? null;
  // A number and its unit stay on one line.
  return size === null ? '' : sizeInWords(size).replace(' ', '\u00a0');
};
