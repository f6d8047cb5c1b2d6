// The frames of the live connection, read and written; PROTOCOL.md has their rules. Client and hub share this file.

import { EventFrame, OperationFrame, ResultFrame } from '@felles/core/internal/realtime/model';
import { nestsDeeper } from '@felles/core/internal/shared/nesting';
import * as z from 'zod/mini';

/** Longer texts are not read (characters), though sent back where they are keep-alives: a frame must not hold a page up. */
export const LONGEST_FRAME = 4 * 1024 * 1024;
/** How deep a frame may nest: a deeper one could not be written again, nor walked through. */
export const DEEPEST_FRAME = 64;

/** A text on the line, parsed. */
export type ParsedFrame<F> =
  | { readonly kind: 'frame'; readonly frame: F }
  /** [W-REALTIME-12] It is sent back as it came, and goes to no listener. */
  | { readonly kind: 'keepAlive' }
  /** Neither of both. It is never sent back: two that do not understand each other must not echo for ever. */
  | { readonly kind: 'unreadable' };

const KEEP_ALIVE = { kind: 'keepAlive' } as const;
const UNREADABLE = { kind: 'unreadable' } as const;

/** A frame of the server. One with an `event` is an event or unreadable; its other fields do not make it an answer. */
const ServerFrame = z.union([EventFrame, z.extend(ResultFrame, { event: z.optional(z.undefined()) })]);

/** For the client: an event, or the answer to one of its operations. */
export const parseServerFrame = (text: string): ParsedFrame<EventFrame | ResultFrame> => read(text, ServerFrame);
/** For the hub: an operation of a client. */
export const parseClientFrame = (text: string): ParsedFrame<OperationFrame> => read(text, OperationFrame);

/** A frame as it goes over the line, from either end. */
export const write = (frame: OperationFrame | ResultFrame | EventFrame): string => JSON.stringify(frame);

function read<S extends z.ZodMiniType>(text: string, schema: S): ParsedFrame<z.output<S>> {
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
