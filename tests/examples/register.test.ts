import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { registerWith } from './register.ts';

it('should find contacts and persons, and list the departments', async () => {
  const [root, token] = await serveStaff();
  const { contacts, persons, departments } = await registerWith(root, token, 'an');
  expect([contacts.length > 0, persons.length > 0, departments.length > 0]).toEqual([true, true, true]);
  expect((await registerWith(root, token, 'Nils Nygård')).persons).toContain('Nils Nygård');
});
