import { withoutOverrides } from '@felles/core/internal/shared/text-direction';
import { foldedParts, linksIn, type TextPart } from '@felles/core/workspace/chat';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import styles from './text.module.css';

interface MessageTextProps {
  readonly text: string;
  readonly onFold: () => void;
}

/** The text of a message: nothing in it is markup. Addresses of the web are links, and a long text is folded. */
export function MessageText({ text: given, onFold }: MessageTextProps) {
  const [isWhole, setWhole] = useState(false);
  const text = useText();
  const parts = useMemo(() => linksIn(withoutOverrides(given)), [given]);
  const folded = useMemo(() => foldedParts(parts), [parts]);
  const shown = (!isWhole && folded) || parts;
  return (
    <>
      <p className={styles.text} dir="auto">
        {shown.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <Part key={index} {...part} />
        ))}
        {folded !== null && !isWhole && '…'}
      </p>
      {folded !== null && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
            onFold();
          }}
        >
          {text(isWhole ? 'conversation.showLess' : 'conversation.showAll')}
        </button>
      )}
    </>
  );
}

function Part({ text, href }: TextPart) {
  if (href === null || !URL.canParse(href)) return text;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer" dir="ltr">
      {writtenAddress(href)}
    </a>
  );
}

/** An address as it was written, where the browser reads it the same way; or else as the browser reads it. */
function writtenAddress(address: string): string {
  const { host, href } = new URL(address);
  const written = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';
  return written.toLowerCase() === host && !address.includes('\\') ? address : href;
}
