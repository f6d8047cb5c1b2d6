import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { sendDocument } from './documents.ts';

it('should send a document', async () => {
  const [root, token] = await serveStaff();
  expect(await sendDocument(root, token, '1001', 'Referat.txt', 'Vi var enige.')).toBe(null);
  expect(await sendDocument(root, token, '1001', 'program.exe', 'MZ')).toMatch(/filtypen/);
});
