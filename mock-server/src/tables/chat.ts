// The chat of one user: the conversations, their messages, and the number of unread ones.
import type { AgreementConversations, ChatMessage, Conversation, Relation } from '@felles/core/workspace/chat';
import { fullName } from '@felles/core/workspace/persons';
import { type DemoStaff, demoStaff } from '@felles/fixtures/workspace/staff';
import { seesPart } from '../rights/visible-fields.ts';
import type { Service } from '../row.ts';
import { openAttachments } from './chat-files.ts';
import {
  type AgreementRow,
  agreements,
  type ConversationRow,
  conversations,
  type MessageRow,
  messages,
} from './chat-rows.ts';
import { openSeen } from './chat-seen.ts';
import { openPeople } from './people.ts';
import { openProjects } from './projects.ts';

export function openChat({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const people = openPeople({ world, publish });
  const projects = openProjects({ world, publish });
  const rows = {
    agreements: agreements(world, publish),
    conversations: conversations(world, publish),
    messages: messages(world, publish),
  };
  const seen = openSeen({ world, publish });
  const files = openAttachments({ world, publish });

  const agreementOf = ({ agreement_id: id }: Pick<ConversationRow, 'agreement_id'>): AgreementRow | null =>
    rows.agreements.get(id);

  type Members = NonNullable<AgreementRow['members']>;

  /** The persons of an agreement; of one that was made later those of both companies who take part in its project. */
  function membersOf({ members, project_id: id, provider_id, contact_id }: AgreementRow): Members {
    if (members !== null) return members;
    const taking = projects.members.list(({ project_id: of }) => of === id);
    const found = [contact_id, provider_id].flatMap((company) =>
      taking.flatMap(({ person, roles }) => {
        const isOf = people.persons.get(person?.id ?? '')?.contact?.id === company;
        return person?.id && isOf ? [{ person_id: person.id, roles: roles ?? [] }] : [];
      }),
    );
    // A person may take part twice.
    return found.filter((one, at) => found.findIndex(({ person_id }) => person_id === one.person_id) === at);
  }

  /** The customer's own user sees the agreements that name them; the company's users see those of their projects. */
  function seesAgreement(staff: DemoStaff, agreement: AgreementRow): boolean {
    if (!projects.maySee(staff)({ id: agreement.project_id })) return false;
    return staff.reach === 'all' || membersOf(agreement).some(({ person_id }) => person_id === staff.personId);
  }

  function contactOf({ contact_id: id }: AgreementRow) {
    const { name = null, orgnr = null } = people.contacts.get(id) ?? {};
    return { id, name, orgnr };
  }

  const seenBy = (staff: DemoStaff): readonly AgreementRow[] =>
    rows.agreements.list((agreement) => seesAgreement(staff, agreement));

  function sees(staff: DemoStaff, row: ConversationRow): boolean {
    const agreement = agreementOf(row);
    return agreement !== null && seesAgreement(staff, agreement) && (!row.internal || seesPart(staff, 'internal'));
  }

  const readersOf = (row: ConversationRow): readonly DemoStaff[] => demoStaff.filter((staff) => sees(staff, row));

  /** The conversation with an id; null where there is none for the user. */
  function find(staff: DemoStaff, id: string): ConversationRow | null {
    const row = rows.conversations.get(id);
    return row !== null && sees(staff, row) ? row : null;
  }

  const messagesOf = ({ id }: ConversationRow): readonly MessageRow[] =>
    rows.messages.list(({ conversation_id }) => conversation_id === id);

  /** All messages by their conversation, in one walk. */
  function byConversation(): ReadonlyMap<string, readonly MessageRow[]> {
    const groups = new Map<string, MessageRow[]>();
    for (const message of rows.messages.list()) {
      const group = groups.get(message.conversation_id);
      if (group) group.push(message);
      else groups.set(message.conversation_id, [message]);
    }
    return groups;
  }

  /** A person of the register by the id, with the whole name. */
  function person(personId: string): { readonly id: string; readonly name: string } | null {
    const found = people.persons.get(personId);
    return found && { id: found.id, name: fullName(found) };
  }

  function senderOf(personId: string) {
    const person = people.persons.get(personId);
    return { id: personId, first_name: person?.first_name ?? null, last_name: person?.last_name ?? null };
  }

  /** The fields of a message that are equal for all who see it. */
  const shared = (message: MessageRow, readers: readonly DemoStaff[]) => ({
    id: message.id,
    conversation_id: message.conversation_id,
    status: seen.statusOf(message, readers),
    text: message.text,
    timestamp: message.timestamp,
    from: senderOf(message.person_id),
    attachments: files.of(message),
  });

  /** Messages of a conversation as a user reads them. */
  function told(
    staff: DemoStaff,
    inside: readonly MessageRow[],
    conversation: ConversationRow,
  ): readonly ChatMessage[] {
    const readers = readersOf(conversation);
    return inside.map((message) => ({
      ...shared(message, readers),
      sent_by_user: message.person_id === staff.personId,
    }));
  }

  function conversationOf(staff: DemoStaff, row: ConversationRow, inside: readonly MessageRow[]): Conversation {
    const [newest = null] = told(staff, inside.slice(-1), row);
    return {
      id: row.id,
      title: row.title,
      closed: row.closed,
      created_at: row.created_at,
      unread_messages_count: seen.unreadOf(staff, row.id, inside),
      most_recent_message: newest,
      closed_by: row.closed_by,
      closed_at: row.closed_at,
    };
  }

  function relationOf({ person_id, roles }: Members[number]): Relation {
    const person = people.persons.get(person_id);
    return {
      contact: { id: person?.contact?.id ?? null, name: person?.contact?.name ?? null },
      person: senderOf(person_id),
      roles,
      email: person?.email ?? null,
      mobile: person?.mobile ?? null,
      phone: person?.mobile ? null : String(10_500_000 + Number(person_id)),
    };
  }

  return {
    rows,
    seen,
    files,
    readersOf,
    find,
    messagesOf,
    shared,
    told,
    person,
    agreementOf,
    membersOf,
    one: (staff: DemoStaff, row: ConversationRow): Conversation => conversationOf(staff, row, messagesOf(row)),
    agreementsOf: seenBy,
    /** The agreement with an id; null where there is none for the user. */
    agreement: (staff: DemoStaff, id: string): AgreementRow | null =>
      seenBy(staff).find((one) => one.id === id) ?? null,
    /** [W-CHAT-06] */
    agreements(staff: DemoStaff): readonly AgreementConversations[] {
      const inside = byConversation();
      const all = rows.conversations.list((row) => sees(staff, row));
      return seenBy(staff).map((agreement) => {
        const listed = (internal: boolean) =>
          all
            .filter((row) => row.agreement_id === agreement.id && row.internal === internal)
            .map((row) => conversationOf(staff, row, inside.get(row.id) ?? []));
        const { id, title } = projects.rows.get(agreement.project_id) ?? { id: agreement.project_id };
        return {
          agreement: {
            id: agreement.id,
            name: agreement.name,
            provider: {
              id: agreement.provider_id,
              name: people.contacts.get(agreement.provider_id)?.name ?? null,
            },
            contact: contactOf(agreement),
            created_at: agreement.created_at ?? null,
            created_by: agreement.created_by ?? null,
          },
          internal_conversations: listed(true),
          public_conversations: listed(false),
          relations: membersOf(agreement).map(relationOf),
          project: { id, title: title ?? null },
        };
      });
    },
    /** The agreements about a project, by the project's node. */
    ofNode(staff: DemoStaff, node: string): readonly Conversation[] {
      const inside = byConversation();
      const isAt = (row: ConversationRow): boolean => {
        const project = projects.rows.get(agreementOf(row)?.project_id ?? '');
        return project?.structure_node_id === node;
      };
      return rows.conversations
        .list((row) => sees(staff, row) && isAt(row))
        .map((row) => conversationOf(staff, row, inside.get(row.id) ?? []));
    },
    /** [W-CHAT-28] */
    unread(staff: DemoStaff): number {
      const inside = byConversation();
      return rows.conversations
        .list((row) => sees(staff, row))
        .reduce((sum, { id }) => sum + seen.unreadOf(staff, id, inside.get(id) ?? []), 0);
    },
  };
}
