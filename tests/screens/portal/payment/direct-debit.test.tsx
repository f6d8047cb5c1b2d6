import { expect, it } from 'vitest';
import { visit } from '../../support/portal.tsx';

it('promises nothing on the page of a direct debit whose address reports no outcome', async () => {
  const { screen } = visit('/nordlys/avtalegiro?departmentId=101');
  await screen.findByText('Vi vet ikke hvilken avtale det gjelder');
  expect(screen.queryByText(/oppstartsfaktura|er satt opp|ikke satt opp|Lenken i SMS-en/)).toBe(null);
});
