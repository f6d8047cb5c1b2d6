import type { Form } from '../../data/form.ts';
import { createPatchForm, patchOf, type SendingNeeds } from '../../data/patch-form.ts';
import type { Query } from '../../data/query.ts';
import { type DraftOf, type FieldsOf, registerForm } from '../register/fields.ts';
import type { DepartmentFields, DepartmentsPort, RegisterDepartment } from './model.ts';

/** The fields that a user may change, with the kind of each. */
export const DEPARTMENT_FIELDS = {
  name: 'name',
  organizationNumber: 'organization',
  address: 'address',
} as const satisfies FieldsOf<RegisterDepartment>;

/** The typed values; a save sends only the changed ones. */
export type DepartmentDraft = DraftOf<typeof DEPARTMENT_FIELDS>;

/** How the fields of a department are typed, checked and sent. */
export const DEPARTMENT_FORM = registerForm(DEPARTMENT_FIELDS);

/** `department` is the query of the page, which gets the service's answer. */
export interface DepartmentFormNeeds extends SendingNeeds {
  readonly port: Pick<DepartmentsPort, 'create' | 'change'>;
  /** Null for a new one. */
  readonly department: Pick<Query<unknown, RegisterDepartment>, 'answer$' | 'update'> | null;
  readonly done: () => void;
}

/** The form of a new or existing department. */
export const createDepartmentForm = ({ port, department, ...needs }: DepartmentFormNeeds): Form<DepartmentDraft> =>
  createPatchForm<RegisterDepartment, DepartmentDraft, DepartmentFields>({
    ...needs,
    ...DEPARTMENT_FORM,
    ...patchOf(department),
    send: (fields, key, before) =>
      department === null ? port.create(fields, key) : port.change(before?.id ?? '', fields),
  });
