// The events of a line since its form was opened. They change nothing in the form.
import * as z from 'zod/mini';
import { HoursLine } from './model.ts';
import { fieldsOfLine, isLocked } from './rules.ts';
import { type HoursThing, thingsChanged } from './things.ts';
import type { HoursRow } from './week.ts';

/** [W-SITE-52] The changes of a line by others, for the user whose form is open. */
export interface LineNews {
  /** The line as the service has it, or an unsent one as the user has it; null once it is gone. */
  readonly line: HoursLine | null;
  /** [W-SITE-19] Why the line takes no changes; null while it does. */
  readonly closed: 'locked' | 'gone' | null;
  /** The things that are neither as the user saw them nor as the service had them then. */
  readonly changed: readonly HoursThing[];
}

/** [W-SITE-24] A line as its user saw it, and as the service had it then; null for a line that was not there. */
export const SeenLine = z.nullable(z.object({ item: HoursLine, served: z.nullish(HoursLine) }));
export type SeenLine = NonNullable<z.infer<typeof SeenLine>>;

const servedLine = ({ item, served }: SeenLine): HoursLine => served ?? item;

/** The row of a line that was seen. An unsent line has another id once the service has it. */
export const rowOfLine = (rows: readonly HoursRow[], { hours_id: id, client_id }: HoursLine): HoursRow | null =>
  rows.find((row) => row.id === id || (Boolean(client_id) && row.item.client_id === client_id)) ?? null;

/** The news of a line since it was seen; `now` is null for a line that is gone. */
export function lineNews(seen: SeenLine, now: HoursRow | null): LineNews {
  if (now === null) return { line: null, closed: 'gone', changed: [] };
  const line = servedLine(now);
  const closed = isLocked(line) ? 'locked' : null;
  // The user's own changes arrive too.
  if (now.served === null) return { line, closed, changed: [] };
  const sinceServed = thingsChanged(fieldsOfLine(servedLine(seen)), fieldsOfLine(line));
  const sinceSeen = thingsChanged(fieldsOfLine(seen.item), fieldsOfLine(line));
  return { line, closed, changed: sinceSeen.filter((thing) => sinceServed.includes(thing)) };
}
