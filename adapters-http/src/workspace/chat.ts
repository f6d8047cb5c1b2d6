import type { ChatPort } from '@felles/core/workspace/chat';
import type { Http } from '../http.ts';
import { clientIdOf } from '../new-key.ts';
import { chat } from '../wire/workspace/chat.ts';

/**
 * Core's `ChatPort`, for staff who are signed in. What creates takes a key; to fetch a conversation in parts is an
 * addition, without which the whole of it comes.
 */
export const createChatHttp = (http: Http): ChatPort => {
  const of = (id: string) => ({ params: { conversationID: id } });
  return {
    agreements: () => http.ask(chat.agreements, {}),
    conversation: (id) => http.ask(chat.conversation, of(id)),
    ofNode: (node) => http.ask(chat.ofNode, { params: { node_id: node } }),
    create: (body, key) => http.ask(chat.create, { body, key }),
    change: (id, body) => http.ask(chat.change, { ...of(id), body }),
    messages: (id, part) =>
      http.ask(chat.messages, {
        ...of(id),
        query: part === null ? {} : { size: String(part.size), ...(part.before !== null && { before: part.before }) },
      }),
    send: (id, text, key) => http.ask(chat.send, { ...of(id), body: { text, client_id: clientIdOf(key) }, key }),
    mark: (id, body) => http.ask(chat.mark, { ...of(id), body }),
    attach: (id, file, key, onProgress) =>
      http.ask(chat.attach, { params: { messageID: id }, body: { file }, key }, onProgress),
  };
};
