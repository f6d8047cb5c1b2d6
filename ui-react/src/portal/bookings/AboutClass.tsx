import { type Instant, instantOf, toEpochSeconds } from '@felles/core';
import { whenMessage } from '@felles/core/portal/bookings';
import type { BookableClass } from '@felles/core/portal/timetable';
import { useText } from '../../i18n/text.ts';
import { Fold } from '../../kit/parts/Fold.tsx';
import styles from './ClassPanel.module.css';

/** Fields of the longer record that no other part of the panel has. */
const FIELDS = [
  'tittel',
  'booked_text',
  'book_inntil',
  'min',
  'tema_time',
  'klipp',
  'cost',
  'dagerfor',
  'eier',
  'gren',
  'gyldig_fra',
  'gyldig_til',
  'sal',
  'tim',
  'source',
  'id',
] as const;
type Field = (typeof FIELDS)[number];

/** Fields with epoch seconds. */
const INSTANTS: readonly Field[] = ['book_inntil', 'gyldig_fra', 'gyldig_til'];

/** [P-MEMBER-05] Every field of the class that has a value, with the service's text about it. */
export function AboutClass({ record, now }: { readonly record: BookableClass; readonly now: Instant }) {
  const text = useText();
  const about = record.lang_beskrivelse?.trim();
  const shownIn = (field: Field): string => {
    const value = record[field];
    if (value === null || value === undefined || value === '') return '';
    if (field === 'tittel' && value === record.grennavn) return '';
    if ((field === 'klipp' || field === 'min') && value === 0) return '';
    return typeof value === 'number' && INSTANTS.includes(field)
      ? text(whenMessage(instantOf(toEpochSeconds(value)), now))
      : String(value);
  };
  const rows = FIELDS.map((field) => [field, shownIn(field)] as const).filter(([, value]) => value !== '');
  if (!about && rows.length === 0) return null;
  return (
    <Fold title={text('class.about')} level={3}>
      {about && <p className={styles.about}>{about}</p>}
      <dl className={styles.fields}>
        {rows.map(([field, value]) => (
          <div key={field}>
            <dt>{text(`class.field.${field}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
