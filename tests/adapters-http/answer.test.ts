import { answerOf } from '@felles/adapters-http';
import { fail, ok } from '@felles/core';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { refused } from '../support/fake-ports.ts';

describe('the answer to a reply', () => {
  it('should be its value, or an error that has the failure', async () => {
    expect(await answerOf(of(ok(7)))).toBe(7);
    await expect(answerOf(of(fail(refused(404))))).rejects.toMatchObject({ failure: refused(404) });
  });
});
