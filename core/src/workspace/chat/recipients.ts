// The persons and companies of an agreement, for the messages and the composer.
import type { AgreementConversations, ChatMessage, ChatMode } from './model.ts';

/** The text beside a sender's name: the company if there are several, else the role. */
export function senderPlace(of: AgreementConversations, mode: ChatMode, { from }: ChatMessage): string {
  const id = from?.id ?? null;
  const relation = id === null ? null : of.relations?.find(({ person }) => person?.id === id);
  const [company, role] = [relation?.contact?.name ?? '', relation?.roles?.find(({ title }) => title)?.title ?? ''];
  return mode === 'PUBLIC' ? company || role : role || company;
}

/** [W-CHAT-15] The companies that can read it; empty if they are unknown. */
export function recipientsOf({ agreement, relations }: AgreementConversations, mode: ChatMode): readonly string[] {
  const own = agreement.provider?.name ?? '';
  if (mode === 'INTERNAL') return own === '' ? [] : [own];
  const names = (relations ?? []).map(({ contact }) => contact?.name ?? '');
  return [...new Set(names)].filter((name) => name !== '' && name !== own);
}
