import {
  CHECKPOINT_STATUSES,
  type Checkpoint,
  nextUnanswered,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import type { KeyboardEvent } from 'react';
import { ownKeyAt } from '../site/own-key.ts';
import type { Writing } from './use-checklist.ts';

const RADIO = 'input[type="radio"]';

/** The answers of the row at a place; the choices of a value stand elsewhere. */
const radiosAt = (rows: Element, place: number): readonly HTMLInputElement[] => [
  ...rows.querySelectorAll<HTMLInputElement>(`:scope > [data-place="${place}"] > fieldset ${RADIO}`),
];

/**
 * [W-SITE-54] Keys for the point with the focus: 1, 2 and 3 answer it, and Enter goes from its answers to the next
 * unanswered one. No answer goes on by itself, and nothing of this is done while the user types.
 */
export const pressIn =
  (points: readonly Checkpoint[], answer: Writing['answer']) =>
  (event: KeyboardEvent<HTMLOListElement>): void => {
    const { currentTarget: rows, key } = event;
    const target = ownKeyAt(event);
    if (target === null) return;
    const place = Number(target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? Number.NaN);
    const point = points[place];
    if (point === undefined) return;
    const chosen = ['1', '2', '3'].indexOf(key);
    const status = CHECKPOINT_STATUSES[chosen];
    if (status !== undefined) {
      radiosAt(rows, place)[chosen]?.focus();
      if (status !== statusOfCheckpoint(point)) answer(point, { status });
    } else if (key === 'Enter' && target.matches(RADIO)) {
      const next = nextUnanswered(points, place);
      if (next !== null) radiosAt(rows, next)[0]?.focus();
    } else return;
    event.preventDefault();
  };
