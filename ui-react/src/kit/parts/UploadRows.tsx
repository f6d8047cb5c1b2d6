import '../../i18n/catalogs/parts.ts';

import type { Upload } from '@felles/core';
import { mayTryAgain, partOfSize, percentOf, secondsLeft, sizeInWords } from '@felles/core/internal/shell/uploads';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon, Shape } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import layout from '../Layout.module.css';
import { MessageText } from '../MessageText.tsx';
import { RETRY } from '../shapes.ts';
import styles from './FileDrop.module.css';
import progress from './Progress.module.css';

interface UploadRowsProps extends Pick<UploadRowProps, 'onStop' | 'onRetry'> {
  readonly label: string;
  readonly uploads: readonly Upload[];
}

/** The files that are being sent; nothing where there are none. */
export const UploadRows = ({ label, uploads, ...row }: UploadRowsProps) =>
  uploads.length > 0 && (
    <ul aria-label={label} className={styles.rows}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} {...row} />
      ))}
    </ul>
  );

export interface UploadRowProps {
  readonly upload: Upload;
  /** Ends one that is sending, and removes one that is not. */
  readonly onStop: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

/** A file with its progress. A failed one stays, with the reason, until the user decides. */
function UploadRow({ upload, onStop, onRetry }: UploadRowProps) {
  const text = useText();
  const { id, name, state, failure, size } = upload;
  const percent = percentOf(upload);
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.type} aria-hidden="true">
        {typeOf(name)}
      </span>
      <span className={layout.stackHalf}>
        <b className={layout.ellipsisMedium}>{name}</b>
        <small className={styles.stands}>
          {state === 'done' && text('files.done', { size: sizeInWords(size) })}
          {state === 'failed' && failure && <MessageText message={failure} />}
          {state === 'sending' && progressOf(upload, text)}
        </small>
        {state === 'sending' && (
          <progress className={progress.bar} value={percent} max={100} aria-label={name}>
            {percent} %
          </progress>
        )}
      </span>
      {mayTryAgain(upload) && (
        <IconButton aria-label={text('files.retry', { name })} onClick={() => onRetry(id)}>
          <Shape path={RETRY} />
        </IconButton>
      )}
      <IconButton
        aria-label={text(state === 'sending' ? 'files.stop' : 'files.remove', { name })}
        onClick={() => onStop(id)}
      >
        <Icon name="close" />
      </IconButton>
    </li>
  );
}

/** From one minute on, the time is not given in seconds. */
const MINUTE = 60;

function progressOf(upload: Upload, text: Text): string {
  const { sent, size } = upload;
  const stands = text('files.sending', {
    sent: partOfSize(sent, size),
    size: sizeInWords(size),
    percent: percentOf(upload),
  });
  const seconds = secondsLeft(upload);
  if (seconds === null) return stands;
  const left =
    seconds <= MINUTE
      ? text('files.left', { count: seconds })
      : text('files.leftMinutes', { minutes: Math.ceil(seconds / MINUTE) });
  return `${stands} · ${left}`;
}

/** "PDF" of a file named so; nothing of one without an ending. */
const typeOf = (name: string): string => /\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? '';
