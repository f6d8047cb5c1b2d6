import { fail, ok } from '@felles/core';
import { createSetting } from '@felles/core/internal/workspace/settings/store';
import { expect, it } from 'vitest';
import { createNetwork, LOST } from '../../data/network.ts';

const isList = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

function aSetting() {
  const reads = createNetwork<string, string | null>();
  const writes = createNetwork<string | null, unknown>();
  const failures: unknown[] = [];
  const setting = createSetting({
    port: { read: (key) => reads.ask(key), write: (_key, text) => writes.ask(text) },
    key: 'ola.portlet.1.period',
    parse: isList,
    failed: (failure) => failures.push(failure),
  });
  setting.open();
  return { reads, writes, setting, failures, value: () => setting.value$.value };
}

it('should become the standard value where what is stored cannot be used', () => {
  for (const stored of ['{"a":1}', '[1,', 'ja', null]) {
    const { reads, value } = aSetting();
    reads.open[0]?.answer(ok(stored));
    expect(value()).toEqual({ status: 'ready', value: [] });
  }
});

it('should show a change at once, and write the newest after the one before it', () => {
  const { reads, writes, setting, value } = aSetting();
  reads.open[0]?.answer(ok('["a"]'));
  setting.change(['b']);
  setting.change(['c']);
  setting.change(['d']);
  expect(value()).toEqual({ status: 'ready', value: ['d'] });
  expect(writes.open.map(({ input }) => input)).toEqual(['["b"]']);
  writes.open[0]?.answer(ok(null));
  expect(writes.open.map(({ input }) => input)).toEqual(['["d"]']);
  writes.open[0]?.answer(ok(null));
  expect(writes.open).toEqual([]);
});

it('should keep what was chosen where it cannot be read or written, and say so', () => {
  const { reads, writes, setting, value, failures } = aSetting();
  reads.open[0]?.answer(fail(LOST));
  expect(value().status).toBe('failed');
  setting.change(['b']);
  writes.open[0]?.answer(fail(LOST));
  expect(value()).toEqual({ status: 'ready', value: ['b'] });
  expect(failures).toEqual([LOST, LOST]);
});
