// The form of one department, new or there already.
import { BehaviorSubject } from 'rxjs';
import type { Form, Problems } from '../../data/form.ts';
import { createPatchForm, type SendingNeeds } from '../../data/patch-form.ts';
import type { Query } from '../../data/query.ts';
import { derive } from '../../shared/behavior.ts';
import { type AddressDraft, addressDraft, addressFields } from '../register/addresses.ts';
import { WORDS } from '../register/messages.ts';
import { problemsBy, RULES, sentText } from '../register/problems.ts';
import type { Department, DepartmentFields } from './model.ts';
import type { DepartmentsPort } from './port.ts';

/** A department as it is typed. */
export interface DepartmentDraft {
  readonly name: string;
  readonly organizationNumber: string;
  readonly address: AddressDraft;
}

export const departmentDraft = (department: Department | null): DepartmentDraft => ({
  name: department?.name ?? '',
  organizationNumber: String(department?.organizationNumber ?? ''),
  address: addressDraft(department?.address),
});

export const departmentProblems = (draft: DepartmentDraft): Problems<DepartmentDraft> =>
  problemsBy(draft, { name: RULES.name, organizationNumber: RULES.organization });

/** What is sent of a department: the fields that were changed. */
export const departmentFields = (
  { name, organizationNumber, address }: DepartmentDraft,
  changed: readonly (keyof DepartmentDraft)[],
  before: Department | null,
): DepartmentFields => ({
  ...(changed.includes('name') && { name: name.trim() }),
  ...(changed.includes('organizationNumber') && { organizationNumber: sentText(organizationNumber) }),
  ...(changed.includes('address') && { address: addressFields(address, before?.address) }),
});

export interface DepartmentFormNeeds extends SendingNeeds {
  readonly port: Pick<DepartmentsPort, 'create' | 'change'>;
  /** Null for one that is new. */
  readonly department: Pick<Query<unknown, Department>, 'answer$' | 'update'> | null;
  readonly done: () => void;
}

export function createDepartmentForm({
  port,
  department,
  done,
  ...sending
}: DepartmentFormNeeds): Form<DepartmentDraft> {
  const record$ = department
    ? derive({ answer: department.answer$ }, ({ answer: { load } }) => (load.status === 'ready' ? load.value : null))
    : new BehaviorSubject(null);
  return createPatchForm<Department, DepartmentDraft, DepartmentFields>({
    ...sending,
    record$,
    creates: department === null,
    words: WORDS,
    valuesOf: departmentDraft,
    problemsOf: departmentProblems,
    fieldsOf: departmentFields,
    send: (fields, key) =>
      department === null ? port.create(fields, key) : port.change(record$.value?.id ?? '', fields),
    take: (answer) => department?.update((before) => ({ ...before, ...answer })),
    done,
  });
}
