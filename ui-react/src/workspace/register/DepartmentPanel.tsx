import type { Query } from '@felles/core/data';
import { type Department, type DepartmentDraft, departmentDraft, readLike } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { EditForm } from '../EditForm.tsx';
import { useWorkspace } from '../services.ts';
import { AddressField, addressWords } from './AddressField.tsx';

/** A department to change: as the service has it when the panel opens. */
export function DepartmentPanel({ id, onSaved }: { readonly id: string; readonly onSaved: () => void }) {
  const { register } = useWorkspace();
  const [department] = useState(() => register.department(id));
  const { load } = useObservable(department.answer$);
  const text = useText();
  useOpen(department);
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
  readonly department: Query<string, Department> | null;
  readonly onSaved: () => void;
}

const readDraft = readLike(departmentDraft(null));

/** What a department is called, and where it is. */
export function DepartmentForm({ id, department, onSaved }: DepartmentFormProps) {
  const { register } = useWorkspace();
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
      fields={fieldsIn(text)}
      draft={`department ${id}`}
      read={readDraft}
      leaving={{ key: 'register.leaving', params: {} }}
      creates={isNew}
    />
  );
}

const fieldsIn = (text: Text): readonly FieldOf<DepartmentDraft>[] => [
  { kind: 'text', name: 'name', label: text('departments.name') },
  { kind: 'text', name: 'organizationNumber', label: text('register.organization'), inputMode: 'numeric' },
  {
    kind: 'own',
    name: 'address',
    label: text('register.address'),
    draw: (field) => <AddressField {...field} label={text('register.address')} />,
    words: addressWords,
  },
];
