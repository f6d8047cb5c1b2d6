import { TOKEN_GIVEN } from '@felles/core/internal/workspace/session/host';
import { tokensGiven } from '@felles/core/workspace/session';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('[S-23] should take a token from the one message that gives it, and from no other', () => {
  const given = { type: TOKEN_GIVEN, access_token: 'abc', expires_in: 300 };
  expect(tokensGiven(given, 1_000)).toEqual({ access: 'abc', expiresAt: 301_000, refresh: null, owner: null });
  expect(tokensGiven({ ...given, user: 7 }, 1_000)?.owner).toBe('host 7');
  for (const wrong of [{ type: 'other' }, { access_token: '' }, { access_token: 'a b' }, { expires_in: 0 }])
    expect(tokensGiven({ ...given, ...wrong }, 0)).toBeNull();
  fc.assert(fc.property(fc.anything(), (message) => tokensGiven(message, 0) === null));
});
