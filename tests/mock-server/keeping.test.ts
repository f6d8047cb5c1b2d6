import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeeper, createWorld, type Keeper } from '@felles/mock-server/internal';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aFolder } from '../support/a-folder.ts';
import { aMock } from './mock.ts';

describe('a stored world', () => {
  it('should store everything before an answer leaves', async () => {
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

  it('should store everything before a refusal leaves too, as it may depend on it', async () => {
    const { keeper, asked, finish } = aSlowKeeper();
    const { app } = aMock({ world: createWorld({ keeper }) });
    let answered = false;
    const reply = app.inject('/rest/token/nowhere').then((found) => {
      answered = true;
      return found;
    });
    await Promise.race([asked, reply]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBe(false);
    finish();
    expect((await reply).statusCode).toBe(404);
  });

  it('should say so if it could not be stored', async () => {
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

describe('a value in a file', () => {
  it('should survive a power cut: first its text is on the disk, then its name, then it counts', async () => {
    const file = join(aFolder(), 'world.json');
    const written = await syncedWith(() => ({
      before: existsSync(`${file}.writing`) && readFileSync(`${file}.writing`, 'utf8'),
      after: existsSync(file) && readFileSync(file, 'utf8'),
    }));
    const keeper = createKeeper(file, () => 'all of it');
    keeper.changed();
    await keeper.settled();
    expect(written).toEqual([
      { before: '"all of it"', after: false },
      { before: false, after: '"all of it"' },
    ]);
  });
});

/** The findings each time that something is brought onto the disk for good, until the test is over. */
async function syncedWith<T>(look: () => T): Promise<readonly T[]> {
  const handle = await open(import.meta.filename);
  const files: { sync(): Promise<void> } = Object.getPrototypeOf(handle);
  await handle.close();
  const seen: T[] = [];
  const { sync } = files;
  const spy = vi.spyOn(files, 'sync').mockImplementation(function (this: typeof handle) {
    seen.push(look());
    return sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return seen;
}

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
