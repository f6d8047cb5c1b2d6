import { UNIT_PARTS } from '@felles/core/internal/workspace/new-project/model';
import {
  type FoundAddress,
  type NewProjectStore,
  type Unit,
  unitsOf,
  unitWords,
} from '@felles/core/workspace/new-project';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import styles from './NewProject.module.css';

interface OnUnitProps {
  readonly store: NewProjectStore;
  readonly units: readonly Unit[];
  readonly chosen: FoundAddress | null;
}

/** The addresses on the first unit, once they are looked up. */
export function OnUnit({ store, units, chosen }: OnUnitProps) {
  const services = useArea('newProject');
  const [found] = useState(services.onUnit);
  const { load, question } = useObservable(found.answer$);
  const text = useText();
  useOpen(found);
  const [first] = unitsOf({ units });
  const address = first && UNIT_PARTS.map((part) => first[part]).join('-');
  return (
    <div className={styles.fields}>
      <div>
        <Button
          onClick={() => {
            store.leave('units');
            if (address !== undefined) found.seek(address);
          }}
        >
          {text('newProject.lookUp')}
        </Button>
      </div>
      {first && question === address && (
        <LoadedContent
          load={load}
          words={{ some: text('newProject.someAddresses'), all: text('newProject.allAddresses') }}
          again={found.reload}
          isEmpty={(all) => all.length === 0}
          empty={<p>{text('newProject.noAddress', { unit: unitWords(first) })}</p>}
        >
          {(all) => (
            <RadioCards
              legend={text('newProject.addressesOn', { count: all.length, unit: unitWords(first) })}
              value={chosen?.id ?? ''}
              choices={all.map(({ id, address: title, postal_code: code, city }) => ({
                value: id,
                title: title ?? '',
                words: [code, city].filter(Boolean).join(' '),
              }))}
              onChoose={(id) => store.choose(all.find((one) => one.id === id) ?? null)}
            />
          )}
        </LoadedContent>
      )}
    </div>
  );
}
