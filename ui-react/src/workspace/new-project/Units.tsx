import { UNIT_PARTS } from '@felles/core/internal/workspace/new-project/model';
import { NO_UNIT } from '@felles/core/internal/workspace/new-project/rules';
import { type NewProjectStore, type Unit, wrongPartsOf } from '@felles/core/workspace/new-project';
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FieldNote } from '../../kit/Field.tsx';
import layout from '../../kit/Layout.module.css';
import field from '../../kit/TextField.module.css';
import styles from './Units.module.css';

interface UnitsProps {
  readonly store: NewProjectStore;
  readonly units: readonly Unit[];
  /** Whether the service takes more than one. */
  readonly hasSeveral: boolean;
  readonly error: ReactNode;
}

/** [W-PROJECTS-29] The cadastral units, of which the first is the project's own. */
export function Units({ store, units, hasSeveral, error }: UnitsProps) {
  const id = useId();
  const text = useText();
  const put = (all: readonly Unit[]): void => store.change({ units: all });
  return (
    <section className={layout.stack3} aria-labelledby={id}>
      <header className={styles.head}>
        <h4 id={id}>{text(hasSeveral ? 'newProject.units' : 'newProject.oneUnit')}</h4>
        {hasSeveral && (
          <Button kind="ghost" small onClick={() => put([...units, NO_UNIT])}>
            {text('newProject.addUnit')}
          </Button>
        )}
      </header>
      {units.map((unit, at) => {
        const wrong = error ? wrongPartsOf(unit) : [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is what stands in its place
          <fieldset key={at} className={styles.unit} aria-label={text('newProject.unit', { number: at + 1 })}>
            {UNIT_PARTS.map((part) => (
              <label key={part} className={styles.part}>
                <span>{text(`newProject.part.${part}`)}</span>
                <input
                  className={field.control}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  value={unit[part]}
                  aria-invalid={wrong.includes(part) || undefined}
                  aria-describedby={error ? `${id}note` : undefined}
                  onChange={({ target }) =>
                    put(units.map((one, place) => (place === at ? { ...one, [part]: target.value } : one)))
                  }
                  onBlur={() => store.leave('units')}
                />
              </label>
            ))}
            <Button
              kind="ghost"
              aria-label={text('newProject.removeUnit', { number: at + 1 })}
              onClick={() => put(units.length === 1 ? [NO_UNIT] : units.filter((_, place) => place !== at))}
            >
              {text('newProject.remove')}
            </Button>
          </fieldset>
        );
      })}
      <FieldNote
        id={`${id}note`}
        hint={text(hasSeveral ? 'newProject.unitsHint' : 'newProject.oneUnitHint')}
        error={error}
      />
    </section>
  );
}
