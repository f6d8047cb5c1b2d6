import { derive } from '@felles/core/internal/shared/behavior';
import {
  type HouseRegister,
  type NewProjectStore,
  type NewProjectView,
  type RegisterThing,
  registerQuestion,
} from '@felles/core/workspace/new-project';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useQuery } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import styles from './NewProject.module.css';

interface RegisterStepProps {
  readonly store: NewProjectStore;
  readonly view: NewProjectView;
}

/** [W-PROJECTS-28] The building and the property in the house register, or neither for now. */
export function RegisterStep({ store, view: { values } }: RegisterStepProps) {
  const text = useText();
  return (
    <div className={styles.fields}>
      <div role="status" className={styles.said}>
        {values.isCleared && (
          <FormNote tone="warn" icon={<Icon name="alert" />}>
            <strong>{text('newProject.cleared')}</strong> {text('newProject.clearedWhy')}
          </FormNote>
        )}
      </div>
      <RadioCards
        isRow
        legend={text('newProject.registerHow')}
        value={values.skipsRegister ? 'skip' : 'now'}
        choices={[
          { value: 'now', title: text('newProject.connect'), words: text('newProject.connectHint') },
          { value: 'skip', title: text('newProject.skip'), words: text('newProject.skipHint') },
        ]}
        onChoose={(how) => store.change({ skipsRegister: how === 'skip' })}
      />
      {values.skipsRegister ? (
        <FormNote tone="info" icon={<Icon name="information" />}>
          {text('newProject.withoutRegister')}
        </FormNote>
      ) : (
        <Register store={store} />
      )}
    </div>
  );
}

function Register({ store }: { readonly store: NewProjectStore }) {
  const services = useArea('newProject');
  const [question$] = useState(() => derive({ form: store.form.view$ }, ({ form }) => registerQuestion(form.values)));
  const [found, { load, question }] = useQuery(() => services.register(question$));
  const { values } = useObservable(store.view$);
  const text = useText();
  if (question === null) return <StateNote title={text('newProject.noPlace')} />;
  return (
    <LoadedContent
      load={load}
      words={{ some: text('newProject.someRegister'), all: text('newProject.allRegister') }}
      again={found.reload}
      isEmpty={isNothing}
      empty={<StateNote title={text('newProject.notInRegister')}>{text('newProject.withoutRegister')}</StateNote>}
    >
      {({ buildings, properties }) => (
        <div className={styles.fields}>
          <Things
            legend={text('newProject.building')}
            things={buildings}
            chosen={values.building}
            onChoose={(building) => store.change({ building, isCleared: false })}
          />
          <Things
            legend={text('newProject.property')}
            things={properties}
            chosen={values.property}
            onChoose={(property) => store.change({ property, isCleared: false })}
          />
        </div>
      )}
    </LoadedContent>
  );
}

const isNothing = ({ buildings, properties }: HouseRegister): boolean => buildings.length + properties.length === 0;

interface ThingsProps {
  readonly legend: string;
  readonly things: readonly RegisterThing[];
  readonly chosen: RegisterThing | null;
  readonly onChoose: (thing: RegisterThing | null) => void;
}

const Things = ({ legend, things, chosen, onChoose }: ThingsProps) =>
  things.length > 0 && (
    <RadioCards
      legend={legend}
      value={chosen?.id ?? ''}
      choices={things.map(({ id, title, description }) => ({
        value: id,
        title: title || id,
        ...(description && { words: description }),
      }))}
      onChoose={(id) => onChoose(things.find((thing) => thing.id === id) ?? null)}
    />
  );
