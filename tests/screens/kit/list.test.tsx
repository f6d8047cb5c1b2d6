import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FacetChip } from '../../../ui-react/src/kit/list/FacetChip.tsx';
import { FilterBar } from '../../../ui-react/src/kit/list/FilterBar.tsx';
import { Pager } from '../../../ui-react/src/kit/list/Pager.tsx';
import { ResultLine } from '../../../ui-react/src/kit/list/ResultLine.tsx';
import { show } from '../support/show.ts';

const user = userEvent.setup();

describe('the filter bar', () => {
  const chips = [
    { value: '', label: 'Alle', count: 40 },
    { value: 'done', label: 'Ferdig', count: 11, status: 'ok' },
  ] as const;
  const facets: ReactNode = (
    <>
      <FacetChip label="Type" value={null} />
      <FacetChip label="Avdeling" value="Bergen" />
    </>
  );

  it('should tell of what is typed and chosen, and say which quick choice holds', async () => {
    const [onType, onChoose] = [vi.fn(), vi.fn()];
    show(
      <FilterBar
        label="Filter"
        search={{ label: 'Søk i prosjekter', value: '', onType }}
        quick={{ label: 'Status', chips, chosen: '', onChoose }}
      />,
    );
    await user.type(screen.getByRole('searchbox', { name: 'Søk i prosjekter' }), 'b');
    expect(onType.mock.calls).toEqual([['b']]);
    const group = within(screen.getByRole('group', { name: 'Status' }));
    expect(group.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Alle40']);
    await user.click(group.getByRole('button', { name: /Ferdig/ }));
    expect(onChoose.mock.calls).toEqual([['done']]);
  });

  it('should say the value of a facet that is on', () => {
    show(<FilterBar label="Filter" facets={facets} facetsOn={1} />);
    expect(screen.getByRole('button', { name: 'Type' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Avdeling: Bergen' })).toBeTruthy();
  });

  it('should offer to reset the facets only while one is on', async () => {
    const onReset = vi.fn();
    const draw = show(<FilterBar label="Filter" facets={facets} facetsOn={1} onReset={onReset} />);
    await user.click(screen.getByRole('button', { name: 'Nullstill' }));
    expect(onReset).toHaveBeenCalledOnce();
    draw(<FilterBar label="Filter" facets={facets} facetsOn={0} onReset={onReset} />);
    expect(screen.queryByRole('button', { name: 'Nullstill' })).toBeNull();
  });

  it('should say on its button how many facets are on, and show them in a window', async () => {
    show(<FilterBar label="Filter" facets={facets} facetsOn={1} onReset={() => undefined} />);
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    expect(screen.getByRole('button', { name: /^Filter\s*1?\s*1 på$/ })).toBeTruthy();
    const window = within(screen.getByRole('dialog', { name: 'Filter' }));
    expect(window.getByRole('button', { name: 'Avdeling: Bergen' })).toBeTruthy();
    await user.click(window.getByRole('button', { name: 'Lukk' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the result line', () => {
  it('should announce its count and its news each time they change', () => {
    const draw = show(<ResultLine count="40 prosjekter" />);
    const regions = screen.getAllByRole('status');
    const heard = () => regions.map(({ textContent }) => textContent);
    expect(heard()).toEqual(['40 prosjekter', '']);
    draw(<ResultLine count="41 prosjekter" announcement={{ news: '1 nytt prosjekt', onShow: () => undefined }} />);
    expect(heard()).toEqual(['41 prosjekter', '1 nytt prosjekt']);
  });
});

describe('the pager', () => {
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);

  it('should say where the page is, and lead to the others', async () => {
    const onGo = vi.fn();
    show(<Pager page={2} total={40} size={12} onGo={onGo} />);
    expect(screen.getByText('13–24 av 40')).toBeTruthy();
    expect(screen.getByText('Side 2 av 4')).toBeTruthy();
    expect(names()).toEqual(['Forrige', '1', '2', '3', '4', 'Neste']);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
    for (const name of ['Forrige', 'Side 4', 'Neste']) await user.click(screen.getByRole('button', { name }));
    expect(onGo.mock.calls).toEqual([[1], [4], [3]]);
  });

  it.each([
    [1, 'Forrige'],
    [4, 'Neste'],
  ])('should stay within the pages: at page %i, %s leads nowhere and keeps the focus', async (page, name) => {
    const onGo = vi.fn();
    show(<Pager page={page} total={40} size={12} onGo={onGo} />);
    const step = screen.getByRole('button', { name });
    expect(step.getAttribute('aria-disabled')).toBe('true');
    await user.click(step);
    expect(onGo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(step);
  });

  it('should show the last page where the page asked for is beyond it', () => {
    show(<Pager page={9} total={40} size={12} onGo={() => undefined} />);
    expect(screen.getByText('37–40 av 40')).toBeTruthy();
  });

  it('should not be there for a list of one page', () => {
    show(<Pager page={1} total={12} size={12} onGo={() => undefined} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
