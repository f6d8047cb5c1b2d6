import { type ReactNode, Suspense, use } from 'react';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { lazily } from '../../react/lazily.ts';

/** The two libraries it takes are fetched only where there is something to describe. */
const markdown = lazily(async () => (await import('../../kit/Markdown.tsx')).Markdown);

/** Fetches them while the memberships themselves are on their way. */
export const fetchMarkdown = (): void => void markdown().catch(() => undefined);

/** What a center says of a membership. As long as the code that makes it safe is not there, it is the bare words. */
export function Description({ text }: { readonly text: string }) {
  const words: ReactNode = <p>{text}</p>;
  return (
    <ErrorBoundary fallback={words}>
      <Suspense fallback={words}>
        <Rendered text={text} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Rendered({ text }: { readonly text: string }) {
  const Markdown = use(markdown());
  return <Markdown text={text} />;
}
