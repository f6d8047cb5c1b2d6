import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Reorder } from '../../../ui-react/src/kit/reorder/Reorder.tsx';
import { show } from '../support/show.ts';

const user = userEvent.setup();

interface Phase {
  readonly id: string;
  readonly name: string;
}
const PHASES: readonly Phase[] = ['Rigg', 'Graving', 'Betong', 'Tak'].map((name) => ({ id: name, name }));

function Phases({ onMove }: { readonly onMove?: (items: readonly Phase[], item: Phase) => void }) {
  const [phases, setPhases] = useState(PHASES);
  return <Reorder label="Faser" items={phases} nameOf={({ name }) => name} onMove={onMove ?? setPhases} />;
}

const list = () => within(screen.getByRole('list', { name: 'Faser' }));
const order = () =>
  list()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const heard = () => screen.getByRole('status').textContent;

describe('a list to put in order', () => {
  it.each([
    ['Flytt Betong først', ['Betong', 'Rigg', 'Graving', 'Tak'], 1],
    ['Flytt Betong opp', ['Rigg', 'Betong', 'Graving', 'Tak'], 2],
    ['Flytt Graving ned', ['Rigg', 'Betong', 'Graving', 'Tak'], 3],
    ['Flytt Graving sist', ['Rigg', 'Betong', 'Tak', 'Graving'], 4],
  ])('should move by the button "%s", keep the focus there and say the new place', async (name, after, place) => {
    show(<Phases />);
    await user.click(button(name));
    expect(order()).toEqual(after);
    expect(document.activeElement).toBe(button(name));
    expect(heard()).toBe(`${name.split(' ')[1]} er nå nummer ${place} av 4`);
  });

  it('should move by keys, again and again', async () => {
    show(<Phases />);
    button('Flytt Rigg ned').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(order()).toEqual(['Graving', 'Betong', 'Rigg', 'Tak']);
    await user.keyboard('{End}');
    expect(order()).toEqual(['Graving', 'Betong', 'Tak', 'Rigg']);
    await user.keyboard('{Home}{ArrowUp}');
    expect(order()).toEqual(['Rigg', 'Graving', 'Betong', 'Tak']);
    expect(document.activeElement).toBe(button('Flytt Rigg ned'));
  });

  it('should offer nothing beyond its ends, and keep the focus there', async () => {
    const onMove = vi.fn();
    show(<Phases onMove={onMove} />);
    for (const name of ['Flytt Rigg først', 'Flytt Rigg opp', 'Flytt Tak ned', 'Flytt Tak sist']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      await user.click(button(name));
      expect(document.activeElement).toBe(button(name));
    }
    expect(onMove).not.toHaveBeenCalled();
    expect(button('Flytt Rigg ned').getAttribute('aria-disabled')).toBeNull();
  });

  it('should tell of the whole order and of what was moved, and say no place that it has not got', async () => {
    const onMove = vi.fn();
    show(<Phases onMove={onMove} />);
    await user.click(button('Flytt Tak først'));
    const [Rigg, Graving, Betong, Tak] = PHASES;
    expect(onMove.mock.calls).toEqual([[[Tak, Rigg, Graving, Betong], Tak]]);
    expect([order(), heard()]).toEqual([['Rigg', 'Graving', 'Betong', 'Tak'], 'Tak er nå nummer 4 av 4']);
  });
});
