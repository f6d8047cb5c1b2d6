import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ChoiceFacet } from '../../kit/list/ChoiceFacet.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';

interface DepartmentFacetProps {
  readonly chosen: string;
  readonly onChoose: (department: string) => void;
}

/** Narrows the figures to the projects of one department. */
export function DepartmentFacet({ chosen, onChoose }: DepartmentFacetProps) {
  const services = useArea('statistics');
  const [departments] = useState(services.departments);
  const { load } = useObservable(departments.answer$);
  const text = useText();
  useOpen(departments);
  const choices = (load.status === 'ready' ? load.value : []).map(({ id, name }) => ({
    id,
    label: name || id,
  }));
  return (
    <ChoiceFacet
      label={text('statistics.department')}
      every={text('statistics.everyDepartment')}
      choices={choices}
      chosen={chosen}
      name={load.status === 'loading' ? '…' : undefined}
      also={
        load.status === 'failed'
          ? [{ id: 'again', label: text('statistics.departmentsAgain'), onPress: departments.reload }]
          : []
      }
      onChoose={onChoose}
    />
  );
}
