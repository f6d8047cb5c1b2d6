import { fail, idle, type Load, loading, toLoad } from '@felles/core';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Figure } from '../../../ui-react/src/kit/figure/Figure.tsx';
import type { FigureData } from '../../../ui-react/src/kit/figure/figure-data.ts';
import { show } from '../support/show.ts';

const user = userEvent.setup();
const HOURS: FigureData = {
  head: 'Uke',
  names: ['Uke 46', 'Uke 47'],
  series: [
    { name: 'Betong', numbers: [1_240.5, 0] },
    { name: 'Rør', numbers: [8, null] },
  ],
};
const ready = (value: FigureData): Load<FigureData> => ({ status: 'ready', value });

function showFigure(load: Load<FigureData>) {
  const again = vi.fn();
  show(
    <Figure
      title="Timer per uke"
      kind="stacked"
      load={load}
      words={{ some: 'timer', all: 'Timene' }}
      again={again}
      empty={<p>Ingen timer ennå</p>}
    />,
  );
  return again;
}
const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a figure', () => {
  it('should be a picture that is named after its kind and its title', async () => {
    showFigure(ready(HOURS));
    expect(screen.getByRole('figure', { name: 'Timer per uke' })).toBeTruthy();
    const name = 'Stablet stolpediagram: Timer per uke. Tallene kan vises som tabell.';
    expect(await screen.findByRole('img', { name })).toBeTruthy();
  });

  it('should have its numbers as a table one press away, and the picture back by another', async () => {
    showFigure(ready(HOURS));
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: 'Vis tallene' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('table', { name: 'Timer per uke' })).toBeTruthy();
    expect(cells()).toEqual([
      ['Uke', 'Betong', 'Rør'],
      ['Uke 46', '1\u00a0240,5', '8'],
      ['Uke 47', '0', '–'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Vis diagrammet' }));
    expect(await screen.findByRole('img')).toBeTruthy();
  });

  it('should have its numbers, and a button, where the code for the picture does not come', async () => {
    vi.resetModules();
    vi.doMock('../../../ui-react/src/kit/figure/Chart.tsx', () => Promise.reject(new Error('no network')));
    onTestFinished(() => vi.doUnmock('../../../ui-react/src/kit/figure/Chart.tsx'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { Figure: Fresh } = await import('../../../ui-react/src/kit/figure/Figure.tsx');
    await import('../../../ui-react/src/i18n/catalogs/frame.ts');
    const words = { some: 'timer', all: 'Timene' };
    show(<Fresh title="Timer" kind="line" load={ready(HOURS)} words={words} again={vi.fn()} empty={null} />);
    expect(within(await screen.findByRole('alert')).getByRole('button', { name: 'Last inn på nytt' })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Timer' })).toBeTruthy();
  });

  it('should show nothing of what is not asked for or on its way', () => {
    for (const load of [idle, loading]) {
      showFigure(load);
      expect(screen.queryByRole('button')).toBeNull();
    }
  });

  it('should say that there is nothing where there is no number, and take zero for one', () => {
    const none = HOURS.series.map((series) => ({ ...series, numbers: [null, null, 7] }));
    showFigure(ready({ ...HOURS, series: none }));
    expect(screen.getByText('Ingen timer ennå')).toBeTruthy();
    showFigure(ready({ ...HOURS, series: [{ name: 'Betong', numbers: [0, null] }] }));
    expect(screen.getAllByText('Ingen timer ennå')).toHaveLength(1);
  });

  it('should say that it failed, and ask again', async () => {
    const again = showFigure(toLoad(fail({ kind: 'unreachable', cause: 'timeout' })));
    const alert = within(await screen.findByRole('alert'));
    await user.click(await alert.findByRole('button', { name: 'Prøv igjen' }));
    expect(again).toHaveBeenCalledOnce();
  });
});
