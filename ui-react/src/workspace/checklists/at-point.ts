import { type Checkpoint, keyOfPoint } from '@felles/core/workspace/checklists';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_TAGS } from '../../i18n/language-tags.ts';

const POINTS = new Intl.ListFormat(LANGUAGE_TAGS.no);

/** "2, 7 og 9" */
export const placesIn = (places: readonly number[]): string => POINTS.format(places.map(String));

/** The state of a history entry from which the user leaves a point, or comes back to it. */
export const atPoint = (point: string): { readonly point: string } => ({ point });

/** The point of the history entry; null without any. */
export function usePointOfEntry(): string | null {
  const state: unknown = useLocation().state;
  const point: unknown = state === null ? null : Reflect.get(Object(state), 'point');
  return typeof point === 'string' ? point : null;
}

/** The place of a point that is named by its key, or by its id; null if it is not there. */
export function placeOf(points: readonly Checkpoint[], point: string | null): number | null {
  const byKey = points.findIndex((one) => keyOfPoint(one) === point);
  const place = byKey === -1 ? points.findIndex(({ checkpoint_id: id }) => id === point) : byKey;
  return place === -1 ? null : place;
}
