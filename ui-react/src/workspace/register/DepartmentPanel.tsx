import type { Query } from '@felles/core/data';
import { DEPARTMENT_FIELDS, DEPARTMENT_FORM } from '@felles/core/internal/workspace/departments/form';
import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import type { RegisterDepartment } from '@felles/core/workspace/departments';
import { useText } from '../../i18n/text.ts';
import { PanelForm, type PanelRecord } from '../../kit/panels/PanelForm.tsx';
import { useQuery } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import { formFields } from './fields.tsx';

/** A department to change: as the service has it when the panel opens. */
export function DepartmentPanel({ id, onSaved }: { readonly id: string; readonly onSaved: () => void }) {
  const register = useArea('register');
  const [department, { load }] = useQuery(() => register.department(id));
  const text = useText();
  const words = { some: text('departments.one'), all: text('departments.theOne') };
  return (
    <DepartmentForm
      id={id}
      department={department}
      record={{ load, words, again: department.reload }}
      onSaved={onSaved}
    />
  );
}

interface DepartmentFormProps {
  /** Null for one that is new. */
  readonly id: string | null;
  readonly department: Query<string, RegisterDepartment> | null;
  readonly record?: PanelRecord;
  readonly onSaved: () => void;
}

const readDraft = readLike(DEPARTMENT_FORM.valuesOf(null));

/** The name of a department, and its place. */
export function DepartmentForm({ id, department, record, onSaved }: DepartmentFormProps) {
  const register = useArea('register');
  const text = useText();
  const isNew = id === null;
  return (
    <PanelForm
      label={text('departments.form')}
      make={({ created, close }) =>
        register.departmentForm(department, () => {
          onSaved();
          (isNew ? created : close)();
        })
      }
      fields={formFields(DEPARTMENT_FIELDS, text)}
      draft={{ name: `department ${id}`, read: readDraft }}
      leaving={{ key: 'register.leaving', params: {} }}
      record={record ?? null}
      creates={isNew}
    />
  );
}
