import * as z from 'zod/mini';
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
export type RegisterDepartment = Readonly<z.infer<typeof RegisterDepartment>>;

/** A new department, or its changed fields. */
export const DepartmentFields = z.partial(z.omit(RegisterDepartment, { id: true }));
export type DepartmentFields = Readonly<z.infer<typeof DepartmentFields>>;

/** The service's list; a department that cannot be read is left out. */
export const RegisterDepartments = readableOf(RegisterDepartment);
