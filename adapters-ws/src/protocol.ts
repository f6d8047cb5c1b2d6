// The words of the live connection, read and written; PROTOCOL.md says what they oblige to. Client and hub share this file.
import { nestsDeeper } from '@felles/core';
import { EventFrame, OperationFrame, ResultFrame } from '@felles/core/realtime';
import * as z from 'zod/mini';

/** Longer texts are not read (characters), though sent back where they are keep-alives: a frame must not hold a page up. */
export const LONGEST_FRAME = 4 * 1024 * 1024;
/** How deep a frame may nest: what is read deeper than that could not be written again, nor walked through. */
export const DEEPEST_FRAME = 64;

/** What a text on the line was. */
export type Read<F> =
  | { readonly kind: 'frame'; readonly frame: F }
  /** [W-REALTIME-12] It is sent back as it came, and goes to no listener. */
  | { readonly kind: 'keepAlive' }
  /** Neither of both. It is never sent back: two that do not understand each other must not echo for ever. */
  | { readonly kind: 'unreadable' };

const KEEP_ALIVE = { kind: 'keepAlive' } as const;
const UNREADABLE = { kind: 'unreadable' } as const;

/** What a server says. A frame with an `event` is an event or unreadable; its other fields do not make it an answer. */
const Said = z.union([EventFrame, z.extend(ResultFrame, { event: z.optional(z.undefined()) })]);

/** What a client reads: an event, or the answer to one of its operations. */
export const readSaid = (text: string): Read<EventFrame | ResultFrame> => read(text, Said);
/** What the hub reads: an operation of a client. */
export const readAsked = (text: string): Read<OperationFrame> => read(text, OperationFrame);

/** A frame as it goes over the line, from either end. */
export const write = (frame: OperationFrame | ResultFrame | EventFrame): string => JSON.stringify(frame);

function read<S extends z.ZodMiniType>(text: string, schema: S): Read<z.output<S>> {
  const first = text[0];
  if (first === undefined) return UNREADABLE;
  if (first !== '{' && first !== '[') return KEEP_ALIVE;
  if (text.length > LONGEST_FRAME) return UNREADABLE;
  if (nestsDeeper(text, DEEPEST_FRAME)) return UNREADABLE;
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? { kind: 'frame', frame: parsed.data } : UNREADABLE;
}

/** Nothing where it is no JSON; no frame is nothing. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
