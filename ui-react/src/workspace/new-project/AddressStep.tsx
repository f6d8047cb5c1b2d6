import type { Query } from '@felles/core/data';
import {
  ADDRESS_SOURCES,
  type AddressSource,
  addressAsTyped,
  type FoundAddress,
  type NewProjectStore,
  type NewProjectView,
} from '@felles/core/workspace/new-project';
import type { Project } from '@felles/core/workspace/projects';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import { errorOf } from './BasicsStep.tsx';
import styles from './NewProject.module.css';
import { OnUnit } from './OnUnit.tsx';
import { Units } from './Units.tsx';

interface AddressStepProps {
  readonly store: NewProjectStore;
  readonly view: NewProjectView;
  readonly parent: Query<string, Project> | null;
}

/** [W-PROJECTS-24] Where it is built: found, looked up in the cadastre, or typed. */
export function AddressStep({ store, view, parent }: AddressStepProps) {
  const { values, problems, offer } = view;
  const text = useText();
  return (
    <div className={styles.fields}>
      {parent && <Suggestion parent={parent} store={store} />}
      <RadioCards
        isRow
        legend={text('newProject.howFound')}
        value={values.source}
        choices={offer.sources.map((value) => ({
          value,
          title: text(`newProject.by.${value}`),
          words: text(`newProject.byHint.${value}`),
        }))}
        onChoose={(way) => store.change({ source: ADDRESS_SOURCES.find((one) => one === way) ?? 'user' })}
      />
      {way(values.source, { store, view })}
      <Units store={store} units={values.units} hasSeveral={offer.hasSeveralUnits} error={errorOf(problems, 'units')} />
      {values.source === 'matrix' && offer.sources.includes('search') && (
        <OnUnit store={store} units={values.units} chosen={values.byMatrix} />
      )}
      {(values.building || values.property) && (
        <FormNote tone="info" icon={<Icon name="information" />}>
          {text('newProject.willClear')}
        </FormNote>
      )}
    </div>
  );
}

type Given = Pick<AddressStepProps, 'store' | 'view'>;

function way(source: AddressSource, given: Given) {
  if (source === 'search') return <Search {...given} />;
  return source === 'user' ? <Typed {...given} /> : null;
}

function Search({ store, view: { values, problems } }: Given) {
  const services = useArea('newProject');
  const [lookup] = useState(services.addresses);
  const text = useText();
  return (
    <Combobox<FoundAddress>
      label={text('newProject.address')}
      hint={text('newProject.searchHint')}
      error={errorOf(problems, 'bySearch')}
      lookup={lookup}
      value={values.bySearch}
      keyOf={({ id }) => id}
      wordsOf={({ address, postal_code: code, city }) =>
        [address, [code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
      }
      secondOf={({ matrix }) => (matrix?.gnr && matrix.bnr ? `${matrix.gnr}/${matrix.bnr}` : '')}
      onChoose={store.choose}
      onLeave={() => store.leave('bySearch')}
    />
  );
}

function Typed({ store, view: { values, problems } }: Given) {
  const text = useText();
  const typed = (name: 'address' | 'postal_code' | 'city', label: string) => ({
    name,
    label,
    value: values[name],
    error: errorOf(problems, name),
    autoComplete: 'off',
    onType: (value: string) => store.change({ [name]: value }),
    onBlur: () => store.leave(name),
  });
  return (
    <>
      <TextField {...typed('address', text('newProject.street'))} />
      <div className={styles.pair}>
        <TextField {...typed('postal_code', text('newProject.postalCode'))} inputMode="numeric" maxLength={4} />
        <TextField {...typed('city', text('newProject.city'))} />
      </div>
      <FormNote tone="info" icon={<Icon name="information" />}>
        {text('newProject.notChecked')}
      </FormNote>
    </>
  );
}

/** The address of the project that this one is to be a part of, for those who build at the same place. */
function Suggestion({ parent, store }: { readonly parent: Query<string, Project>; readonly store: NewProjectStore }) {
  const { load } = useObservable(parent.answer$);
  const text = useText();
  useOpen(parent);
  const suggested = load.status === 'ready' ? addressAsTyped(load.value) : null;
  if (suggested === null) return null;
  const { address, postal_code: code, city } = suggested;
  return (
    <div className={styles.suggestion}>
      <span>
        {text('newProject.parentAddress', { address: `${address}, ${[code, city].filter(Boolean).join(' ')}` })}
      </span>
      <Button small onClick={() => store.change(suggested)}>
        {text('newProject.useParentAddress')}
      </Button>
    </div>
  );
}
