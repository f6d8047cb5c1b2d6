import * as z from 'zod/mini';
import type { Line, RecentEvent } from './model.ts';

/** An event is recognized by its id alone. */
const WithId = z.object({ id: z.union([z.string(), z.number()]) });
const WithText = z.object({ text: z.string() });

/** The limits of the page: lines, and characters of each line and event name. */
export const DISPLAY_LIMITS = { lines: 100, characters: 500, name: 60 } as const;

/** `otherwise` is the id of an event without one. */
export function lineOf({ event, data, at }: RecentEvent, otherwise: string): Line {
  const { data: known } = WithId.safeParse(data);
  const { data: text } = WithText.safeParse(data);
  return {
    // As JSON, so that 1 and "1" differ, and neither equals a generated id.
    id: known ? JSON.stringify(known.id) : otherwise,
    event: cut(event, DISPLAY_LIMITS.name),
    text: cut(text?.text ?? textOf(data), DISPLAY_LIMITS.characters),
    at,
    isKnownById: known !== undefined,
  };
}

/** The data may be absent, or nested too deep for JSON. */
function textOf(data: unknown): string {
  try {
    return JSON.stringify(data) ?? '';
  } catch {
    return '…';
  }
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)} …` : text);

/** Fetched events as lines. Those without an id are left out, as they would duplicate events received live. */
export const fetchedLines = (events: readonly RecentEvent[]): readonly Line[] =>
  events.map((one) => lineOf(one, '')).filter(({ isKnownById }) => isKnownById);

/** The channel name in typed text; null if it is none. */
export const channelOf = (typed: string): string | null => {
  const name = typed.trim();
  return name === '' ? null : name;
};
