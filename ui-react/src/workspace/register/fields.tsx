// The fields of the register in a form and on a page, by the tables that declare them.

import { isOn } from '@felles/core';
import type { CONTACT_PARTS } from '@felles/core/internal/workspace/contacts/form';
import type { DEPARTMENT_FIELDS } from '@felles/core/internal/workspace/departments/form';
import type { REGISTER_PERSON_FIELDS } from '@felles/core/internal/workspace/persons/form';
import type { ContactPart } from '@felles/core/workspace/contacts';
import {
  type Address,
  addressLines,
  type DraftOf,
  type FieldKindName,
  nameIn,
  type RecordReference,
  webLink,
} from '@felles/core/workspace/register';
import type { ComponentProps, ReactNode } from 'react';
import type { Text } from '../../i18n/texts.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import link from '../../kit/Text.module.css';
import { asText, formatDay } from '../format.ts';
import type { Fact } from './Facts.tsx';
import { addressField, birthDateField } from './own-fields.tsx';

type FieldName = NamesIn<
  (typeof CONTACT_PARTS)[ContactPart] | typeof REGISTER_PERSON_FIELDS | typeof DEPARTMENT_FIELDS
>;
type NamesIn<T> = T extends unknown ? keyof T : never;
type Fields = { readonly [N in FieldName]?: FieldKindName };

const namesIn = (fields: Fields) => Object.keys(fields) as FieldName[]; // a table has no other names

const textField =
  (input: Pick<ComponentProps<'input'>, 'inputMode' | 'type'> = {}) =>
  (name: string, label: string) => ({ kind: 'text', name, label, ...input });

const FORM_FIELDS: Readonly<Record<FieldKindName, ((name: string, label: string) => object) | null>> = {
  text: textField(),
  name: textField(),
  organization: textField({ inputMode: 'numeric' }),
  days: textField({ inputMode: 'numeric' }),
  phone: textField({ type: 'tel' }),
  mail: textField({ type: 'email' }),
  site: textField({ inputMode: 'url' }),
  longText: longTextField,
  birthDate: birthDateField,
  consent: (name, label) => ({ kind: 'check', name, label }),
  address: addressField,
  named: null,
};

type FormField<T> = T extends Fields ? FieldOf<DraftOf<T>> : never;

/** A table has under each name the kind that its draft has. */
export function formFields<T extends Fields>(fields: T, text: Text): readonly FormField<T>[];
export function formFields(fields: Fields, text: Text): readonly object[] {
  return namesIn(fields).flatMap((name) => FORM_FIELDS[fields[name] ?? 'named']?.(name, text(`field.${name}`)) ?? []);
}

/** How a kind of value is shown, where it is not as it is written. */
const SHOWN: Readonly<Partial<Record<FieldKindName, { show(value: unknown, text: Text): ReactNode }>>> = {
  address: { show: (address: Address) => addressLines(address).join('\n') },
  birthDate: { show: (date: string | null | undefined) => formatDay(date) || date },
  // A missing value is unknown, and is no consent.
  consent: {
    show: (consent: Parameters<typeof isOn>[0], text) =>
      consent === null || consent === undefined ? '' : text(isOn(consent) ? 'persons.agreed' : 'persons.notAgreed'),
  },
  named: { show: (named: RecordReference) => nameIn(named) },
  site: { show: (site: string | null | undefined) => siteLink(site) },
};

/** The known values of a record, field by field. */
export const factsIn = (
  fields: Fields,
  record: object,
  text: Text,
  names: readonly FieldName[] = namesIn(fields),
): readonly Fact[] =>
  names.map((name) => {
    const value: unknown = Reflect.get(record, name);
    return {
      name: text(`field.${name}`),
      value: SHOWN[fields[name] ?? 'text']?.show(value, text) ?? asText(value),
    };
  });

function siteLink(site: string | null | undefined): ReactNode {
  const href = webLink(site);
  if (href === null) return site;
  return (
    <a className={link.link} href={href} target="_blank" rel="noopener noreferrer">
      {site}
    </a>
  );
}
