import type { DemoCenter } from '@felles/fixtures';
import { refusal } from '../../refusals.ts';

/** A department that is named must be one of the center's own. */
export function requireDepartment({ departments }: DemoCenter, id: number | undefined): void {
  if (id !== undefined && !departments.some((department) => department.id === id))
    throw refusal(404, 'Fant ikke avdelingen.', 'UnknownDepartment');
}
