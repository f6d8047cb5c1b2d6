import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, numberOrText, readableOf, text } from '../../shared/wire-values.ts';
import { Address } from '../register/model.ts';

/** [W-CONTACTS-10] With the field names of the wire. */
export const RegisterDepartment = z.looseObject({
  id: Id,
  name: text(),
  contactID: id(),
  organizationNumber: numberOrText(),
  address: Address,
});
export interface RegisterDepartment extends Readonly<z.infer<typeof RegisterDepartment>> {}

/** A new department, or its changed fields. */
export const DepartmentFields = z.partial(z.omit(RegisterDepartment, { id: true }));
export type DepartmentFields = Readonly<z.infer<typeof DepartmentFields>>;

/** The service's list; a department that cannot be read is left out. */
export const RegisterDepartments = readableOf(RegisterDepartment);

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
