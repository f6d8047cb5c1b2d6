// What was sent to people: by SMS and by e-mail. Nothing leaves the machine; it is read on pages of the world outside.
import type { DemoCenter } from '@felles/fixtures';
import * as z from 'zod/mini';
import type { World } from '../world.ts';
import { KEPT, keepLatest } from './kept.ts';
import { enter, nextNumber } from './ledger.ts';

export const SentMessage = z.object({
  id: z.int(),
  at: z.number(),
  kind: z.enum(['sms', 'email']),
  /** A phone number as it is dialled within the country, or an e-mail address. */
  to: z.string(),
  from: z.string(),
  /** Of an e-mail. */
  subject: z.nullable(z.string()),
  /** Paragraphs of plain text. */
  lines: z.array(z.string()),
  /** Where it leads, if anywhere. */
  link: z.nullable(z.object({ text: z.string(), address: z.string() })),
});
export type SentMessage = z.infer<typeof SentMessage>;

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
