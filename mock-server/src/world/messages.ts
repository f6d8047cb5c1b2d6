// SMS and e-mails to people. Nothing leaves the machine; pages of the world outside show them.
import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { enter, nextNumber } from './ledger.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { SentMessage } from './records/messages.ts';

/** Sends one message, and writes in the ledger that one was sent. */
export function sendMessage(world: World, message: Omit<SentMessage, 'id' | 'at'>, by: string): SentMessage {
  const sent: SentMessage = { id: nextNumber(world), at: world.now(), ...message };
  world.change((state) => {
    state.messages.push(sent);
    keepLatest(state.messages, WORLD_LIMITS.messages);
  });
  enter(world, sent.kind, sent.id, by);
  return sent;
}

/** The messages of one kind, the newest first. */
export const sentBy = (world: World, kind: SentMessage['kind']): readonly SentMessage[] =>
  world.state.messages.filter((message) => message.kind === kind).toReversed();

/** The signature of a center. */
export const titleOf = ({ code, center }: DemoCenter): string => center.title ?? code;
