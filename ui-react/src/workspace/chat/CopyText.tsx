import { useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus, HiddenText } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { COPY } from '../../kit/shapes.ts';
import styles from './text.module.css';

/** Copies a message, and shows and announces whether that worked. */
export function CopyText({ text: copied }: { readonly text: string }) {
  const { went, words, copy, forget } = useCopying(copied);
  const text = useText();
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={text('conversation.copy')}
        title={words || text('conversation.copy')}
        onClick={copy}
        onBlur={forget}
      >
        {went === null ? <Shape path={COPY} /> : <Icon name={went ? 'check' : 'alert'} />}
      </button>
      {words !== '' && (
        <HiddenText>
          <span role="alert">{words}</span>
        </HiddenText>
      )}
    </>
  );
}

/** Copies the text beside it. */
export function CopyButton({ text: copied }: { readonly text: string }) {
  const { went, words, copy, forget } = useCopying(copied);
  const text = useText();
  return (
    <>
      <Button small onClick={copy} onBlur={forget}>
        {went === null ? <Shape path={COPY} /> : <Icon name={went ? 'check' : 'alert'} />}
        {text('conversation.copyKept')}
      </Button>
      <HiddenStatus>{words}</HiddenStatus>
    </>
  );
}

/** Copies a text, and gives the result until the user goes on. */
function useCopying(copied: string) {
  const [went, setWent] = useState<boolean | null>(null);
  const text = useText();
  return {
    went,
    words: went === null ? '' : text(went ? 'conversation.copied' : 'conversation.notCopied'),
    copy: async () => setWent(await copyText(copied)),
    forget: () => setWent(null),
  };
}
