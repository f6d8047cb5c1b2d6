import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { createProject } from './new-project.ts';

it('should create a project', async () => {
  const [root, token] = await serveStaff();
  const typed = { title: 'Naust', address: 'Sjøveien 1', postal_code: '5014', city: 'Bergen' };
  expect(await createProject(root, token, typed)).toMatchObject({
    title: 'Naust',
    number: expect.stringMatching(/\d/),
  });
});
