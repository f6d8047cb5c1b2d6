import * as z from 'zod/mini';
import { createEntry, type Entry, type EntryNeeds } from '../register/entry.ts';
import { type DraftOf, registerForm } from '../register/fields.ts';
import { nameProblems, REGISTER_PERSON_FIELDS } from './form.ts';
import type { NewPersonFields, Person, PersonsPort } from './model.ts';

const { first_name, last_name, mobile, email } = REGISTER_PERSON_FIELDS;

/** The fields of a new person, beside the company. */
export const NEW_PERSON_FIELDS = { first_name, last_name, mobile, email } as const;

const form = registerForm(NEW_PERSON_FIELDS);

const Company = z.object({ id: z.string(), name: z.string() });

/** The typed values of a new person. */
export interface NewPersonDraft extends DraftOf<typeof NEW_PERSON_FIELDS> {
  /** Null until one is chosen. */
  readonly contact: Readonly<z.infer<typeof Company>> | null;
}

/** [W-PLAN-09] The rules of a new person, who has a name and can be reached. */
export const PERSON_ENTRY = {
  words: form.words,
  valuesOf: (record: object | null): NewPersonDraft => ({
    ...form.valuesOf(record),
    contact: Company.safeParse(record && Reflect.get(record, 'contact')).data ?? null,
  }),
  problemsOf: (draft: NewPersonDraft) => ({
    ...form.problemsOf(draft),
    ...nameProblems(draft),
    ...(`${draft.mobile}${draft.email}`.trim() === '' && {
      mobile: { key: 'register.needsReach', params: {} } as const,
    }),
  }),
};

/** [W-PLAN-09] The form of a new person. Who seems to be there is only told. */
export const createPersonEntry = ({
  port,
  ...needs
}: EntryNeeds<Person, Pick<PersonsPort, 'create' | 'same'>>): Entry<Person, NewPersonDraft> =>
  createEntry<Person, NewPersonDraft, NewPersonFields>(
    {
      ...PERSON_ENTRY,
      fieldsOf: (values, changed) => ({
        ...form.fieldsOf(values, changed, null),
        ...(values.contact && { contact: values.contact }),
      }),
      reachOf: ({ mobile: number, email: mail }) => ({ mobile: number, email: mail }),
      same: (question) => port.same(question),
      create: (fields, key) => port.create(fields, key),
    },
    { port, ...needs },
  );
