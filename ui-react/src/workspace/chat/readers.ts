import { type ChosenConversation, readersOf } from '@felles/core/workspace';
import type { Text } from '../../i18n/texts.ts';

/** The companies that read along, in a few words; empty where they are not known. */
export function readerWords({ of, mode }: Pick<ChosenConversation, 'of' | 'mode'>, text: Text): string {
  const [first, second, ...more] = readersOf(of, mode);
  if (first === undefined || second === undefined) return first ?? '';
  return more.length === 0
    ? text('talk.two', { first, second })
    : text('talk.more', { names: `${first}, ${second}`, count: more.length });
}
