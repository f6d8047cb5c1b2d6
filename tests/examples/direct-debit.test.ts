import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { memoryAddress } from '../support/fake-ports.ts';
import { isDirectDebitSetUp } from './direct-debit.ts';

it('should say whether a direct debit is set up', async () => {
  const { root } = await serve();
  const at = (query: string) => memoryAddress(query, '/nordlys/avtalegiro', true);
  expect(await isDirectDebitSetUp(root, 'nordlys', at('?departmentId=101&status=ok'))).toBe(true);
  expect(await isDirectDebitSetUp(root, 'nordlys', at('?departmentId=101&status=not_ok'))).toBe(false);
});
