import { sizeInWords } from '@felles/core/internal/shell/uploads';
import { type ChosenFile, isPicture } from '@felles/core/workspace/chat';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { FileTile } from '../documents/FileTile.tsx';
import styles from './files.module.css';

interface ChosenFilesProps {
  readonly files: readonly ChosenFile[];
  readonly onRemove: (id: string) => void;
}

/** The files that go with the next message, as they will be sent. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const text = useText();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={text('conversation.chosen')}>
      {files.map((file) => (
        <OneFile key={file.id} file={file} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function OneFile({
  file: { id, name, size, ready, failure },
  onRemove,
}: { readonly file: ChosenFile } & Pick<ChosenFilesProps, 'onRemove'>) {
  const text = useText();
  const url = useObjectUrl(ready !== null && isPicture(ready.type) ? ready : null);
  return (
    <li className={styles.file} data-bad={failure !== null || undefined}>
      {url === null ? <FileTile mime_type={ready?.type} /> : <img className={styles.preview} src={url} alt="" />}
      <span className={styles.words}>
        <b dir="auto" className={layout.ellipsisMedium}>
          {ready?.name ?? name}
        </b>
        <small role={failure ? 'alert' : undefined}>
          {failure ? (
            <MessageText message={failure} />
          ) : ready === null ? (
            text('conversation.preparing')
          ) : (
            sizeInWords(ready.bytes.length || size)
          )}
        </small>
      </span>
      <IconButton aria-label={text('conversation.removeFile', { name })} onClick={() => onRemove(id)}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}
