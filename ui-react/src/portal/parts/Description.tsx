import { type ReactNode, Suspense, use } from 'react';
import { LANGUAGE_OF_CENTERS } from '../../i18n/language-tags.ts';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { FetchedPart } from '../../kit/FetchedPart.tsx';
import type { MarkdownProps } from '../../kit/Markdown.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import styles from './Description.module.css';

/** Its two libraries are fetched only where there is a description. */
const markdown = lazyCode(async () => (await import('../../kit/Markdown.tsx')).Markdown);

/** Fetches the code while the memberships are loading. If it does not come, this reports it once for all of them. */
export const MarkdownAhead = () => <FetchedPart code={ahead} given={{}} />;

const ahead = lazyCode(async () => {
  await markdown();
  return () => null;
});

/** Until the code that makes it safe has come, a description is invisible and keeps its room; without it, it is plain text. */
export function Description({ text, lang = LANGUAGE_OF_CENTERS }: MarkdownProps) {
  const words: ReactNode = <p lang={lang}>{text}</p>;
  return (
    <ErrorBoundary fallback={words}>
      <Suspense fallback={<div className={styles.coming}>{words}</div>}>
        <Rendered text={text} lang={lang} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Rendered(given: MarkdownProps) {
  const Markdown = use(markdown());
  return <Markdown {...given} />;
}
