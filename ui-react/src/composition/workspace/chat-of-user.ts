// The parts of conversations that run while a user is signed in: fetched only then, as no first page shows them.
import { type Http, KEY_ADDITION, PARTS_ADDITION } from '@felles/adapters-http';
import { createChatHttp } from '@felles/adapters-http/workspace/chat';
import type { AccessCell } from '@felles/core';
import {
  type ChatEdit,
  chatEditIn,
  createMessageOutbox,
  createReadMarks,
  createWriting,
  type Drafts,
  type MessageOutbox,
  type ReadMarks,
  type Writing,
} from '@felles/core/workspace';
import { askBeforeLeaving } from '../../browser/leave-question.ts';
import type { BrowserPlace } from '../../browser/outbox-place.ts';
import { sendingAt, type WorkspacePlace } from './place.ts';

export interface ChatOfUser {
  readonly outbox: MessageOutbox;
  readonly marks: ReadMarks;
  readonly writing: Writing;
  /** Where the outbox is stored. */
  readonly place: BrowserPlace<ChatEdit>;
  readonly knowsParts: () => boolean;
}

export function chatOfUser(
  at: WorkspacePlace,
  http: Http,
  access: AccessCell,
  drafts: Drafts,
  name: string,
): ChatOfUser {
  const needs = sendingAt(at);
  const port = createChatHttp(http);
  const place = at.outboxPlace({ name, inputIn: chatEditIn });
  const knows = (addition: string) => () => access.value.additions?.includes(addition) === true;
  const outbox = createMessageOutbox({ ...needs, port, place, knowsKeys: knows(KEY_ADDITION) });
  const writing = createWriting({ drafts, outbox, newKey: at.newKey });
  askBeforeLeaving(writing.hasFiles$);
  return {
    outbox,
    marks: createReadMarks({ ...needs, port }),
    writing,
    place,
    knowsParts: knows(PARTS_ADDITION),
  };
}
