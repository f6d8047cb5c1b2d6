import { useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { useText } from '../../i18n/text.ts';

/** Copies a text, and tells how that went until the user goes on. */
export function useCopying(copied: string) {
  const [went, setWent] = useState<boolean | null>(null);
  const text = useText();
  return {
    went,
    words: went === null ? '' : text(went ? 'talk.copied' : 'talk.notCopied'),
    copy: async () => setWent(await copyText(copied)),
    forget: () => setWent(null),
  };
}
