import type { Query } from '@felles/core/data';
import type { NewProjectDraft, NewProjectStore, NewProjectView } from '@felles/core/workspace/new-project';
import type { Project } from '@felles/core/workspace/projects';
import { useId, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Field } from '../../kit/Field.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import styles from './NewProject.module.css';
import { Parent } from './Parent.tsx';

interface BasicsStepProps {
  readonly store: NewProjectStore;
  readonly view: NewProjectView;
  readonly parent: Query<string, Project> | null;
}

/** The name of the project, and the terms agreed on. */
export function BasicsStep({ store, view: { values, problems }, parent }: BasicsStepProps) {
  const { types } = useArea('newProject');
  const known = useObservable(types.view$);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const text = useText();
  useOpen(types);
  // The button that was pressed goes with the parent.
  useLostFocus(() => place.current, parent === null ? 'alone' : 'part');
  /** A text of the form, with its problem. */
  const typed = (name: 'title' | 'number_of_units' | 'contract_date' | 'contract_sum') => ({
    name,
    value: values[name],
    error: errorOf(problems, name),
  });
  // A type that was chosen before stays, also while those of the service are not there.
  const all = values.type && known.every((type) => type.id !== values.type?.id) ? [...known, values.type] : known;
  return (
    <div ref={place} tabIndex={-1} className={styles.fields}>
      {parent && <Parent parent={parent} onAlone={store.standAlone} />}
      <TextField
        {...typed('title')}
        label={text('newProject.name')}
        hint={text('newProject.nameHint')}
        autoComplete="off"
        onType={(title) => store.change({ title })}
        onBlur={() => store.leave('title')}
      />
      <div className={styles.pair}>
        <Field controlId={id} id={`${id}note`} label={text('newProject.type')}>
          <SelectField
            id={id}
            canBeEmptied
            value={values.type?.id ?? ''}
            placeholder={text('newProject.noType')}
            options={all.map(({ id: value, title: label }) => ({ value, label }))}
            onChoose={(chosen) => store.change({ type: all.find((type) => type.id === chosen) ?? null })}
          />
        </Field>
        <TextField
          {...typed('number_of_units')}
          label={text('newProject.unitCount')}
          inputMode="numeric"
          autoComplete="off"
          onType={(number_of_units) => store.change({ number_of_units })}
          onBlur={() => store.leave('number_of_units')}
        />
      </div>
      <div className={styles.pair}>
        <DateField
          {...typed('contract_date')}
          label={text('newProject.contractDate')}
          onChange={(contract_date) => store.change({ contract_date })}
          onLeave={() => store.leave('contract_date')}
        />
        <TextField
          {...typed('contract_sum')}
          label={text('newProject.contractSum')}
          hint={text('newProject.contractSumHint')}
          inputMode="decimal"
          autoComplete="off"
          onType={(contract_sum) => store.change({ contract_sum })}
          onBlur={() => store.leave('contract_sum')}
        />
      </div>
    </div>
  );
}

/** The error of a field, as it is shown there. */
export const errorOf = (problems: NewProjectView['problems'], name: keyof NewProjectDraft) => {
  const problem = problems[name];
  return problem && <MessageText message={problem} />;
};
