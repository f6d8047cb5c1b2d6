import { useText } from '../../i18n/text.ts';
import { Hidden } from '../../kit/Hidden.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { COPY } from '../../kit/shapes.ts';
import styles from './CopyText.module.css';
import { useCopying } from './use-copying.ts';

/** Copies a message. It tells whether that went well, to see and to hear. */
export function CopyText({ text: copied }: { readonly text: string }) {
  const { went, words, copy, forget } = useCopying(copied);
  const text = useText();
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={text('talk.copy')}
        title={words || text('talk.copy')}
        onClick={copy}
        onBlur={forget}
      >
        {went === null ? <Shape path={COPY} /> : <Icon name={went ? 'check' : 'alert'} />}
      </button>
      {words !== '' && (
        <Hidden>
          <span role="alert">{words}</span>
        </Hidden>
      )}
    </>
  );
}
