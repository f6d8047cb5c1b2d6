import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { REGISTER_WORDS, type RegisterWords } from '../../e2e/support/register-words.ts';
import type { Language } from '../../e2e/support/words.ts';
import type { Visited } from './portal.tsx';

/** The register of a center, as a visitor fills it in. */
export interface Register {
  readonly words: RegisterWords;
  next(): Promise<void>;
  choose(department: string, membership: string): Promise<void>;
  /** Everything that is asked about a person; `changes` by the labels of the fields. */
  fillIn(changes?: Readonly<Record<string, string>>): Promise<void>;
  /** Waits until these departments and memberships are chosen. */
  hasChosen(cards: readonly string[]): Promise<void>;
  /** Waits for the step with this heading. */
  isAt(step: string): Promise<void>;
  holdsWhatWasTyped(): Promise<void>;
}

export function registerOn(visited: Visited, language: Language = 'no'): Register {
  const words = REGISTER_WORDS[language];
  const { screen, user, press, write, field } = visited;
  return {
    words,
    next: () => press(words.next),
    async choose(department, membership) {
      await press(department);
      await press(membership);
    },
    async fillIn(changes = {}) {
      for (const [label, value] of words.fields) await write(label, changes[label] ?? value);
      for (const [place, list] of screen.getAllByRole('combobox').entries())
        await user.selectOptions(list, words.born[place] ?? '');
      await press(words.male, 'radio');
      await press(words.approve, 'checkbox');
      await waitFor(() => expect(field(words.place).value).toBe('Bergen'));
    },
    async hasChosen(cards) {
      for (const name of cards) await screen.findByRole('button', { name, pressed: true });
    },
    isAt: async (step) => void (await screen.findByRole('heading', { level: 2, name: step })),
    holdsWhatWasTyped: () =>
      waitFor(() => {
        for (const [label, value] of words.fields) expect(field(label).value).toBe(value);
      }),
  };
}

/** A link that names a membership, with its center and title. */
export const CHOICE = {
  link: '?departmentId=101&membershipId=1102',
  names: ['Sentrum', 'Fri trening uten binding'],
} as const;
