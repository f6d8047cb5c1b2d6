import '../../i18n/catalogs/person.ts';

import { type BirthDate, type Day, dayOfBirth } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import {
  FORMATS,
  type FormField,
  type Gender,
  type PersonField,
  type PersonForm,
  type PersonProblems,
  type Place,
  type TextField as TextFieldName,
} from '@felles/core/portal/person';
import { type ComponentProps, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { DateOfBirth } from '../../kit/DateOfBirth.tsx';
import { Shape } from '../../kit/Icon.tsx';
import link from '../../kit/Text.module.css';
import { TextField } from '../../kit/TextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { mailTo } from '../paths.ts';
import { usePortal } from '../services.ts';
import { FormattedField } from './FormattedField.tsx';
import { GenderField } from './GenderField.tsx';
import styles from './PersonFields.module.css';
import { PlaceField } from './PlaceField.tsx';

interface PersonFieldsProps {
  readonly values: PersonForm;
  readonly locked: readonly PersonField[];
  /** The form is being sent, and cannot be changed meanwhile. */
  readonly isLocked?: boolean;
  /** The problems to show now. */
  readonly problems: PersonProblems;
  readonly place: Place['status'] | null;
  readonly today: Day;
  readonly onLeave: (field: FormField) => void;
  readonly onType: (field: Exclude<TextFieldName, 'municipality'>, text: string) => void;
  readonly onChooseBirthDate: (date: BirthDate) => void;
  readonly onChooseGender: (gender: Gender) => void;
  readonly onLookUpAgain: () => void;
}

/** The center's contact for the locked fields. */
function CenterContact() {
  const { contactPhone, contactEmail } = useObservable(usePortal().center.view$);
  const shown = contactPhone ?? contactEmail;
  if (shown === null) return null;
  const address = contactPhone === null ? mailTo(shown) : `tel:${shown.replaceAll(' ', '')}`;
  return (
    <a className={link.link} href={address}>
      {shown}
    </a>
  );
}

/** The fields of a person. */
export function PersonFields(props: PersonFieldsProps) {
  const { values, locked, isLocked = false, problems, place, today, onType, onLeave } = props;
  const text = useText();
  const lockedWhy = useId();
  const problemOf = (field: PersonField): string | null => {
    const problem = problems[field];
    return problem ? text(problem) : null;
  };

  const line = (field: Exclude<TextFieldName, 'municipality'>, hint?: string) =>
    locked.includes(field) ? (
      <TextField
        {...FILLED_IN[field]}
        key={field}
        data-field={field}
        label={text(`person.${field}`)}
        readOnly
        value={values[field]}
        onType={() => undefined}
      />
    ) : (
      <FormattedField
        {...FILLED_IN[field]}
        key={field}
        data-field={field}
        label={text(`person.${field}`)}
        hint={hint}
        required
        readOnly={isLocked}
        format={FORMATS[field]}
        value={values[field]}
        onType={(typed) => onType(field, typed)}
        onBlur={() => onLeave(field)}
        error={problemOf(field)}
      />
    );

  const open = (...field: Parameters<typeof line>) => !locked.includes(field[0]) && line(...field);

  return (
    <div className={styles.fields}>
      {locked.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset has no place in a grid
        <div className={`${styles.fields} ${styles.whole} ${styles.locked}`} role="group" aria-labelledby={lockedWhy}>
          <p id={lockedWhy} className={styles.lockedWhy}>
            <Shape path={LOCK} />
            <span>
              {text('person.locked')} <CenterContact />
            </span>
          </p>
          {LINES.filter((field) => locked.includes(field)).map((field) => line(field))}
          {locked.includes('date_of_birth') && (
            <TextField
              data-field="date_of_birth"
              label={text('person.date_of_birth')}
              autoComplete="bday"
              readOnly
              value={writtenOut(values.date_of_birth)}
              onType={() => undefined}
            />
          )}
        </div>
      )}
      {open('firstname')}
      {open('lastname')}
      <div className={styles.whole}>{open('address')}</div>
      {open('postal_code')}
      <PlaceField
        value={values.municipality}
        place={place}
        error={problemOf('municipality')}
        onLookUpAgain={props.onLookUpAgain}
      />
      {open('phone_number', text('person.phoneHint'))}
      {open('email')}
      {!locked.includes('date_of_birth') && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the lists inside it were left
        <div
          data-field="date_of_birth"
          onBlur={({ currentTarget, relatedTarget }) =>
            !currentTarget.contains(relatedTarget) && onLeave('date_of_birth')
          }
        >
          <DateOfBirth
            value={values.date_of_birth}
            onChoose={props.onChooseBirthDate}
            today={today}
            isLocked={isLocked}
            isMissing={problems.date_of_birth?.key === 'person.birthDateMissing'}
            error={problemOf('date_of_birth')}
          />
        </div>
      )}
      <GenderField
        value={values.gender}
        isLocked={isLocked}
        onChoose={props.onChooseGender}
        error={problemOf('gender')}
      />
    </div>
  );
}

function writtenOut(date: BirthDate): string {
  const day = dayOfBirth(date);
  return day === null ? '' : dayMonthYear(day);
}

const LOCK =
  'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.500a2 2 0 0 1 2-2ZM8.5 10.500V7.500a3.500 3.500 0 0 1 7 0v3';

/** The order of the fields. */
const LINES = ['firstname', 'lastname', 'address', 'postal_code', 'phone_number', 'email'] as const;

/** The browser's own input for each field, and its keyboard. */
const FILLED_IN = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  address: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code', inputMode: 'numeric' },
  phone_number: { autoComplete: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Readonly<Record<string, Partial<ComponentProps<'input'>>>>;
