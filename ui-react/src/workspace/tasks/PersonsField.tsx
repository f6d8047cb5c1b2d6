import type { Clash, TaskPerson } from '@felles/core/workspace/tasks';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Choice, DrawnField } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import layout from '../../kit/Layout.module.css';
import { ChoiceOf } from '../site/ChoiceOf.tsx';
import styles from './PersonsField.module.css';
import { clashIn } from './plan-words.ts';

interface PersonsFieldProps extends DrawnField<readonly TaskPerson[]> {
  /** Those who can be chosen. */
  readonly choices: readonly Choice[];
  readonly clashes: ReadonlyMap<string, Clash>;
}

/** [W-SITE-47] The persons of a task. One who is not free is named, and can be chosen all the same. */
export function PersonsField({ value, error, onChange, onLeave, choices, clashes }: PersonsFieldProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const text = useText();
  const left = choices.filter((choice) => !value.some(({ key }) => key === choice.value));
  return (
    <fieldset ref={place} className={layout.stack2}>
      <legend className={styles.legend}>{text('task.who')}</legend>
      {value.length > 0 && (
        <ul className={styles.persons}>
          {value.map((person) => {
            const clash = clashes.get(person.key);
            return (
              <li key={person.key} className={styles.person}>
                <span>
                  <b>{person.name}</b>
                  <small data-clash={clash !== undefined || undefined}>
                    {clash === undefined ? text('task.free') : clashIn(text, { ...clash, name: person.name })}
                  </small>
                </span>
                <IconButton
                  size="medium"
                  aria-label={text('task.removePerson', { name: person.name })}
                  onClick={() => {
                    onChange(value.filter(({ key }) => key !== person.key));
                    place.current?.querySelector('select')?.focus();
                  }}
                >
                  <Icon name="close" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      <ChoiceOf
        label={text('task.addPerson')}
        empty={text('form.notChosen')}
        choices={left}
        value=""
        error={error}
        onChange={(key) => {
          const chosen = left.find((choice) => choice.value === key);
          if (chosen) onChange([...value, { key, name: chosen.label }]);
        }}
        onLeave={onLeave}
      />
    </fieldset>
  );
}
