import { FORM_FIELDS } from '@felles/core/internal/portal/person/rules';
import { areAllMissing, type FormField, type PersonProblems } from '@felles/core/portal/person';
import { type Ref, type RefObject, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Tag } from '../../kit/Tag.tsx';
import styles from './PersonFields.module.css';

interface MissingFieldsProps {
  readonly problems: PersonProblems;
  /** Where the fields are. */
  readonly form: RefObject<HTMLElement | null>;
  /** Takes the focus when the visitor cannot go on. */
  readonly ref?: Ref<HTMLElement>;
}

/** [P-PERSON-05] [P-PERSON-06] Every field that still has a problem; each entry leads to its field. */
export function MissingFields({ problems, form, ref }: MissingFieldsProps) {
  const text = useText();
  const id = useId();
  const fields = FORM_FIELDS.filter((field) => problems[field] !== undefined);
  if (fields.length === 0) return null;
  const isMissing = areAllMissing(problems);

  const goTo = (field: FormField) =>
    form.current
      ?.querySelector<HTMLElement>(`input[data-field="${field}"], [data-field="${field}"] :is(input, select)`)
      ?.focus();

  return (
    <section ref={ref} tabIndex={-1} className={styles.missing} aria-labelledby={id}>
      <h3 id={id} className={styles.missingTitle}>
        {text(isMissing ? 'person.missing' : 'person.lookOver')}
      </h3>
      <p>{text(isMissing ? 'person.fillIn' : 'person.lookOverHow')}</p>
      <ul className={styles.tags}>
        {fields.map((field) => (
          <li key={field}>
            <button type="button" className={styles.tag} onClick={() => goTo(field)}>
              <Tag type="ERROR">{text(`person.${field}`)}</Tag>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
