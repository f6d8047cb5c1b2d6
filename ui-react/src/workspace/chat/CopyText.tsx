import { useText } from '../../i18n/text.ts';
import { useCopying } from '../../kit/CopyButton.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { COPY } from '../../kit/shapes.ts';
import styles from './text.module.css';

/** Copies a message, and shows and announces whether that worked. */
export function CopyText({ text: copied }: { readonly text: string }) {
  const { isCopied, copy, forget } = useCopying(copied);
  const text = useText();
  const words = isCopied === null ? '' : text(isCopied ? 'copy.copied' : 'copy.notCopied');
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={text('copy.text')}
        title={words || text('copy.text')}
        onClick={copy}
        onBlur={forget}
      >
        {isCopied === null ? <Shape path={COPY} /> : <Icon name={isCopied ? 'check' : 'alert'} />}
      </button>
      {words !== '' && (
        <HiddenText>
          <span role="alert">{words}</span>
        </HiddenText>
      )}
    </>
  );
}
