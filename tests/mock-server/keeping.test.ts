import { createWorld, type Keeper } from '@felles/mock-server';
import { describe, expect, it } from 'vitest';
import { aMock } from './mock.ts';

describe('a world that is kept', () => {
  it('should let no answer leave before what it tells of is kept', async () => {
    const { keeper, asked, finish } = aSlowKeeper();
    const { app } = aMock({ world: createWorld({ keeper }) });
    let answered = false;
    const reply = app.inject('/rest/token/nordlys').then((found) => {
      answered = true;
      return found;
    });
    await asked;
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBe(false);
    finish();
    expect((await reply).statusCode).toBe(200);
  });

  it('should say so when it could not be kept, and not hide it', async () => {
    const { keeper, asked, fail } = aSlowKeeper();
    const { app } = aMock({ world: createWorld({ keeper }) });
    const reply = app.inject('/rest/token/nordlys');
    await asked;
    fail();
    expect((await reply).json()).toEqual({
      error: { http_status: 503, message: 'What was done could not be kept.', type: 'NotKept' },
    });
  });
});

/** A keeper that keeps when it is told to. */
function aSlowKeeper() {
  let finish = (): void => {};
  let fail = (): void => {};
  const kept = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = () => reject(new Error('the disk is full'));
  });
  let ask = (): void => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const settled = () => {
    ask();
    return kept;
  };
  const keeper: Keeper = { changed: () => {}, settled };
  return { keeper, asked, finish, fail };
}
