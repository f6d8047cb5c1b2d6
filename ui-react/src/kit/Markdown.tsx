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

export interface MarkdownProps {
  readonly text: string;
  /** Where it is another than that of centers. */
  readonly lang?: string;
}

/** Markdown that another person wrote. What cannot be understood is shown as the words it is. */
export function Markdown({ text, lang = LANGUAGE_OF_CENTERS }: MarkdownProps) {
  const html = useMemo(() => htmlOf(text), [text]);
  return html === null ? (
    <p className={styles.plain} lang={lang}>
      {text}
    </p>
  ) : (
    <RichText html={html} lang={lang} />
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
