// One service for each test, at a free port
import { type RunningService, startService } from '@felles/mock-server';
import { afterEach, beforeEach, expect, it } from 'vitest';

let service: RunningService;

beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

it('should know the demo centers', async () => {
  const answer = await fetch(`${service.url}/rest/v1/boostsignup/token/nordlys`);
  expect(await answer.json()).toMatchObject({ token: expect.any(String) });
});
