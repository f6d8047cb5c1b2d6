import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BarTable } from '../../../ui-react/src/kit/figure/BarTable.tsx';
import type { FigureData } from '../../../ui-react/src/kit/figure/figure-data.ts';
import { TimeColumns } from '../../../ui-react/src/kit/figure/TimeColumns.tsx';
import { InfoSign } from '../../../ui-react/src/kit/TipArea.tsx';
import { show } from '../support/show.ts';

const user = userEvent.setup();
const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The bars of a table: their colour, and their part of the longest. */
const barsOf = (name: string) =>
  [...screen.getByRole('table', { name }).querySelectorAll<HTMLElement>('i')].map((bar) => [
    bar.dataset['fill'],
    bar.style.getPropertyValue('--part'),
  ]);

const STATUSES: FigureData = {
  names: ['Planlagt', 'Forfalt', 'Ferdig'],
  tones: ['mute', 'bad', 'ok'],
  series: [
    { name: 'Antall', numbers: [0, 25, 1_250], total: 1_275 },
    { name: 'Andel', numbers: [0, null, 98], total: 100, format: (number) => `${number} %` },
  ],
  sum: 'I alt',
};

describe('a table with bars', () => {
  it('should say in one sentence that there is none where each number is zero, without rows of zeros', () => {
    const none = { ...STATUSES, series: [{ name: 'Antall', numbers: [0, 0, null], total: 0 }] };
    show(<BarTable title="Oppgaver" data={none} />);
    expect(cellsOf('Oppgaver')).toEqual([['Oppgaver', 'Antall'], ['Ingen registrert']]);
  });

  it('should have each number once, its title among the heads, and no bar for zero', () => {
    show(<BarTable title="Oppgaver" data={STATUSES} />);
    expect(cellsOf('Oppgaver')).toEqual([
      ['Oppgaver', 'Antall', 'Andel'],
      ['Planlagt', '0', '0 %'],
      ['Forfalt', '25', '–'],
      ['Ferdig', '1\u00a0250', '98 %'],
      ['I alt', '1\u00a0275', '100 %'],
    ]);
    expect(barsOf('Oppgaver')).toEqual([
      ['first', '0'],
      ['bad', '0.02'],
      ['first', '1'],
    ]);
  });

  it('should mark a name that has more than it should', () => {
    const data: FigureData = { names: ['Betong', 'Rør'], series: [{ name: 'Ført', numbers: [128, 40] }] };
    show(<BarTable title="Timer" data={data} isOver={(at) => at === 0} />);
    expect(barsOf('Timer').map(([fill]) => fill)).toEqual(['bad', 'first']);
  });

  it('should narrow the list by a row, and show all again by another press on it', async () => {
    const onChoose = vi.fn();
    const values = ['1', null, '3'];
    show(<BarTable title="Avvik" data={STATUSES} filter={{ values, chosen: '3', onChoose }} />);
    expect(screen.queryByRole('button', { name: 'Forfalt' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Planlagt', pressed: false }));
    await user.click(screen.getByRole('button', { name: 'Ferdig', pressed: true }));
    expect(onChoose.mock.calls).toEqual([['1'], ['']]);
  });

  it('should stay whole where there is nothing, and where a number is missing', () => {
    show(<BarTable title="Tom" data={{ names: [], series: [] }} />);
    show(<BarTable title="Ukjent" data={{ names: ['Rør'], series: [{ name: 'Timer', numbers: [] }] }} />);
    expect(cellsOf('Tom')).toEqual([['Tom']]);
    expect(cellsOf('Ukjent')[1]).toEqual(['Rør', '–']);
  });

  it('should say its source in a sign of its own, not below the numbers', () => {
    show(<BarTable title="Oppgaver" data={STATUSES} info={<InfoSign words="Kilde: listen." />} />);
    expect(screen.getByRole('button', { name: 'Kilde: listen.' })).toBeDefined();
    expect(screen.queryByText('Kilde: listen.')).toBeNull();
  });
});

describe('columns over time', () => {
  const DAYS: FigureData = {
    names: ['01.11', '02.11', '03.11'],
    series: [
      { name: 'Godkjent', tone: 'first', numbers: [4, 0, null] },
      { name: 'Avvist', tone: 'bad', numbers: [1, 2, 0] },
    ],
  };
  const WEEKS: FigureData = { names: ['Uke 44'], series: [{ name: 'Godkjent', numbers: [4], total: 4 }], sum: 'I alt' };
  const draw = () =>
    show(<TimeColumns title="Per dag" data={DAYS} marks={[{ at: 1, name: 'Uke 45', detail: '02.11' }]} rows={WEEKS} />);

  it('should be a picture whose numbers a reader has as a table', () => {
    draw();
    const picture = screen.getByRole('img', { name: /^Søylediagram: Per dag/ });
    expect([...picture.querySelectorAll<HTMLElement>('i')].map((part) => part.dataset['fill'])).toEqual([
      'first',
      'bad',
      'bad',
    ]);
    expect(cellsOf('Per dag')).toEqual([
      ['Per dag', 'Godkjent'],
      ['Uke 44', '4'],
      ['I alt', '4'],
    ]);
    expect(screen.getByText('Uke 45')).toBeDefined();
  });

  it('should give way to the table at a press, and come back at another', async () => {
    draw();
    await user.click(screen.getByRole('button', { name: 'Tall', pressed: false }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Tall', pressed: true }));
    expect(screen.getByRole('img')).toBeDefined();
  });

  it('should show the numbers of the column that the arrow keys reach', async () => {
    draw();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('img'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const legend = screen.getByRole('figure').querySelector('figcaption p');
    expect(legend?.textContent).toBe('02.11Godkjent 0Avvist 2');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(legend?.textContent).toBe('01.11Godkjent 4Avvist 1');
  });
});
