import * as z from 'zod/mini';
import type { Line, RecentEvent } from './model.ts';

/** The id alone is enough to know an event again; its other fields may be anything. */
const WithId = z.object({ id: z.union([z.string(), z.number()]) });
const WithText = z.object({ text: z.string() });

/** How much is shown: lines, and characters of each and of its event's name. A channel may be told more than a page can hold. */
export const SHOWN = { lines: 100, characters: 500, name: 60 } as const;

/** What was told as one line. `otherwise` is the id of what has none of its own. */
export function lineOf({ event, data, at }: RecentEvent, otherwise: string): Line {
  const { data: known } = WithId.safeParse(data);
  const { data: said } = WithText.safeParse(data);
  return {
    // Written so that 1 and "1" are two, and neither is what this page calls something without any.
    id: known ? JSON.stringify(known.id) : otherwise,
    event: cut(event, SHOWN.name),
    text: cut(said?.text ?? textOf(data), SHOWN.characters),
    at,
    isKnownById: known !== undefined,
  };
}

/** An event may carry nothing, or what nests too deep to be written. */
function textOf(data: unknown): string {
  try {
    return JSON.stringify(data) ?? '';
  } catch {
    return '…';
  }
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)} …` : text);

/**
 * What was fetched, as lines. An event without an id is left out: it cannot be told from one that was heard meanwhile,
 * and would be shown twice. A client that heard it shows it, until the channel is fetched again.
 */
export const fetchedLines = (told: readonly RecentEvent[]): readonly Line[] =>
  told.map((one) => lineOf(one, '')).filter(({ isKnownById }) => isKnownById);

/** The name of a channel as it is listened to; null where it is none. */
export const channelOf = (typed: string): string | null => {
  const name = typed.trim();
  return name === '' ? null : name;
};
