import type { SitePhoto } from '@felles/core/workspace/site-photos';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Spinner } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { useObjectUrl } from '../../react/use-object-url.ts';
import styles from './PhotoField.module.css';

interface PhotosProps {
  readonly photos: readonly SitePhoto<Blob>[];
  readonly onRemove: (n: number) => void;
}

interface PhotoThumbsProps extends PhotosProps {
  readonly record: string;
}

/** The photos of the form, small, each from the moment in which it was taken. */
export function PhotoThumbs({ photos, record, onRemove }: PhotoThumbsProps) {
  const text = useText();
  if (photos.length === 0) return null;
  return (
    <ul className={styles.thumbs} aria-label={text('photos.list')}>
      {photos.map((photo, at) => {
        const words = { at: at + 1, count: photos.length };
        const name = record === '' ? text('photos.one', words) : text('photos.oneOf', { ...words, record });
        return <Thumb key={photo.n} photo={photo} name={name} onRemove={onRemove} />;
      })}
    </ul>
  );
}

interface ThumbProps extends Pick<PhotosProps, 'onRemove'> {
  readonly photo: SitePhoto<Blob>;
  readonly name: string;
}

function Thumb({ photo: { n, source, file, problem }, name, onRemove }: ThumbProps) {
  const text = useText();
  // The smaller one, once it is there.
  const url = useObjectUrl(file ?? source);
  return (
    <li className={styles.thumb} data-bad={problem !== null || undefined}>
      {url !== null && <img src={url} alt={name} decoding="async" />}
      {file === null && problem === null && (
        <span className={styles.waits} title={text('photos.preparing')}>
          <Spinner />
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={text('photos.remove', { n })}
        onClick={() => onRemove(n)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

interface PhotoProblemsProps extends PhotosProps {
  readonly onRetry: (n: number) => void;
}

/** The photos that will not be sent, each with its reason. */
export function PhotoProblems({ photos, onRetry, onRemove }: PhotoProblemsProps) {
  const text = useText();
  return (
    <div role="alert" className={styles.problems}>
      {photos.map(
        ({ n, problem, isRetryable }) =>
          problem !== null && (
            <div key={n} className={styles.problem}>
              <p>
                <MessageText message={problem} />
              </p>
              {isRetryable && (
                <Button small onClick={() => onRetry(n)}>
                  {text('photos.retry')}
                </Button>
              )}
              <Button small kind="ghost" onClick={() => onRemove(n)}>
                {text('photos.removeThis')}
              </Button>
            </div>
          ),
      )}
    </div>
  );
}
