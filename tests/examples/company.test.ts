import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { companyOf } from './company.ts';

it('should look a company’s code up', async () => {
  const { root } = await serve();
  expect(await companyOf(root, 'nordlys', 'AB1C2D3E4F5G')).toEqual({
    company: 'Fjordkonsult',
    departments: [expect.any(String), expect.any(String)],
  });
  expect(await companyOf(root, 'nordlys', 'ZZ')).toMatch(/kjenner ikke denne koden/);
});
