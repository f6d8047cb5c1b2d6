import '../../../ui-react/src/i18n/catalogs/frame.ts';

import { parseIsoDate } from '@felles/core';
import type { PeriodQuestion } from '@felles/core/data';
import { EVERY_DAY } from '@felles/core/internal/data/period';
import { fireEvent, screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PeriodFacet } from '../../../ui-react/src/kit/list/PeriodFacet.tsx';
import { show } from '../support/show.ts';

const user = userEvent.setup();
const TODAY = parseIsoDate('2026-11-19') ?? expect.fail('it is a day');
const NOVEMBER = { from: '2026-11-01', to: '2026-11-19' };

function Place({
  first,
  onChoose,
}: {
  readonly first: PeriodQuestion;
  readonly onChoose: (p: PeriodQuestion) => void;
}) {
  const [period, setPeriod] = useState(first);
  return (
    <PeriodFacet
      period={period}
      today={TODAY}
      onChoose={(next) => {
        onChoose(next);
        setPeriod(next);
      }}
    />
  );
}

async function opened(first: PeriodQuestion = EVERY_DAY) {
  const onChoose = vi.fn();
  show(<Place first={first} onChoose={onChoose} />);
  const facet = screen.getByRole('button', { name: /^Periode/ });
  await user.click(facet);
  const choice = within(screen.getByRole('dialog', { name: 'Velg periode' }));
  return { onChoose, facet, choice };
}
const write = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

describe('a period', () => {
  it('should be one press away where it is a usual one, and say its days', async () => {
    const { onChoose, facet, choice } = await opened();
    await user.click(choice.getByRole('button', { name: 'Denne måneden' }));
    expect(onChoose.mock.calls).toEqual([[NOVEMBER]]);
    expect(facet.textContent).toBe('Periode: 01.11–19.11');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(facet);
  });

  it('should begin at the chosen one, and close by Escape without a choice', async () => {
    const { onChoose, facet, choice } = await opened(NOVEMBER);
    expect(document.activeElement).toBe(choice.getByRole('button', { name: 'Denne måneden', pressed: true }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(facet);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('should be any two days, whose number the button says', async () => {
    const { onChoose, facet, choice } = await opened();
    write('Fra', '2025-12-30');
    write('Til', '2026-01-02');
    await user.click(choice.getByRole('button', { name: 'Vis 4 dager' }));
    expect(onChoose.mock.calls).toEqual([[{ from: '2025-12-30', to: '2026-01-02' }]]);
    expect(facet.textContent).toBe('Periode: 30.12.2025–02.01.2026');
  });

  it('should be shown at the field if the last day is before the first, and choose nothing', async () => {
    const { onChoose, choice } = await opened();
    write('Fra', '2026-11-19');
    write('Til', '2026-11-18');
    await user.click(choice.getByRole('button', { name: 'Vis' }));
    const last = choice.getByLabelText('Til');
    expect(document.activeElement).toBe(last);
    expect(last.getAttribute('aria-invalid')).toBe('true');
    expect(choice.getByText('Til-datoen er før fra-datoen.')).toBeTruthy();
    expect(onChoose).not.toHaveBeenCalled();
    write('Til', '2026-11-20');
    expect(choice.queryByText('Til-datoen er før fra-datoen.')).toBeNull();
  });

  it('should refuse a year of two digits, and a day that is typed in part', async () => {
    const { onChoose, choice } = await opened();
    write('Fra', '0026-11-19');
    await user.click(choice.getByRole('button', { name: 'Vis' }));
    expect(choice.getByText('Skriv året med fire sifre.')).toBeTruthy();
    write('Fra', '');
    Object.defineProperty(choice.getByLabelText('Fra'), 'validity', { value: { badInput: true } });
    await user.click(choice.getByRole('button', { name: 'Vis' }));
    expect(document.activeElement).toBe(choice.getByLabelText('Fra'));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('should be open at an end that is not given', async () => {
    const { onChoose, facet, choice } = await opened();
    write('Til', '2026-11-18');
    await user.click(choice.getByRole('button', { name: 'Vis' }));
    expect(onChoose.mock.calls).toEqual([[{ from: '', to: '2026-11-18' }]]);
    expect(facet.textContent).toBe('Periode: til 18.11.2026');
  });

  it('should still have what was typed when it is opened again', async () => {
    const { facet } = await opened();
    write('Fra', '2026-11-02');
    await user.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(facet);
    expect(screen.getByLabelText<HTMLInputElement>('Fra').value).toBe('2026-11-02');
  });
});
