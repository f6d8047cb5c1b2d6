// What was sent to people: by SMS and by e-mail. Nothing leaves the machine; it is read on pages of the world outside.
import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { KEPT, keepLatest } from './kept.ts';
import { enter, nextNumber } from './ledger.ts';
import type { SentMessage } from './records/messages.ts';

/** Sends one message, and writes in the ledger that one was sent. */
export function sendMessage(world: World, message: Omit<SentMessage, 'id' | 'at'>, by: string): SentMessage {
  const sent: SentMessage = { id: nextNumber(world), at: world.now(), ...message };
  world.change((state) => {
    state.messages.push(sent);
    keepLatest(state.messages, KEPT.messages);
  });
  enter(world, sent.kind, sent.id, by);
  return sent;
}

/** What was sent in one way, the newest first. */
export const sentBy = (world: World, kind: SentMessage['kind']): readonly SentMessage[] =>
  world.state.messages.filter((message) => message.kind === kind).toReversed();

/** What a center signs its messages with. */
export const titleOf = ({ code, center }: DemoCenter): string => center.title ?? code;
