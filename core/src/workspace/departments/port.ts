import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Department, DepartmentFields } from './model.ts';

/** The user's departments. `report` chooses the reporting one, which is one at a time. */
export interface DepartmentsPort {
  departments(): Reply<readonly Department[]>;
  department(id: Id): Reply<Department>;
  create(fields: DepartmentFields, key: string): Reply<Department>;
  /** Changes only the given fields. */
  change(id: Id, fields: DepartmentFields): Reply<Department>;
  /** Replaces all fields. */
  replace(id: Id, fields: DepartmentFields): Reply<Department>;
  /** The reporting department; null without one. */
  reporting(): Reply<Department | null>;
  report(id: Id): Reply<unknown>;
}
