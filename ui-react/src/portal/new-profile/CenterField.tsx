import type { DepartmentsView, NewProfileStore } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import styles from './NewProfile.module.css';

interface CenterFieldProps {
  readonly view: DepartmentsView;
  readonly store: Pick<NewProfileStore, 'chooseDepartment' | 'reload'>;
}

/** The center a profile is to belong to. */
export function CenterField({ view, store }: CenterFieldProps) {
  const text = useText();
  const title = text('newProfile.center');
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      {view.failure && (
        <div role="alert">
          <StatusBox
            type="danger"
            title={text(view.failure)}
            action={<Button onClick={store.reload}>{text('retry')}</Button>}
          />
        </div>
      )}
      <SelectField
        label={title}
        placeholder={title}
        value={String(view.chosenId ?? '')}
        options={view.cards.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(id) => store.chooseDepartment(Number(id))}
      />
    </>
  );
}
