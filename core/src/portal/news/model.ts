import * as z from 'zod/mini';
import { IsoDate } from '../../shared/codecs.ts';
import type { Reply } from '../../shared/reply.ts';
import { Id, nullIfUnreadable, readableOf, text } from '../../shared/wire-values.ts';

/** [P-MEMBER-59] News of the center. Its days are those of Oslo, the last one included; without one it has no such bound. */
export const News = z.object({
  id: Id,
  title: text(),
  /** Markdown. */
  text: text(),
  image_url: nullIfUnreadable(z.string()),
  from: z.nullish(IsoDate),
  to: z.nullish(IsoDate),
  /** Null for all departments. */
  department_id: nullIfUnreadable(z.number()),
});
export type News = z.output<typeof News>;

export const AllNews = readableOf(News);

/** The news for the member of the session: of the whole center, and of the member's own departments. */
export interface NewsPort {
  news(): Reply<readonly News[]>;
}
