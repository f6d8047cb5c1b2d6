import { setImmediate } from 'node:timers/promises';
import { onDemand } from '@felles/adapters-http/internal/on-demand';
import { ok, type Reply } from '@felles/core';
import { firstValueFrom, of } from 'rxjs';
import { expect, it } from 'vitest';

interface Greeting {
  greet(name: string): Reply<string>;
}

/** A port whose code comes when the test lets it; `missing` says how often it does not come. */
function aPort({ missing = 0 } = {}) {
  const state = { loads: 0, greeted: [] as string[] };
  const { prepareCode, ask } = onDemand<Greeting>(async () => {
    state.loads += 1;
    if (state.loads <= missing) throw new Error('no network');
    return {
      greet(name) {
        state.greeted.push(name);
        return of(ok(`Hei, ${name}`));
      },
    };
  });
  return { state, prepareCode, greet: (name: string) => ask((port) => port.greet(name)) };
}

it('should answer by the port once its code has come, and load nothing before the first call', async () => {
  const { state, greet } = aPort();
  const reply = greet('Ola');
  expect(state.loads).toBe(0);
  expect(await firstValueFrom(reply)).toEqual(ok('Hei, Ola'));
});

it('should be unreachable for a call whose code does not come, and try again with the next', async () => {
  const { state, greet } = aPort({ missing: 1 });
  expect(await firstValueFrom(greet('Ola'))).toMatchObject({ error: { kind: 'unreachable', cause: 'network' } });
  expect(await firstValueFrom(greet('Ola'))).toEqual(ok('Hei, Ola'));
  expect(state.loads).toBe(2);
});

it('should load the code once for calls at the same time and for those that follow', async () => {
  const { state, greet } = aPort();
  await Promise.all([firstValueFrom(greet('Ola')), firstValueFrom(greet('Kari'))]);
  await firstValueFrom(greet('Nina'));
  expect(state).toEqual({ loads: 1, greeted: ['Ola', 'Kari', 'Nina'] });
});

it('should not make a call that was cancelled before the code came', async () => {
  const { state, greet } = aPort();
  greet('Ola').subscribe().unsubscribe();
  await firstValueFrom(greet('Kari'));
  expect(state).toEqual({ loads: 1, greeted: ['Kari'] });
});

it('should have the code for a later call when it was prepared, and bear a preparation that fails', async () => {
  const { state, prepareCode, greet } = aPort({ missing: 1 });
  prepareCode();
  await setImmediate();
  prepareCode();
  await firstValueFrom(greet('Ola'));
  expect(state).toEqual({ loads: 2, greeted: ['Ola'] });
});
