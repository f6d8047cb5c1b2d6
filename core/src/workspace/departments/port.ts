import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { DepartmentFields, RegisterDepartment } from './model.ts';

/** The user's departments. `report` chooses the reporting one, which is one at a time. */
export interface DepartmentsPort {
  departments(): Reply<readonly RegisterDepartment[]>;
  department(id: Id): Reply<RegisterDepartment>;
  create(fields: DepartmentFields, key: string): Reply<RegisterDepartment>;
  /** Changes only the given fields. */
  change(id: Id, fields: DepartmentFields): Reply<RegisterDepartment>;
  /** Replaces all fields. */
  replace(id: Id, fields: DepartmentFields): Reply<RegisterDepartment>;
  /** The reporting department; null without one. */
  reporting(): Reply<RegisterDepartment | null>;
  report(id: Id): Reply<unknown>;
}
