import { conversationEventIn } from '@felles/adapters-http/internal/workspace-chat/conversation';
import { describe, expect, it } from 'vitest';

describe('events of a conversation', () => {
  it('should be read, and others left alone', () => {
    const event = (name: string, data: unknown, key?: string) => conversationEventIn({ event: name, data, key });
    expect(event('message.created', { id: 1, text: 5 }, 'k')).toMatchObject({ kind: 'message', key: 'k' });
    expect(event('attachment.added', { id: 1 }, 'k')).toMatchObject({ kind: 'message', key: null });
    expect(event('message.status', { ids: [1], status: 'READ' })).toEqual({
      ...{ kind: 'status', ids: ['1'], status: 'READ' },
    });
    for (const unread of [event('message.created', {}), event('message.status', 7), event('conversation.closed', {})])
      expect(unread).toBeNull();
  });
});
