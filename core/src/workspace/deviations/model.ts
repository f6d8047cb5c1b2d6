import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, namedPerson, nullIfUnreadable, numberOrText, text } from '../../shared/wire-values.ts';

const Words = () => z.catch(text(), null);

/** [W-PROJECTS-56] A fault or breach at a site, from the report to the end. All fields are ours. */
export const Deviation = z.looseObject({
  deviation_id: Id,
  title: Words(),
  status: nullIfUnreadable(numberOrText()),
  status_name: Words(),
  date: Words(),
  deadline: Words(),
  /** Only the service knows which statuses close a deviation. */
  closed_date: Words(),
  responsible: namedPerson(),
  place: Words(),
  description: Words(),
});
export type Deviation = Readonly<z.infer<typeof Deviation>>;

/** [W-PROJECTS-56] The deviations of a project; not every service has them. */
export interface DeviationsPort {
  deviations(projectId: string): Reply<readonly Deviation[]>;
}
