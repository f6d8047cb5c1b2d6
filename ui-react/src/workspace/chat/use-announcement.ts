import { fullName, type TalkRow } from '@felles/core/workspace';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';

/** How much of a message is read out at once. */
const HEARD = 300;

/** What is heard of messages as they come: those of others, after the last one that was there. */
export function useAnnouncement(rows: readonly TalkRow[]): string {
  const [words, setWords] = useState('');
  const text = useText();
  const known = useRef<string | null>(null);
  useEffect(() => {
    const last = rows.findLast(({ message }) => message !== null)?.key ?? null;
    const before = known.current;
    known.current = last;
    if (before === null || before === last) return;
    const from = rows.findIndex(({ key }) => key === before);
    const messages =
      from === -1 ? [] : rows.slice(from + 1).flatMap(({ message, isOwn }) => (isOwn ? [] : (message ?? [])));
    const [only] = messages;
    if (messages.length > 1) setWords(text('talk.saidMany', { count: messages.length }));
    else if (only) {
      const name = fullName(only.from ?? {}) || text('talk.unknownSender');
      setWords(text('talk.said', { name, words: (only.text ?? '').slice(0, HEARD) || text('talk.attachments') }));
    }
  }, [rows, text]);
  return words;
}
