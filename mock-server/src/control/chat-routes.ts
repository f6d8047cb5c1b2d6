import type { FastifyInstance } from 'fastify';
import { answer } from '../answer.ts';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { openChatEvents } from '../tables/chat-events.ts';
import type { ConversationRow } from '../tables/chat-rows.ts';
import * as calls from './calls/chat.ts';

/** Who answers among the own people: the second of the demo's staff. */
const COLLEAGUE = '2';

/** How a developer, or a test, lets others take part in a conversation. A user who looks at it sees it at once. */
export function chatControlRoutes(app: FastifyInstance, service: Service): void {
  const chat = openChatEvents(service);

  function requireConversation(id: string): ConversationRow {
    const row = chat.rows.conversations.get(id);
    if (row === null) throw refusal(404, 'There is no such conversation.');
    return row;
  }

  /** The one who is named, or a person of the other side; in an internal conversation, a colleague. */
  function personIn(row: ConversationRow, named: string | undefined) {
    const agreement = row.internal ? null : chat.agreementOf(row);
    const other = (agreement && chat.membersOf(agreement)[0]?.person_id) ?? COLLEAGUE;
    const person = chat.person(named ?? other);
    if (person === null) throw refusal(404, 'There is no such person.');
    return person;
  }

  answer(app, service, calls.write, ({ body: { conversation_id: id, person_id: named, text } }) => {
    const conversation = requireConversation(id);
    const person = personIn(conversation, named);
    return { id: chat.send(conversation, person.id, text, {}).id, name: person.name };
  });

  answer(app, service, calls.change, ({ body: { conversation_id, person_id: named, title, closed } }) => {
    const row = requireConversation(conversation_id);
    const changed = chat.change(row, { title, closed }, personIn(row, named).id);
    return { id: changed.id, title: changed.title, closed: changed.closed };
  });
}
