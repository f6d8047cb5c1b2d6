import '../i18n/catalogs/fields.ts';

import { type BirthDate, birthYears, chooseBirthDate, type Day, daysInMonth, MONTH_NAMES, MONTHS } from '@felles/core';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { LANGUAGE_TAGS } from '../i18n/language-tags.ts';
import { useText } from '../i18n/text.ts';
import styles from './DateOfBirth.module.css';
import { FieldNote } from './Field.tsx';
import layout from './Layout.module.css';
import { SelectField } from './SelectField.tsx';

interface DateOfBirthProps {
  readonly value: BirthDate;
  readonly onChoose: (value: BirthDate) => void;
  /** The choice of years ends with this day's year. */
  readonly today: Day;
  /** It cannot be changed for now. */
  readonly isLocked?: boolean;
  /** [P-PERSON-30] The visitor tried to go on without it. */
  readonly isMissing?: boolean;
  /** Optional, but not half filled in. */
  readonly isOptional?: boolean;
  /** The problem of a complete date. */
  readonly error?: ReactNode;
  /** The focus has gone elsewhere. */
  readonly onLeave?: () => void;
}

/** [P-PERSON-28] A date of birth as three lists: the days that the chosen month really has, the months, and a hundred years. */
export function DateOfBirth({
  value,
  onChoose,
  today,
  isLocked = false,
  isMissing = false,
  isOptional = false,
  error = null,
  onLeave,
}: DateOfBirthProps) {
  const text = useText();
  const note = useId();
  // [P-PERSON-32] The day that the newly chosen month or year does not have: shown until another day is chosen.
  const [gone, setGone] = useState<BirthDate | null>(null);
  const choose = (part: Part, chosen: string): void => {
    const next = chooseBirthDate(value, { [part]: chosen === '' ? null : Number(chosen) });
    setGone(part !== 'day' && value.day !== null && next.day === null ? { ...next, day: value.day } : null);
    onChoose(next);
  };
  const month = MONTHS.find((one) => one === gone?.month);
  const notReal =
    gone?.day && month && value.day === null
      ? text('birthDate.notReal', { day: gone.day, month: MONTH_NAMES[month], year: gone.year ?? '' })
      : null;
  const options = {
    day: numbersTo(daysInMonth(value.month, value.year)).map(numbered),
    month: MONTHS.map((month) => ({ value: String(month), label: MONTH_NAMES[month], lang: LANGUAGE_TAGS.no })),
    year: birthYears(today).map(numbered),
  };
  return (
    <fieldset
      className={layout.stack1Half}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <legend className={styles.legend}>{text('birthDate.label')}</legend>
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <SelectField
            key={part}
            label={text(`birthDate.${part}`)}
            placeholder={text(`birthDate.${part}`)}
            canBeEmptied
            value={value[part] === null ? '' : String(value[part])}
            options={options[part]}
            onChoose={(chosen) => choose(part, chosen)}
            aria-disabled={isLocked || undefined}
            autoComplete={`bday-${part}`}
            aria-invalid={
              error || (isMissing && value[part] === null) || (notReal && part === 'day') ? true : undefined
            }
            aria-describedby={notReal || isMissing || error ? note : undefined}
          />
        ))}
      </div>
      <FieldNote
        id={note}
        error={notReal ?? (isMissing ? text(isOptional ? 'birthDate.part' : 'birthDate.missing') : error)}
      />
    </fieldset>
  );
}

const PARTS = ['day', 'month', 'year'] as const;
type Part = (typeof PARTS)[number];

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);
const numbered = (number: number) => ({ value: String(number), label: String(number) });
