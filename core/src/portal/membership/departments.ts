// The choice of departments.

import { searchFor } from '../../shared/norwegian.ts';
import type { Department } from '../center/model.ts';
import { departmentName } from '../center/rules.ts';

/** From this number on there is a search field. */
export const SEARCHED_FROM = 9;

/** [P-MEMBERSHIP-12] Only the departments that a sponsor code allows; all for null. */
export function allowedDepartments(
  departments: readonly Department[],
  allowedIds: readonly number[] | null,
): readonly Department[] {
  return allowedIds === null ? departments : departments.filter(({ id }) => allowedIds.includes(id));
}

/** [P-MEMBERSHIP-11] [P-MEMBERSHIP-12] The only department, which is chosen automatically. */
export const onlyDepartment = (departments: readonly Department[]): Department | null =>
  departments.length === 1 ? (departments[0] ?? null) : null;

/** [P-MEMBERSHIP-09] [P-MEMBERSHIP-10] The only department, and that of a direct link, stay chosen. */
export const canClearDepartment = (departments: readonly Department[], arrivedDirectly: boolean): boolean =>
  !arrivedDirectly && onlyDepartment(departments) === null;

/** A department to choose, with the texts of its card. */
export interface DepartmentCard {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  /** Postal code and place. */
  readonly place: string | null;
}

/** [P-MEMBERSHIP-05] The texts of a card; an empty text of the service becomes null, so that no empty line is shown. */
export function departmentCard(department: Department): DepartmentCard {
  const words = (text: string | null | undefined): string | null => text?.trim() || null;
  return {
    id: department.id,
    name: departmentName(department),
    address: words(department.adresse),
    place: [words(department.postnr), words(department.sted)].filter(Boolean).join(' ') || null,
  };
}

/** The cards that contain every word, in any order and case. */
export function cardsMatching(cards: readonly DepartmentCard[], search: string): readonly DepartmentCard[] {
  const isFound = searchFor(search);
  return cards.filter(({ name, address, place }) => isFound(name, address, place));
}
