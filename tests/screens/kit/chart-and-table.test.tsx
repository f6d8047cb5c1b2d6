import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { ChartAndTable } from '../../../ui-react/src/kit/figure/ChartAndTable.tsx';
import type { FigureData } from '../../../ui-react/src/kit/figure/figure-data.ts';
import { show } from '../support/show.ts';

const block = (name: string | RegExp) => within(screen.getAllByRole('figure', { name })[0] ?? expect.fail('is there'));
const cellsOf = (name: string) =>
  block(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const chartOf = (name: string) => screen.getAllByRole('figure', { name })[0]?.querySelector('div[aria-hidden] > *');

const DAYS: FigureData = {
  head: 'Dag',
  names: ['01.11', '02.11', '03.11'],
  series: [
    { name: 'Egne', tone: 'first', numbers: [4, 0, null] },
    { name: 'Avvist', tone: 'bad', numbers: [1, 2, 0] },
  ],
};

describe('a chart with its table', () => {
  it('should have the numbers in a table, and the chart for eyes only', () => {
    show(<ChartAndTable title="Innsjekk per dag" kind="columns" data={DAYS} />);
    expect(cellsOf('Innsjekk per dag')).toEqual([
      ['Dag', 'Egne', 'Avvist'],
      ['01.11', '4', '1'],
      ['02.11', '0', '2'],
      ['03.11', '–', '0'],
    ]);
    expect(block('Innsjekk per dag').queryByRole('img')).toBeNull();
    const parts = [...(chartOf('Innsjekk per dag')?.querySelectorAll('[data-fill]') ?? [])];
    expect(parts.map((part) => part.getAttribute('data-fill'))).toEqual(['first', 'bad', 'bad']);
  });

  it('should sum up in the table what the chart has one by one, with the totals that are given', () => {
    const weeks: FigureData = {
      head: 'Uke',
      names: ['Uke 44'],
      series: [{ name: 'Egne', numbers: [4], total: 4 }],
      sum: 'I alt',
    };
    show(<ChartAndTable title="Per uke" total="4" kind="columns" data={DAYS} rows={weeks} />);
    expect(cellsOf('Per uke 4')).toEqual([
      ['Uke', 'Egne'],
      ['Uke 44', '4'],
      ['I alt', '4'],
    ]);
  });

  it('should draw counts with their numbers first, zero without a bar', () => {
    const data: FigureData = {
      head: 'Status',
      names: ['Planlagt', 'Ferdig'],
      tones: ['mute', 'ok'],
      series: [
        { name: 'Antall', numbers: [0, 1_250] },
        { name: 'Andel', numbers: [0, 100], format: (number) => `${number} %` },
      ],
    };
    show(<ChartAndTable title="Oppgaver" kind="counts" data={data} />);
    expect(cellsOf('Oppgaver')[2]).toEqual(['Ferdig', '1\u00a0250', '100 %']);
    expect([...(chartOf('Oppgaver')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '0Planlagt',
      '1\u00a0250Ferdig',
    ]);
    expect(chartOf('Oppgaver')?.querySelectorAll('[data-fill]')).toHaveLength(1);
  });

  it('should mark a budget that is used up, in words too, and know of none where there is none', () => {
    const data: FigureData = {
      head: 'Artikkel',
      names: ['Betong', 'Rør', 'Annet'],
      series: [
        { name: 'Ført', numbers: [128, 40, 7] },
        { name: 'Budsjett', numbers: [100, 60, null] },
      ],
    };
    show(<ChartAndTable title="Timer" kind="budgets" data={data} />);
    expect(cellsOf('Timer')).toEqual([
      ['Artikkel', 'Ført', 'Budsjett', 'Igjen'],
      ['Betong', '128', '100', '28 over'],
      ['Rør', '40', '60', '20'],
      ['Annet', '7', '–', '–'],
    ]);
    expect(chartOf('Timer')?.querySelectorAll('li[data-over]')).toHaveLength(1);
  });

  it('should stay whole where there is nothing, and where all is zero', () => {
    for (const kind of ['columns', 'counts', 'budgets'] as const) {
      show(<ChartAndTable title={`Tom ${kind}`} kind={kind} data={{ head: 'Dag', names: [], series: [] }} />);
      show(
        <ChartAndTable
          title={`Null ${kind}`}
          kind={kind}
          data={{ head: 'Dag', names: ['01.11'], series: [{ name: 'Egne', numbers: [0] }] }}
        />,
      );
      expect(cellsOf(`Null ${kind}`)[1]?.slice(0, 2)).toEqual(['01.11', '0']);
    }
  });
});
