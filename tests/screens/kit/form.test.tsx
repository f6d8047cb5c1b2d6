import '../../../ui-react/src/i18n/catalogs/frame.ts';

import { fail, ok, type Result } from '@felles/core';
import { createCommand } from '@felles/core/internal/data/command';
import { createForm, type Problems } from '@felles/core/internal/data/form';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { asyncScheduler, BehaviorSubject, Subject, take } from 'rxjs';
import { expect, it } from 'vitest';
import { FormFields } from '../../../ui-react/src/kit/form/FormFields.tsx';
import type { FieldOf } from '../../../ui-react/src/kit/form/fields-of.ts';
import { eventually } from '../../support/eventually.ts';
import { show } from '../support/show.ts';

interface Values {
  readonly title: string;
  readonly leader: string;
  readonly isOpen: boolean;
  readonly floors: number;
}

const FIELDS: readonly FieldOf<Values>[] = [
  { kind: 'text', name: 'title', label: 'Tittel' },
  {
    kind: 'select',
    name: 'leader',
    label: 'Ansvarlig',
    choices: [
      { value: 'jb', label: 'Jonas Berg' },
      { value: 'pl', label: 'Per Lie' },
    ],
  },
  { kind: 'check', name: 'isOpen', label: 'Synlig for alle' },
  {
    kind: 'own',
    name: 'floors',
    label: 'Etasjer',
    draw: ({ value, onChange }) => (
      <button type="button" onClick={() => onChange(value + 1)}>
        {value} etasjer
      </button>
    ),
    words: (floors) => `${floors} i høyden`,
  },
];

const RECORD: Values = { title: 'Skolegata 12', leader: 'jb', isOpen: true, floors: 3 };
const words = (message: string) => ({ key: 'failure.refused', params: { message } });

function aForm(record = RECORD) {
  const record$ = new BehaviorSubject(record);
  const answers$ = new Subject<Result<null>>();
  const sent: Partial<Values>[] = [];
  const command = createCommand<Partial<Values>, null>({
    send(input) {
      sent.push(input);
      return answers$.pipe(take(1));
    },
    creates: false,
    words: { offline: words('Uten nett.'), lost: words('Uvisst.'), refused: () => words('Avvist.') },
    online$: new BehaviorSubject(true),
    newKey: () => 'key',
    clock: asyncScheduler,
  });
  const form = createForm<Values, Values, Partial<Values>, null>({
    record$,
    valuesOf: (values) => values,
    problemsOf: ({ title }): Problems<Values> => (title.length < 3 ? { title: words('Skriv en tittel.') } : {}),
    inputOf: (values, changed) => Object.fromEntries(changed.map((field) => [field, values[field]])),
    command,
    saved: (_, input) => record$.next({ ...record$.value, ...input }),
  });
  show(<FormFields label="Prosjekt" form={form} fields={FIELDS} />);
  const user = userEvent.setup();
  return {
    form,
    record$,
    sent,
    user,
    answer: (result: Result<null>) => answers$.next(result),
    save: () => user.click(screen.getByRole('button', { name: /^Lagre/ })),
    title: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tittel' }),
    reason: () => screen.getByRole('alert'),
  };
}

const REFUSED = { kind: 'refused', refusal: 'conflict', status: 409, type: 'Conflict', message: 'Opptatt.' } as const;

it('should send what was typed, chosen and ticked, and say that it is saved', async () => {
  const { user, save, sent, answer, title } = aForm();
  await user.clear(title());
  await user.type(title(), 'Torget 3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ansvarlig' }), 'Per Lie');
  await user.click(screen.getByRole('checkbox', { name: 'Synlig for alle' }));
  await save();
  expect(sent).toEqual([{ title: 'Torget 3', leader: 'pl', isOpen: false }]);
  const button = screen.getByRole('button', { name: 'Lagrer' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  answer(ok(null));
  await eventually(() => expect(screen.getByText('Lagret')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Lagre' }).getAttribute('aria-busy')).toBeNull();
});

it('should say what is wrong with a field once it was left, not while it is typed in', async () => {
  const { user, title } = aForm();
  await user.clear(title());
  expect(screen.queryByText('Skriv en tittel.')).toBeNull();
  await user.tab();
  expect(title().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Skriv en tittel.')).toBeTruthy();
});

it('should lead to the first field that is wrong, name all of them, and send nothing', async () => {
  const { user, save, sent, title } = aForm({ ...RECORD, title: '' });
  await save();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(title());
  screen.getByRole('button', { name: 'Lagre' }).focus();
  await user.click(within(screen.getByText('Manglende felter').parentElement!).getByRole('button', { name: 'Tittel' }));
  expect(document.activeElement).toBe(title());
});

it('should not call a field missing that is there and wrong', async () => {
  const { save } = aForm({ ...RECORD, title: 'Å' });
  await save();
  expect(screen.getByText('Må rettes')).toBeTruthy();
  expect(screen.queryByText('Manglende felter')).toBeNull();
});

it('should lead to the reason each time it is refused, and keep what was typed', async () => {
  const { user, save, answer, title, reason } = aForm();
  await user.type(title(), ' B');
  await save();
  answer(fail(REFUSED));
  await eventually(() => expect(document.activeElement).toBe(reason()));
  expect(reason().textContent).toBe('Avvist. Det du har skrevet, står her fortsatt.');
  expect(title().value).toBe('Skolegata 12 B');
});

it('should have the user choose where another one has changed the same field', async () => {
  const { user, record$, form, save, sent } = aForm();
  await user.selectOptions(screen.getByRole('combobox'), 'Per Lie');
  record$.next({ ...RECORD, leader: '', title: 'Torget 3' });
  await eventually(() => expect(screen.getByText('Endret av en annen.')).toBeTruthy());
  const choice = within(screen.getByRole('group', { name: 'Ansvarlig' }));
  const sides = choice.getAllByRole<HTMLInputElement>('radio');
  expect(sides.map(({ checked, labels }) => [checked, labels?.[0]?.textContent])).toEqual([
    [true, 'Per LieDitt valg, ikke lagret'],
    [false, 'Ikke valgtLagret av en annen'],
  ]);
  await user.click(sides[1]!);
  expect(form.view$.value.values.leader, 'nothing is given up before it is saved').toBe('pl');
  await save();
  expect(form.view$.value.values).toEqual({ ...RECORD, leader: '', title: 'Torget 3' });
  expect(sent, 'everything is as the other user has saved it').toEqual([]);
});

it('should draw a field as its owner wants it, and tell its values in the words of that', async () => {
  const { user, record$, save, sent } = aForm();
  await user.click(screen.getByRole('button', { name: '3 etasjer' }));
  record$.next({ ...RECORD, floors: 8 });
  await eventually(() => expect(screen.getByRole('radio', { name: /^4 i høyden/, checked: true })).toBeTruthy());
  expect(screen.getByRole('radio', { name: /^8 i høyden/ })).toBeTruthy();
  await save();
  expect(sent).toEqual([{ floors: 4 }]);
});

it('should send the own choice over the other user’s where that is chosen', async () => {
  const { user, record$, save, sent } = aForm();
  await user.selectOptions(screen.getByRole('combobox'), 'Per Lie');
  record$.next({ ...RECORD, leader: '' });
  await eventually(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  await save();
  expect(sent).toEqual([{ leader: 'pl' }]);
});
