import type { Panel } from '@felles/core';

/** What the page of conversations has panels for: a new conversation, and another title for the one that is chosen. */
export type ChatPanel = 'new' | 'title';

export const NEW: Panel<ChatPanel> = { content: 'new', size: 'small', address: 'conversation.new' };
export const TITLE: Panel<ChatPanel> = { content: 'title', size: 'extra-small', address: 'conversation.title' };

export const chatPanelAt = (address: string): Panel<ChatPanel> | null =>
  [NEW, TITLE].find((panel) => panel.address === address) ?? null;
