import { Marked } from 'marked';
import { useMemo } from 'react';
import { LANGUAGE_OF_CENTERS } from '../i18n/language-tags.ts';
import styles from './RichText.module.css';
import { RichText } from './RichText.tsx';

/** No real text is longer; a parser hangs on a text with very many brackets. */
const LONGEST = 5_000;

const parser = new Marked({
  async: false,
  breaks: true,
  renderer: {
    // A heading inside a card is no heading of the page.
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>`;
    },
  },
});

/** Markdown that another person wrote. What cannot be understood is shown as the words it is. */
export function Markdown({ text }: { readonly text: string }) {
  const html = useMemo(() => htmlOf(text), [text]);
  return html === null ? (
    <p className={styles.plain} lang={LANGUAGE_OF_CENTERS}>
      {text}
    </p>
  ) : (
    <RichText html={html} />
  );
}

function htmlOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  try {
    return parser.parse(text, { async: false });
  } catch {
    return null; // nested more deeply than a writer means
  }
}
