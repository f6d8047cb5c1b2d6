import type { Query } from '@felles/core/data';
import { DEPARTMENT_FIELDS, DEPARTMENT_FORM, type RegisterDepartment } from '@felles/core/workspace/departments';
import { readLike } from '@felles/core/workspace/drafts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { useQuery } from '../../react/use-store.ts';
import { EditForm } from '../EditForm.tsx';
import { useArea } from '../services.ts';
import { formFields } from './fields.tsx';

/** A department to change: as the service has it when the panel opens. */
export function DepartmentPanel({ id, onSaved }: { readonly id: string; readonly onSaved: () => void }) {
  const register = useArea('register');
  const [department, { load }] = useQuery(() => register.department(id));
  const text = useText();
  return (
    <Loaded
      load={load}
      words={{ some: text('departments.one'), all: text('departments.theOne') }}
      again={department.reload}
    >
      {() => <DepartmentForm id={id} department={department} onSaved={onSaved} />}
    </Loaded>
  );
}

interface DepartmentFormProps {
  /** Null for one that is new. */
  readonly id: string | null;
  readonly department: Query<string, RegisterDepartment> | null;
  readonly onSaved: () => void;
}

const readDraft = readLike(DEPARTMENT_FORM.valuesOf(null));

/** The name of a department, and its place. */
export function DepartmentForm({ id, department, onSaved }: DepartmentFormProps) {
  const register = useArea('register');
  const text = useText();
  const isNew = id === null;
  return (
    <EditForm
      label={text('departments.form')}
      make={({ created, close }) =>
        register.departmentForm(department, () => {
          onSaved();
          (isNew ? created : close)();
        })
      }
      fields={formFields(DEPARTMENT_FIELDS, text)}
      draft={`department ${id}`}
      read={readDraft}
      leaving={{ key: 'register.leaving', params: {} }}
      creates={isNew}
    />
  );
}
