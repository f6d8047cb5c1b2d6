import '../i18n/catalogs/copy.ts';

import { useState } from 'react';
import { copyText } from '../browser/clipboard.ts';
import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import { HiddenStatus } from './HiddenText.tsx';
import { Icon, Shape } from './Icon.tsx';
import { COPY } from './shapes.ts';

interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  readonly small?: boolean;
  readonly label?: string;
  /** The words for the result, where it is no text of the user. */
  readonly results?: { readonly copied: string; readonly notCopied: string };
  /** The sign before a press. */
  readonly shape?: string;
}

/** Copies a text, and shows and announces whether that worked, until the user goes on. */
export function CopyButton({ text: copied, small = false, label, results, shape = COPY }: CopyButtonProps) {
  const { isCopied, copy, forget } = useCopying(copied);
  const text = useText();
  const { copied: done, notCopied } = results ?? { copied: text('copy.copied'), notCopied: text('copy.notCopied') };
  return (
    <>
      <Button small={small} onClick={copy} onBlur={forget}>
        {isCopied === null ? <Shape path={shape} /> : <Icon name={isCopied ? 'check' : 'alert'} />}
        {label ?? text('copy.text')}
      </Button>
      <HiddenStatus>{isCopied === null ? '' : isCopied ? done : notCopied}</HiddenStatus>
    </>
  );
}

/** Copies a text, and gives the result until the user goes on. */
export function useCopying(copied: string) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return {
    isCopied,
    copy: async () => setCopied(await copyText(copied)),
    forget: () => setCopied(null),
  };
}
