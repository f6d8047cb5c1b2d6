import { unsentMessages } from '@felles/core/workspace/session';
import { expect, it } from 'vitest';

const NOTHING = { owner: 'user 7', saved: 0, isTyped: false, isUploading: false };
const keys = (unsent: Partial<typeof NOTHING>) => unsentMessages({ ...NOTHING, ...unsent }).map(({ key }) => key);

it('should ask a user who signs out of nothing where nothing would be missing', () => {
  expect(keys({})).toEqual([]);
});

it('should say what waits for the user, and what is lost', () => {
  expect(keys({ saved: 2, isTyped: true, isUploading: true })).toEqual([
    'parting.waits',
    'parting.typed',
    'parting.uploads',
  ]);
  expect(unsentMessages({ ...NOTHING, saved: 2 })[0]?.params).toEqual({ count: 2 });
});

it('should say that all is lost to a user whom the service will not know again', () => {
  expect(keys({ owner: 'sign-in 1', saved: 1 })).toEqual(['parting.lost']);
});
