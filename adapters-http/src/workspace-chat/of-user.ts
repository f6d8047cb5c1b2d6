// The parts of conversations that run while a user is signed in: fetched only then, as no first page shows them.

import type { StoredPlace } from '@felles/core/data';
import { type Composers, createComposers } from '@felles/core/internal/workspace/chat/composers';
import { chatEditIn } from '@felles/core/internal/workspace/chat/edits';
import { createReadMarks, type ReadMarks } from '@felles/core/internal/workspace/chat/marks';
import { createMessageOutbox, type MessageOutbox } from '@felles/core/internal/workspace/chat/outbox';
import type { ChatEdit } from '@felles/core/workspace/chat';
import { KEY_ADDITION, PARTS_ADDITION } from '../wire/call.ts';
import { createChatHttp } from '../workspace/chat.ts';
import type { WorkspaceDoor } from '../workspace-door/door.ts';
import { commandNeeds } from '../workspace-door/surroundings.ts';

/** The chat of a user, shared by all pages: unsent messages, drafts and marks of reading. */
export interface ChatOfUser {
  readonly outbox: MessageOutbox;
  readonly marks: ReadMarks;
  readonly composers: Composers;
  /** Where the outbox is stored. */
  readonly place: StoredPlace<ChatEdit>;
  readonly knowsParts: () => boolean;
}

/** Made once for each user who signs in; `name` is that of the stored outbox, with the user's id in it. */
export function chatOfUser(door: WorkspaceDoor, name: string): ChatOfUser {
  const needs = commandNeeds(door);
  const port = createChatHttp(door.http);
  const place = door.outboxPlace({ name, inputIn: chatEditIn });
  const knows = (addition: string) => () => door.access.value.additions?.includes(addition) === true;
  const outbox = createMessageOutbox({ ...needs, port, place, knowsKeys: knows(KEY_ADDITION) });
  const writing = createComposers({ drafts: door.drafts, outbox, newKey: door.newKey });
  door.askBeforeLeaving(writing.hasFiles$);
  return {
    outbox,
    marks: createReadMarks({ ...needs, port }),
    composers: writing,
    place,
    knowsParts: knows(PARTS_ADDITION),
  };
}
