import '../../../ui-react/src/i18n/catalogs/frame.ts';

import { dayIn, fail, ok, type Reply } from '@felles/core';
import type { Lookup } from '@felles/core/data';
import { createLookup } from '@felles/core/internal/data/lookup';
import { fireEvent, screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { of, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../ui-react/src/kit/Button.tsx';
import { Combobox } from '../../../ui-react/src/kit/parts/Combobox.tsx';
import { DateField } from '../../../ui-react/src/kit/parts/DateField.tsx';
import { DateTile } from '../../../ui-react/src/kit/parts/DateTile.tsx';
import { FileDrop } from '../../../ui-react/src/kit/parts/FileDrop.tsx';
import { Fold } from '../../../ui-react/src/kit/parts/Fold.tsx';
import { Fraction } from '../../../ui-react/src/kit/parts/Fraction.tsx';
import { Menu, type MenuItem } from '../../../ui-react/src/kit/parts/Menu.tsx';
import { Tabs } from '../../../ui-react/src/kit/parts/Tabs.tsx';
import { Tree } from '../../../ui-react/src/kit/parts/Tree.tsx';
import { at } from '../../support/at.ts';
import { eventually } from '../../support/eventually.ts';
import { show } from '../support/show.ts';

const user = userEvent.setup();

const TABS = [
  { id: 'a', label: 'Faser', count: 9 },
  { id: 'b', label: 'Timer' },
  { id: 'c', label: 'Avvik' },
];
function Three() {
  const [chosen, setChosen] = useState('a');
  return (
    <Tabs label="Prosjektet" tabs={TABS} chosen={chosen} onChoose={setChosen}>
      Innhold {chosen}
    </Tabs>
  );
}

interface Person {
  readonly id: string;
  readonly name: string;
}

interface FormProps {
  readonly lookup: Lookup<readonly Person[]>;
  readonly chosen: (person: Person | null) => void;
  readonly sent: () => void;
}

function Form({ lookup, chosen, sent }: FormProps) {
  const [value, setValue] = useState<Person | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Combobox
        label="Person"
        lookup={lookup}
        value={value}
        keyOf={({ id }) => id}
        wordsOf={({ name }) => name}
        onChoose={(person) => {
          chosen(person);
          setValue(person);
        }}
      />
      <button type="submit">Lagre</button>
    </form>
  );
}

describe('tabs', () => {
  const panel = () => screen.getByRole('tabpanel').textContent;

  it('should show what the chosen tab is about, and name it after the tab', async () => {
    show(<Three />);
    await user.click(screen.getByRole('tab', { name: 'Timer' }));
    expect(panel()).toBe('Innhold b');
    expect(screen.getByRole('tabpanel', { name: 'Timer' })).toBeTruthy();
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
  });

  it('should be one stop of the Tab key, in which the arrows, Home and End choose', async () => {
    show(<Three />);
    await user.tab();
    const seen = [];
    for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
      await user.keyboard(key);
      seen.push([panel(), document.activeElement?.textContent]);
    }
    expect(seen).toEqual([
      ['Innhold b', 'Timer'],
      ['Innhold c', 'Avvik'],
      ['Innhold a', 'Faser9'],
      ['Innhold c', 'Avvik'],
      ['Innhold a', 'Faser9'],
    ]);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
});

describe('a menu', () => {
  const pressed = vi.fn<(id: string) => void>();
  const item = (label: string, part: Partial<MenuItem> = {}): MenuItem => ({
    id: label,
    label,
    onPress: () => pressed(label),
    ...part,
  });
  function open(items: readonly MenuItem[]) {
    pressed.mockClear();
    show(
      <>
        <Menu label="Valg" items={items} opener={(props) => <Button {...props}>Mer</Button>} />
        <button type="button">Ved siden av</button>
      </>,
    );
  }
  const opener = () => screen.getByRole('button', { name: 'Mer' });
  const active = () => document.activeElement?.textContent;
  const items = [item('Åpne'), item('Kopier'), item('Arkiver', { isOff: true }), item('Kast'), item('Slett')];

  it('should do what is pressed once, close, and give the focus back', async () => {
    open(items);
    await user.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: 'Kopier' }));
    expect(pressed.mock.calls).toEqual([['Kopier']]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('should lead with the arrows around, past what is off, and to both ends', async () => {
    open(items);
    await user.tab();
    await user.keyboard('{ArrowUp}');
    const seen = [active()];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{End}', '{Home}', '{ArrowUp}']) {
      await user.keyboard(key);
      seen.push(active());
    }
    expect(seen).toEqual(['Slett', 'Åpne', 'Kopier', 'Kast', 'Slett', 'Åpne', 'Slett']);
  });

  it('should lead to what begins with the letters typed, and by one letter from one to the next', async () => {
    open(items);
    await user.click(opener());
    const seen = [];
    for (const key of ['k', 'k', 'k']) {
      await user.keyboard(key);
      seen.push(active());
    }
    expect(seen).toEqual(['Kopier', 'Kast', 'Kopier']);
  });

  it('should close by Escape without closing what it stands in, and by a press beside it', async () => {
    open(items);
    const outer = vi.fn();
    window.addEventListener('keydown', outer);
    await user.click(opener());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect([document.activeElement, outer.mock.calls.length]).toEqual([opener(), 0]);
    window.removeEventListener('keydown', outer);
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Ved siden av' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('should not do what is off, and says which of its choices holds', async () => {
    open([item('Bergen', { isChosen: true }), item('Oslo', { isChosen: false }), item('Stord', { isOff: true })]);
    await user.click(opener());
    const checked = screen.getAllByRole('menuitemradio', { checked: true });
    expect(checked.map(({ textContent }) => textContent)).toEqual(['Bergen']);
    await user.click(screen.getByRole('menuitem', { name: 'Stord' }));
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('a field to find one of many', () => {
  const PAUSE = 300;
  const people = (...names: string[]) => names.map((name) => ({ id: name, name }));

  function find(ask: (words: string) => Reply<readonly Person[]>) {
    const clock = at('2026-11-24T09:00:00Z');
    const asked = vi.fn(ask);
    const lookup = createLookup({ ask: asked, questionOf: (words) => words.trim() || null, pause: PAUSE, clock });
    const chosen = vi.fn<(person: Person | null) => void>();
    const sent = vi.fn();
    show(<Form lookup={lookup} chosen={chosen} sent={sent} />);
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' });
    const type = async (words: string) => {
      await user.type(field, words);
      clock.pass(PAUSE);
    };
    return { asked, chosen, sent, clock, field, type };
  }
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('should ask once for what is typed, after a pause, and choose by key without sending the form', async () => {
    const { asked, chosen, sent, field, type } = find(() => of(ok(people('Kari Lie', 'Kari Nes'))));
    await type('kari');
    expect(asked.mock.calls).toEqual([['kari']]);
    await eventually(() => expect(options()).toEqual(['Kari Lie', 'Kari Nes']));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).id).toBe(field.getAttribute('aria-activedescendant'));
    await user.keyboard('{Enter}');
    expect(chosen.mock.calls.at(-1)?.[0]?.name).toBe('Kari Nes');
    expect([field.value, options(), sent.mock.calls.length]).toEqual(['Kari Nes', [], 0]);
  });

  it('should choose by a press, and take the choice back when something else is typed', async () => {
    const { chosen, field, type } = find(() => of(ok(people('Kari Lie'))));
    await type('kari');
    await user.click(await screen.findByRole('option', { name: 'Kari Lie' }));
    expect(field.value).toBe('Kari Lie');
    await user.type(field, 'x');
    expect(chosen.mock.calls.at(-1)).toEqual([null]);
    expect(field.value).toBe('Kari Liex');
  });

  it('should show no hits of earlier words, however late they come', async () => {
    const answers = new Map<string, Subject<Awaited<ReturnType<typeof answerOf>>>>();
    const answerOf = (...names: string[]) => ok(people(...names));
    const { clock, field, type } = find((words) => {
      const answer = new Subject<ReturnType<typeof answerOf>>();
      answers.set(words, answer);
      return answer;
    });
    await type('ka');
    await user.type(field, 'ri');
    answers.get('ka')?.next(answerOf('Kaja'));
    expect(options()).toEqual([]);
    clock.pass(PAUSE);
    answers.get('kari')?.next(answerOf('Kari Lie'));
    await eventually(() => expect(options()).toEqual(['Kari Lie']));
  });

  it('should say that there are none, and after a failure search again; what is typed stays', async () => {
    let works = false;
    const { field, type } = find(() => of(works ? ok([]) : fail({ kind: 'unreachable', cause: 'network' } as const)));
    await type('kari');
    const again = await screen.findByRole('button', { name: 'Søk igjen' });
    works = true;
    await user.click(again);
    expect(await screen.findByText('Ingen treff på «kari»')).toBeTruthy();
    expect(field.value).toBe('kari');
  });

  it('should close its list by Escape and keep what was typed', async () => {
    const { field, type } = find(() => of(ok(people('Kari Lie'))));
    await type('kari');
    await eventually(() => expect(options()).toHaveLength(1));
    await user.keyboard('{Escape}');
    expect([options(), field.value, field.getAttribute('aria-expanded')]).toEqual([[], 'kari', 'false']);
  });
});

describe('a field for a day', () => {
  it('should tell the day, and say when it is typed in part only', async () => {
    const onChange = vi.fn();
    show(<DateField label="Frist" value="" onChange={onChange} />);
    const field = screen.getByLabelText<HTMLInputElement>('Frist');
    fireEvent.input(field, { target: { value: '2028-02-29' } });
    expect(onChange.mock.calls).toEqual([['2028-02-29']]);
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.focusOut(field);
    expect(await screen.findByText('Skriv hele datoen, eller velg den i kalenderen.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('files to send', () => {
  const file = new File(['abc'], 'tegning.pdf', { type: 'application/pdf' });
  const upload = (id: string, part: object) => ({
    id,
    name: `${id}.pdf`,
    size: 13_000_000,
    sent: 8_100_000,
    startedAt: 0,
    sentAt: 33_058,
    state: 'sending' as const,
    ...part,
  });

  it('should take what is chosen, twice the same too, and what is dropped', async () => {
    const onFiles = vi.fn();
    show(<FileDrop label="Dokumenter" uploads={[]} onFiles={onFiles} onStop={vi.fn()} onRetry={vi.fn()} />);
    const field = screen.getByLabelText<HTMLInputElement>('Velg filer');
    await user.upload(field, file);
    await user.upload(field, file);
    fireEvent.drop(screen.getByRole('group', { name: 'Dokumenter' }), { dataTransfer: { files: [file] } });
    expect(onFiles.mock.calls).toEqual([[[file]], [[file]], [[file]]]);
  });

  it('should say of each how far it is, why it failed, and offer what can be done', async () => {
    const [onStop, onRetry] = [vi.fn(), vi.fn()];
    const failure = { key: 'failure.refused', params: { message: 'Filen er for stor.' } } as const;
    const uploads = [
      upload('a', {}),
      upload('b', { state: 'failed', failure }),
      upload('c', { state: 'done', sent: 13_000_000 }),
      upload('d', { state: 'done', size: 48_000, sent: 48_000 }),
      upload('e', { size: 80_000, sent: 76_000 }),
    ];
    show(<FileDrop label="Dokumenter" uploads={uploads} onFiles={vi.fn()} {...{ onStop, onRetry }} />);
    const [a, b, c, d, e] = within(screen.getByRole('list', { name: 'Filer' })).getAllByRole('listitem');
    expect(a?.textContent).toContain('8,1 av 13,0 MB · 62 % · ca. 20 sekunder igjen');
    expect(b?.textContent).toContain('Filen er for stor.');
    expect(c?.textContent).toContain('13,0 MB · sendt');
    expect(d?.textContent).toContain('48 kB · sendt');
    expect(e?.textContent).toContain('76 av 80 kB · 95 % · ca. 2 sekunder igjen');
    await user.click(screen.getByRole('button', { name: 'Avbryt a.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Prøv b.pdf igjen' }));
    await user.click(screen.getByRole('button', { name: 'Fjern c.pdf' }));
    expect([onStop.mock.calls, onRetry.mock.calls]).toEqual([[['a'], ['c']], [['b']]]);
  });
});

const FOLDERS = [
  { id: '', title: 'Alle', branches: [] },
  {
    id: 'a',
    title: 'Tegninger',
    count: 3,
    branches: [
      { id: 'b', title: 'ARK', branches: [] },
      { id: 'c', title: 'RIB', branches: [] },
    ],
  },
];

function Folders({ first = '' }: { readonly first?: string }) {
  const [chosen, setChosen] = useState(first);
  return <Tree label="Mapper" branches={FOLDERS} chosen={chosen} onChoose={setChosen} />;
}

describe('a tree', () => {
  const shown = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
  const chosen = () => screen.getByRole('treeitem', { selected: true }).textContent;

  it('should be gone through by the arrows, which open and close its branches, and chosen from by Enter', async () => {
    show(<Folders />);
    expect(shown()).toEqual(['Alle', 'Tegninger3']);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(shown()).toEqual(['Alle', 'Tegninger3', 'ARK', 'RIB']);
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(chosen()).toBe('RIB');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Tegninger3');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['Alle', 'Tegninger3']);
    expect(chosenOrNone()).toBeNull();
    await user.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('Alle');
  });

  const chosenOrNone = () => screen.queryByRole('treeitem', { selected: true });

  it('should show the branch that is chosen at first, with its place among those beside it', () => {
    show(<Folders first="c" />);
    const rib = screen.getByRole('treeitem', { name: 'RIB' });
    expect(['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => rib.getAttribute(name))).toEqual([
      '2',
      '2',
      '2',
    ]);
    expect(chosen()).toBe('RIB');
  });

  it('should open a branch by a press on its arrow alone, and choose by a press on the rest', async () => {
    show(<Folders />);
    const drawings = screen.getByRole('treeitem', { name: /Tegninger/ });
    const arrow = drawings.firstElementChild;
    if (arrow) await user.click(arrow);
    expect(shown()).toHaveLength(4);
    expect(chosen()).toBe('Alle');
    await user.click(screen.getByText('ARK'));
    expect(chosen()).toBe('ARK');
  });
});

describe('a date tile', () => {
  it('should show the month over the date, and be read aloud as the whole date', () => {
    show(<DateTile day={dayIn('2026-03-08')} />);
    const seen = [...document.querySelectorAll('time > [aria-hidden="true"]')];
    expect(seen.map((part) => part.textContent)).toEqual(['mars', '08']);
    expect(screen.getByText('08.03.2026').closest('time')?.dateTime).toBe('2026-03-08');
  });

  it('should stand out where its day has gone by', () => {
    show(<DateTile day={dayIn('2026-11-12')} isPassed />);
    expect(document.querySelector('time')?.dataset['look']).toBe('passed');
  });

  it('should keep its room, and name no date, where there is no day', () => {
    show(<DateTile day={dayIn('2026-02-30')} />);
    expect(document.querySelector('time')).toBeNull();
    expect(document.querySelector('svg')).not.toBeNull();
  });
});

describe('a fraction', () => {
  const barOf = (): HTMLElement | null => document.querySelector('[style*="inline-size"]');

  it('[W-PHASES-01] should say how much is done of how much, and fill its bar by that', () => {
    show(<Fraction fraction={{ done: 486.5, of: 1946 }} />);
    expect(screen.getByText(/^486,5 av 1.946$/)).toBeDefined();
    expect(barOf()?.style.inlineSize).toBe('25%');
  });

  it('[W-PHASES-01] should fill its bar and no more where more is done than there was to do', () => {
    show(<Fraction fraction={{ done: 668, of: 640 }} />);
    expect(screen.getByText('668 av 640')).toBeDefined();
    expect(barOf()?.style.inlineSize).toBe('100%');
  });

  it('[W-PHASES-01] should be a word, without a figure or a bar, where there is nothing to do', () => {
    const draw = show(<Fraction fraction={null} />);
    expect(document.body.textContent).toBe('Ingen ennå');
    expect(barOf()).toBeNull();
    draw(<Fraction fraction={null} none="Ikke kjent" />);
    expect(document.body.textContent).toBe('Ikke kjent');
  });
});

describe('a fold', () => {
  it('should open and close by its heading, say which it is, and how many it has', async () => {
    show(
      <Fold title="Frister" count={3} level={3}>
        Takstoler montert
      </Fold>,
    );
    const turn = within(screen.getByRole('heading', { level: 3, name: 'Frister 3' })).getByRole('button');
    expect(turn.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Takstoler montert')).toBeNull();
    await user.click(turn);
    expect(turn.getAttribute('aria-expanded')).toBe('true');
    const content = document.getElementById(turn.getAttribute('aria-controls') ?? '');
    expect(content?.textContent).toBe('Takstoler montert');
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Takstoler montert')).toBeNull();
  });

  it('should be open at first where its page wants it', () => {
    show(
      <Fold title="Milepæler" level={4} startsOpen>
        Dekke støpt
      </Fold>,
    );
    expect(screen.getByText('Dekke støpt')).toBeDefined();
  });
});
