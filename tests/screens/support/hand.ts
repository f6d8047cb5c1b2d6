import { type BoundFunctions, type queries, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Name = string | RegExp;

/** A visitor's actions and reading on a page, by the names of its parts. */
export interface Hand {
  /** The part between the header and the footer. */
  main(): BoundFunctions<typeof queries>;
  field(label: string): HTMLInputElement;
  /** Replaces the text of a field. */
  write(label: string, text: string): Promise<void>;
  pick(label: string, option: string): Promise<void>;
  /** Presses a button, or something else that has a name, as soon as it is there. */
  press(name: Name, role?: 'button' | 'link' | 'radio' | 'checkbox' | 'tab'): Promise<void>;
  /** The card of something to choose, by its heading, as soon as it is there. */
  card(name: Name): Promise<HTMLElement>;
  /** Waits until a field has this value. */
  has(label: string, value: string): Promise<void>;
  /** Waits until this is said of a field. */
  describes(label: string, text: Name): Promise<void>;
  /** Waits until the page says something, in whichever of its parts. */
  says(text: Name): Promise<void>;
  /** For texts that are read out at once. */
  warns(text: Name): Promise<void>;
  /** Waits until the page does not say it any more. */
  saysNot(text: Name): Promise<void>;
}

const screen = within(document.body);

/** The text of a part of the page, with a plain space for each space. */
const textOf = (part: Element): string => (part.textContent ?? '').replace(/\s+/g, ' ').trim();

const isSaid = (text: Name, part: Element = document.body): boolean => {
  const said = textOf(part);
  return typeof text === 'string' ? said.includes(text) : text.test(said);
};

export function createHand(user: UserEvent): Hand {
  const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
  return {
    main: () => within(screen.getByRole('main')),
    field,
    async write(label, text) {
      const element = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
      await user.click(element);
      if (text === '') await user.clear(element);
      else {
        element.select();
        await user.paste(text);
      }
    },
    pick: async (label, option) => user.selectOptions(await screen.findByRole('combobox', { name: label }), option),
    press: async (name, role = 'button') => user.click(await screen.findByRole(role, { name })),
    card: (name) =>
      waitFor(() => {
        const card = screen.queryAllByRole('button', { name }).find((button) => button.closest('h3'));
        if (!card) throw new Error(`There is no card ${name}.`);
        return card;
      }),
    has: (label, value) => waitFor(() => expect(field(label).value).toBe(value)),
    describes: async (label, text) => void (await screen.findByRole('textbox', { name: label, description: text })),
    says: (text) => waitFor(() => expect(isSaid(text), `says ${text}`).toBe(true)),
    warns: (text) =>
      waitFor(() => {
        const alerts = screen.getAllByRole('alert');
        expect(
          alerts.some((alert) => isSaid(text, alert)),
          `warns ${text}`,
        ).toBe(true);
      }),
    saysNot: (text) => waitFor(() => expect(isSaid(text), `says ${text}`).toBe(false)),
  };
}
