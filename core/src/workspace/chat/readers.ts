// Who is who in an agreement, as the messages and the place to write show it.
import type { AgreementConversations, ChatMessage, ChatMode } from './model.ts';

/** What stands beside the name of a sender: the company among several companies, the role within one. */
export function senderPlace(of: AgreementConversations, mode: ChatMode, { from }: ChatMessage): string {
  const id = from?.id ?? null;
  const relation = id === null ? null : of.relations?.find(({ person }) => String(person?.id ?? '') === String(id));
  const [company, role] = [relation?.contact?.name ?? '', relation?.roles?.find(({ title }) => title)?.title ?? ''];
  return mode === 'PUBLIC' ? company || role : role || company;
}

/** [W-CHAT-15] The companies that read along; empty where they are not known. */
export function readersOf({ agreement, relations }: AgreementConversations, mode: ChatMode): readonly string[] {
  const own = agreement.provider?.name ?? '';
  if (mode === 'INTERNAL') return own === '' ? [] : [own];
  const names = (relations ?? []).map(({ contact }) => contact?.name ?? '');
  return [...new Set(names)].filter((name) => name !== '' && name !== own);
}
