import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { participantsOf } from './participants.ts';

it('should list the participants of a project', async () => {
  const [root, token] = await serveStaff();
  expect(await participantsOf(root, token, '1001')).toContainEqual(expect.stringMatching(/^\p{L}.*: \p{L}/u));
});
