import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, namedPerson, nullIfUnreadable, numberOrText } from '../../shared/wire-values.ts';

const Words = () => nullIfUnreadable(z.string());

/** [W-PROJECTS-56] The hours of a person on an article on a day. */
export const HoursLine = z.looseObject({
  hours_id: Id,
  date: Words(),
  art_id: nullIfUnreadable(Id),
  name: Words(),
  person: namedPerson(),
  hours: nullIfUnreadable(numberOrText()),
  phase_id: nullIfUnreadable(Id),
  phase_name: Words(),
});
export type HoursLine = Readonly<z.infer<typeof HoursLine>>;

/** [W-PROJECTS-56] The hours of a project; not every service has them. */
export interface HoursPort {
  hours(projectId: string): Reply<readonly HoursLine[]>;
}
