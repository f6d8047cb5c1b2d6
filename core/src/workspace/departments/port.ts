import type { Reply } from '../../shared/reply.ts';
import type { Department, DepartmentFields } from './model.ts';

type Id = number | string;

export interface DepartmentsPort {
  departments(): Reply<readonly Department[]>;
  department(id: Id): Reply<Department>;
  create(fields: DepartmentFields, key: string): Reply<Department>;
  /** The given fields alone. */
  change(id: Id, fields: DepartmentFields): Reply<Department>;
  /** Everything. */
  replace(id: Id, fields: DepartmentFields): Reply<Department>;
  /** The one that reports; null where none does. */
  reporting(): Reply<Department | null>;
  report(id: Id): Reply<unknown>;
}
