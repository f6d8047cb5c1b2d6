import '../../../ui-react/src/i18n/catalogs/frame.ts';

import { parseIsoDate } from '@felles/core';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DateOfBirth } from '../../../ui-react/src/kit/DateOfBirth.tsx';
import { StatusBox } from '../../../ui-react/src/kit/StatusBox.tsx';
import { LOADERS, Loader } from '../../../ui-react/src/kit/states/Loader.tsx';
import { CodeLoading } from '../../../ui-react/src/kit/states/Skeleton.tsx';
import { pass } from '../support/pass.ts';
import { show } from '../support/show.ts';

describe('a status box', () => {
  it('[W-SHELL-25] [W-SHELL-26] should show its message in one of five looks, each another', () => {
    const types = ['primary', 'success', 'info', 'warning', 'danger'] as const;
    const looks = types.map((type) => {
      show(<StatusBox type={type} title={`Melding ${type}`} />);
      return screen.getByText(`Melding ${type}`).parentElement?.parentElement?.className;
    });
    expect(new Set(looks).size).toBe(types.length);
    expect(looks).not.toContain(undefined);
  });
});

describe('a loader', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  it('[W-SHELL-30] should be a circle, a dot, a line, an error or a success', async () => {
    expect(LOADERS).toEqual(['circle', 'dot', 'line', 'error', 'success']);
    for (const type of LOADERS) show(<Loader type={type} what="prosjekter" />);
    await pass(250);
    expect([...document.querySelectorAll('[data-loader]')].map((each) => each.getAttribute('data-loader'))).toEqual([
      ...LOADERS,
    ]);
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
      'Henter prosjekter',
      'Henter prosjekter',
      'Henter prosjekter',
      'Kunne ikke hente prosjekter',
      'Hentet prosjekter',
    ]);
  });

  it('[W-SHELL-31] should be absent for 200 ms, and say at once how a load ended', async () => {
    show(<Loader type="circle" what="prosjekter" />);
    show(<Loader type="error" what="frister" />);
    await pass(190);
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['Kunne ikke hente frister']);
    await pass(20);
    expect(screen.getAllByRole('status')).toHaveLength(2);
  });
});

describe('a page that is coming', () => {
  it('should show nothing for 200 ms, then its shape, and say so in a region that was there before', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    show(<CodeLoading>rader</CodeLoading>);
    const region = screen.getByRole('status');
    await pass(190);
    expect(document.body.textContent).toBe('');
    await pass(20);
    expect(region.textContent).toBe('Laster …');
    expect(screen.getByText('rader')).toBeDefined();
  });
});

const today = parseIsoDate('2026-11-19') ?? expect.fail('no day');

function Picker({ isMissing = false }: { readonly isMissing?: boolean }) {
  const [value, choose] = useState<Parameters<typeof DateOfBirth>[0]['value']>({
    day: null,
    month: null,
    year: null,
  });
  return <DateOfBirth value={value} onChoose={choose} today={today} isMissing={isMissing} />;
}

describe('the date picker', () => {
  const lists = () => screen.getAllByRole<HTMLSelectElement>('combobox');
  const options = (place: number) =>
    [...(lists()[place]?.options ?? [])].map(({ value }) => value).filter((value) => value !== '');
  const choose = async (place: number, value: string) => {
    const list = lists()[place];
    if (list) await userEvent.selectOptions(list, value);
  };

  it('[P-PERSON-28] [W-SHELL-36] [W-SHELL-39] should have day, month and year, with the hundred years that end with this one', () => {
    show(<Picker />);
    expect(within(screen.getByRole('group')).getAllByRole('combobox')).toHaveLength(3);
    expect(options(2)).toEqual(Array.from({ length: 100 }, (_, index) => String(2026 - index)));
  });

  it('[P-PERSON-30] [W-SHELL-37] [W-SHELL-38] should mark each of the fields that is missing, not the first alone', async () => {
    show(<Picker isMissing />);
    const marked = () => lists().map((list) => list.getAttribute('aria-invalid') === 'true');
    expect(marked()).toEqual([true, true, true]);
    await choose(1, '5');
    expect(marked()).toEqual([true, false, true]);
    await choose(0, '17');
    expect(marked()).toEqual([false, false, true]);
    await choose(2, '1992');
    expect(marked()).toEqual([false, false, false]);
  });

  it('[P-PERSON-31] [W-SHELL-40] [W-SHELL-42] should offer 30 days in four months, and 31 in seven', async () => {
    show(<Picker />);
    for (const [month, days] of [
      [4, 30],
      [6, 30],
      [9, 30],
      [11, 30],
      [1, 31],
      [3, 31],
      [5, 31],
      [7, 31],
      [8, 31],
      [10, 31],
      [12, 31],
    ] as const) {
      await choose(1, String(month));
      expect(options(0)).toHaveLength(days);
    }
  });

  it('[P-PERSON-32] [W-SHELL-41] should offer 29 February in a leap year and without a year; another year clears and marks it', async () => {
    show(<Picker />);
    await choose(0, '31');
    await choose(1, '2');
    expect([options(0).length, lists()[0]?.value]).toEqual([29, '']);
    await choose(0, '29');
    await choose(2, '2024');
    expect([options(0).length, lists()[0]?.value]).toEqual([29, '29']);
    await choose(2, '2023');
    expect([options(0).length, lists()[0]?.value, lists()[0]?.getAttribute('aria-invalid')]).toEqual([28, '', 'true']);
  });
});
