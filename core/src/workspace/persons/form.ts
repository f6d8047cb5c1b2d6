// The form of one person: what is typed over what the service has.
import type { Form, Problems } from '../../data/form.ts';
import { createPatchForm, type SendingNeeds } from '../../data/patch-form.ts';
import type { Query } from '../../data/query.ts';
import { derive } from '../../shared/behavior.ts';
import { dayIn, isoDate, parseIsoDate } from '../../shared/dates.ts';
import { isOn } from '../../shared/wire-values.ts';
import { type AddressDraft, addressDraft, addressFields } from '../register/addresses.ts';
import { type RegisterMessage, WORDS } from '../register/messages.ts';
import { problemsBy, RULES, sentText } from '../register/problems.ts';
import type { Person, PersonFields } from './model.ts';
import type { PersonsPort } from './port.ts';

const TEXTS = [
  'first_name',
  'last_name',
  'mobile',
  'phone',
  'email',
  'employee_no',
  'birth_date',
  'information',
] as const;
const CONSENTS = ['send_sms', 'send_mail'] as const;

/** A person as it is typed. The birth date is YYYY-MM-DD, or empty. */
export type PersonDraft = Readonly<
  Record<(typeof TEXTS)[number], string> & Record<(typeof CONSENTS)[number], boolean> & { address: AddressDraft }
>;

export function personDraft(person: Person | null): PersonDraft {
  const texts = TEXTS.map((name) => [name, String(person?.[name] ?? '')] as const);
  const consents = CONSENTS.map((name) => [name, isOn(person?.[name])] as const);
  return {
    // Each name of the two lists.
    ...(Object.fromEntries<string | boolean>([...texts, ...consents]) as Omit<PersonDraft, 'address'>),
    // The service writes a day, or an instant in it.
    birth_date: birthDateOf(person),
    address: addressDraft(person?.address),
  };
}

function birthDateOf(person: Person | null): string {
  const day = dayIn(person?.birth_date);
  return day === null ? '' : isoDate(day);
}

const NO_DAY: RegisterMessage = { key: 'register.wrongDay', params: {} };

/** A person has one name at least; the last name alone will do. */
export const personProblems = (draft: PersonDraft): Problems<PersonDraft> => ({
  ...problemsBy(draft, { mobile: RULES.phone, phone: RULES.phone, email: RULES.mail }),
  ...(draft.birth_date !== '' && parseIsoDate(draft.birth_date) === null && { birth_date: NO_DAY }),
  ...(draft.first_name.trim() === '' && problemsBy(draft, { last_name: RULES.name })),
});

/** [W-CONTACTS-21] What is sent of a changed person: the fields that were changed. */
export function personFields(
  draft: PersonDraft,
  changed: readonly (keyof PersonDraft)[],
  before: Person | null,
): PersonFields {
  const texts = TEXTS.filter((name) => changed.includes(name)).map((name) => [name, sentText(draft[name])] as const);
  const consents = CONSENTS.filter((name) => changed.includes(name)).map((name) => [name, draft[name]] as const);
  return {
    ...Object.fromEntries<unknown>([...texts, ...consents]),
    ...(changed.includes('address') && { address: addressFields(draft.address, before?.address) }),
  };
}

export interface PersonFormNeeds extends SendingNeeds {
  readonly port: Pick<PersonsPort, 'change'>;
  /** The person that the page shows. */
  readonly person: Pick<Query<unknown, Person>, 'answer$' | 'update'>;
  readonly done: () => void;
}

export function createPersonForm({ port, person, done, ...sending }: PersonFormNeeds): Form<PersonDraft> {
  const record$ = derive({ answer: person.answer$ }, ({ answer: { load } }) =>
    load.status === 'ready' ? load.value : null,
  );
  return createPatchForm<Person, PersonDraft, PersonFields>({
    ...sending,
    record$,
    creates: false,
    words: WORDS,
    valuesOf: personDraft,
    problemsOf: personProblems,
    fieldsOf: personFields,
    send: (fields) => port.change(record$.value?.id ?? '', fields),
    take: (answer) => person.update((before) => ({ ...before, ...answer })),
    done,
  });
}
