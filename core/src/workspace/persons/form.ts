import type { Form, Problems } from '../../data/form.ts';
import { createPatchForm, patchOf, type SendingNeeds } from '../../data/patch-form.ts';
import type { Query } from '../../data/query.ts';
import { type DraftOf, type FieldsOf, NEEDS_NAME, registerForm } from '../register/fields.ts';
import type { Person, PersonFields, PersonsPort } from './model.ts';

/** The kind of each changeable field of a person, in the order of the form and of the facts. */
export const REGISTER_PERSON_FIELDS = {
  first_name: 'text',
  last_name: 'text',
  mobile: 'phone',
  phone: 'phone',
  email: 'mail',
  send_sms: 'consent',
  send_mail: 'consent',
  birth_date: 'birthDate',
  employee_no: 'text',
  address: 'address',
  information: 'longText',
} as const satisfies FieldsOf<Person>;

/** The typed values of a person. */
export type RegisterPersonDraft = DraftOf<typeof REGISTER_PERSON_FIELDS>;

const form = registerForm(REGISTER_PERSON_FIELDS);

/** The rules of the form of a person, also for a frontend that reads a stored draft by them. */
export const PERSON_FORM = {
  ...form,
  /** A person needs a first or a last name. The message is at both, as only a changed field shows one. */
  problemsOf: (draft: RegisterPersonDraft): Problems<RegisterPersonDraft> => ({
    ...form.problemsOf(draft),
    ...nameProblems(draft),
  }),
};

/** Of a person without any name. */
export const nameProblems = ({ first_name, last_name }: Pick<RegisterPersonDraft, 'first_name' | 'last_name'>) =>
  `${first_name}${last_name}`.trim() === '' && { first_name: NEEDS_NAME, last_name: NEEDS_NAME };

/** The call that changes a person, and the page's person, which takes the answer. */
export interface PersonFormNeeds extends SendingNeeds {
  readonly port: Pick<PersonsPort, 'change'>;
  /** The shown person. */
  readonly person: Pick<Query<unknown, Person>, 'answer$' | 'update'>;
  readonly done: () => void;
}

/** The form of one person. */
export const createPersonForm = ({ port, person, ...needs }: PersonFormNeeds): Form<RegisterPersonDraft> =>
  createPatchForm<Person, RegisterPersonDraft, PersonFields>({
    ...needs,
    ...PERSON_FORM,
    ...patchOf(person),
    send: (fields, _key, before) => port.change(before?.id ?? '', fields),
  });
