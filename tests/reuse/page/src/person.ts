// The form of a person.
import { birthYears, MONTH_NAMES, MONTHS } from '@felles/core';
import type { Gender, PersonStore, PersonView } from '@felles/core/portal/person';
import { el } from './elements.ts';
import { say, word } from './words.ts';

const NAMES = ['firstname', 'lastname', 'address', 'postal_code', 'phone_number', 'email'] as const;

export function personForm(person: PersonStore, onsubmit: () => void): HTMLElement {
  const place = el('input', { readOnly: true });
  const problems = el('ul', { role: 'alert' });
  const inputs = NAMES.map((name) => {
    const input = el('input', { oninput: () => person.change(name, input.value), onblur: () => person.leave(name) });
    return [name, input] as const;
  });
  const approval = el('input', { type: 'checkbox', onchange: () => person.approveTerms(approval.checked) });
  const form = el(
    'form',
    {
      onsubmit(event: Event) {
        event.preventDefault();
        onsubmit();
      },
    },
    ...inputs.map(([name, input]) => el('label', {}, word(`person.${name}`), input)),
    el('label', {}, word('person.municipality'), place),
    birthDate(person),
    gender(person, 'kvinne'),
    gender(person, 'mann'),
    el('label', {}, approval, 'Jeg godtar vilkårene'),
    problems,
  );
  person.view$.subscribe((view) => {
    for (const [name, input] of inputs) if (input.value !== view.values[name]) input.value = view.values[name];
    place.value = view.values.municipality;
    problems.replaceChildren(...problemsOf(view).map((problem) => el('li', {}, problem)));
  });
  return form;
}

const problemsOf = ({ problems }: PersonView): readonly string[] => Object.values(problems).map(say);

function birthDate(person: PersonStore): HTMLElement {
  const parts = { day: null as number | null, month: null as number | null, year: null as number | null };
  const list = (part: keyof typeof parts, label: string, options: readonly (readonly [number, string])[]) => {
    const select = el(
      'select',
      { ariaLabel: label },
      el('option', { value: '' }, label),
      ...options.map(([value, name]) => el('option', { value }, name)),
    );
    select.onchange = () => {
      parts[part] = select.value === '' ? null : Number(select.value);
      person.chooseBirthDate({ ...parts });
    };
    return select;
  };
  const numbers = (all: readonly number[]) => all.map((one) => [one, String(one)] as const);
  return el(
    'fieldset',
    {},
    el('legend', {}, word('person.date_of_birth')),
    list('day', 'Dag', numbers(Array.from({ length: 31 }, (_, at) => at + 1))),
    list(
      'month',
      'Måned',
      MONTHS.map((month) => [month, MONTH_NAMES[month]] as const),
    ),
    list('year', 'År', numbers(birthYears(person.view$.value.today))),
  );
}

const gender = (person: PersonStore, value: Gender) =>
  el(
    'label',
    {},
    el('input', { type: 'radio', name: 'gender', onchange: () => person.chooseGender(value) }),
    word(`person.${value}`),
  );
