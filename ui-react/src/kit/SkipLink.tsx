import type { RefObject } from 'react';
import { useText } from '../i18n/text.ts';
import styles from './SkipLink.module.css';

/** A link that skips the parts before the page's content. It is visible only with the focus. */
export function SkipLink({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page; only the entry in the history is spared
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault(); // another entry in the history would lead back to an older page
        main.current?.focus();
      }}
    >
      {text('frame.skip')}
    </a>
  );
}
