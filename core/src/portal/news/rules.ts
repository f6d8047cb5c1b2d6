// [P-MEMBER-59] The news of a day.
import { originOf } from '../../shared/addresses.ts';
import type { Day } from '../../shared/dates.ts';
import type { Id } from '../../shared/wire-values.ts';
import { isImageAddress } from '../center/rules.ts';
import type { News } from './model.ts';

export interface NewsItem {
  readonly id: Id;
  readonly title: string | null;
  /** Markdown. */
  readonly text: string | null;
  /** Null where it is none of the service. */
  readonly image: string | null;
  /** The day from which it is shown; null where the service names none. */
  readonly from: Day | null;
  /** Null for all departments. */
  readonly departmentId: number | null;
}

/** The news that is shown on a day, the newest first; news without a first day comes last. */
export const newsOn = (all: readonly News[], today: Day, base: string | null): readonly NewsItem[] =>
  all
    .filter(({ from, to }) => (from ?? today) <= today && today <= (to ?? today))
    .map(({ id, title, text, image_url: image, from, department_id: departmentId }) => ({
      id,
      title: title?.trim() || null,
      text: text?.trim() || null,
      image: image && isOfService(image, base) ? image : null,
      from: from ?? null,
      departmentId: departmentId ?? null,
    }))
    .filter(({ title, text }) => title !== null || text !== null)
    .toSorted((a, b) => (b.from ?? -Infinity) - (a.from ?? -Infinity));

/** A path, or an address at the service: nothing is loaded from elsewhere. */
const isOfService = (image: string, base: string | null): boolean =>
  isImageAddress(image) && (image.startsWith('/') || (base !== null && originOf(image) === originOf(base)));
