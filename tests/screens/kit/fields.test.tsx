import '../../../ui-react/src/i18n/catalogs/frame.ts';
import '../../../ui-react/src/i18n/catalogs/overlays.ts';

import { createDocumentStore, type Language, parseIsoDate } from '@felles/core';
import { NO_BIRTH_DATE } from '@felles/core/internal/shell/birth-date';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { CheckField } from '../../../ui-react/src/kit/CheckField.tsx';
import { ConfirmClose } from '../../../ui-react/src/kit/ConfirmClose.tsx';
import { DateOfBirth } from '../../../ui-react/src/kit/DateOfBirth.tsx';
import { DocumentViewer } from '../../../ui-react/src/kit/DocumentViewer.tsx';
import { PasswordField } from '../../../ui-react/src/kit/PasswordField.tsx';
import { StatusBox } from '../../../ui-react/src/kit/StatusBox.tsx';
import { Steps } from '../../../ui-react/src/kit/Steps.tsx';
import { TextField } from '../../../ui-react/src/kit/TextField.tsx';
import { LANGUAGES } from '../../e2e/support/words.ts';
import { show } from '../support/show.ts';

const showIn = (language: Language, node: ReactNode) => show(<TextsIn language={language}>{node}</TextsIn>);

/** Norwegian in both languages. */
const MONTHS = 'januar februar mars april mai juni juli august september oktober november desember';
const WORDS = {
  no: {
    born: ['Fødselsdato', 'Dag', 'Måned', 'År', 'Fødselsdato må fylles ut'],
    title: 'Er du sikker?',
    text: 'Du har endret data, er du sikker på at du vil lukke uten å lagre?',
    answers: ['Avbryt', 'Lukk uten å lagre', 'Lagre og lukk'],
    loading: 'Laster inn dokument',
  },
  en: {
    born: ['Date of birth', 'Day', 'Month', 'Year', 'Fill in your date of birth'],
    title: 'Are you sure?',
    text: 'You have changed data, are you sure you want to close without saving?',
    answers: ['Cancel', 'Close without saving', 'Save and close'],
    loading: 'Loading document',
  },
} as const;

describe.each(LANGUAGES)('in %s', (language) => {
  const { born, title, text, answers, loading } = WORDS[language];

  it('[P-PERSON-28] [P-PERSON-30] asks for a date of birth by three lists, and for each that is missing', () => {
    const [label, day, month, year, missing] = born;
    const today = parseIsoDate('2026-11-29') ?? expect.fail('no day');
    showIn(language, <DateOfBirth value={NO_BIRTH_DATE} today={today} onChoose={() => undefined} isMissing />);
    const group = within(screen.getByRole('group', { name: label }));
    for (const [name, part] of [
      [day, 'day'],
      [month, 'month'],
      [year, 'year'],
    ] as const) {
      const list = group.getByRole('combobox', { name, description: missing });
      expect([list.getAttribute('aria-invalid'), list.getAttribute('autocomplete')]).toEqual(['true', `bday-${part}`]);
    }
    const months = within(group.getByRole('combobox', { name: month }))
      .getAllByRole('option')
      .slice(1);
    expect(months.map(({ textContent }) => textContent)).toEqual(MONTHS.split(' '));
    expect(months[0]?.lang).toBe('nb');
  });

  it('[P-SHELL-41] has a title, a text and three answers for the question about unsaved data', () => {
    showIn(language, <ConfirmClose isSaving={false} onAnswer={() => undefined} />);
    const question = screen.getByRole('alertdialog', { name: title, description: text });
    const buttons = within(question).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(answers);
  });

  it('[P-SHELL-45] says that a document loads', () => {
    const document = createDocumentStore({ fetch: () => NEVER });
    showIn(language, <DocumentViewer title="Vilkår" document={document} />);
    expect(screen.getByRole('status').textContent).toBe(loading);
  });
});

function Approval() {
  const [agreed, setAgreed] = useState(false);
  const error = agreed ? null : 'Du må godta vilkårene';
  return <CheckField label="Jeg godtar vilkårene" checked={agreed} onCheck={setAgreed} error={error} />;
}

describe('a field', () => {
  it('says what is wrong with it in the place of its hint, and what the browser can fill in', () => {
    const given = { onType: () => undefined, hint: 'Som i passet' };
    show(<TextField {...given} label="Fornavn" value="Kari" autoComplete="given-name" />);
    show(<TextField {...given} label="Etternavn" value="" error="Etternavn må fylles ut" />);
    const first = screen.getByRole('textbox', { name: 'Fornavn', description: 'Som i passet' });
    const last = screen.getByRole('textbox', { name: 'Etternavn', description: 'Etternavn må fylles ut' });
    const marks = [first, last].map((field) => field.getAttribute('aria-invalid'));
    expect([first.getAttribute('autocomplete'), ...marks]).toEqual(['given-name', null, 'true']);
  });

  it('to agree in says that it must be, until it is', async () => {
    show(<Approval />);
    const approval = screen.getByRole<HTMLInputElement>('checkbox', { description: 'Du må godta vilkårene' });
    await userEvent.click(screen.getByText('Jeg godtar vilkårene'));
    expect([approval.checked, approval.getAttribute('aria-invalid')]).toEqual([true, null]);
  });

  it('shows a password to a visitor who wants to see it', async () => {
    show(<PasswordField label="Passord" value="hemmelig" onType={() => undefined} />);
    const field = screen.getByLabelText<HTMLInputElement>('Passord');
    const seen = () => [field.type, field.value, field.autocomplete];
    expect(seen()).toEqual(['password', 'hemmelig', 'current-password']);
    await userEvent.click(screen.getByRole('button', { name: 'Vis passord' }));
    expect(seen()).toEqual(['text', 'hemmelig', 'current-password']);
    await userEvent.click(screen.getByRole('button', { name: 'Vis passord' }));
    expect(seen()).toEqual(['password', 'hemmelig', 'current-password']);
  });
});

it('[P-SHELL-26] names the current step, and leads back to those done', async () => {
  const went: number[] = [];
  const steps = ['Senter', 'Medlemskap', 'Om deg', 'Betaling'].map((title, at) => ({
    title,
    isActive: at === 2,
    subtitle: at === 1 ? 'Voksen' : null,
  }));
  show(<Steps label="Innmelding" steps={steps} onGo={(at) => went.push(at)} />);
  const list = within(screen.getByRole('list', { name: 'Innmelding' }));
  const items = list.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(items[1]?.textContent).toContain('Voksen');
  const back = list.getAllByRole('button');
  expect(back).toHaveLength(2);
  await userEvent.click(back[1] ?? list.getByText('none'));
  expect(went).toEqual([1]);
});

it('warns only of what wants to be minded: every other status has a mark of its own', () => {
  const [info, unknown, warning, danger, success] = (['info', 'unknown', 'warning', 'danger', 'success'] as const).map(
    (type) => {
      show(<StatusBox type={type} title={type} />);
      return screen.getByText(type).parentElement?.parentElement?.querySelector('path')?.getAttribute('d');
    },
  );
  expect([unknown, danger]).toEqual([info, warning]);
  expect(new Set([info, warning, success, undefined]).size).toBe(4);
});
