import { fail, ok } from '@felles/core';
import { createChoice } from '@felles/core/internal/workspace/dashboard/choice';
import { describe, expect, it } from 'vitest';
import { createNetwork, LOST } from '../../data/network.ts';

type Size = 'small' | 'large';
const isSize = (stored: string): stored is Size => stored === 'small' || stored === 'large';

function aChoice(user: string | null) {
  const reads = createNetwork<string, string | null>();
  const written: string[] = [];
  const choice = createChoice<Size>({
    port: {
      read: (key) => reads.ask(key),
      write: (key, text) => {
        written.push(`${key} ${text}`);
        return createNetwork<string, unknown>().ask(key);
      },
    },
    user,
    portletId: '4',
    name: 'size',
    standard: 'small',
    isOne: isSize,
  });
  choice.open();
  return { reads, written, choice, chosen: () => choice.chosen$.value };
}

describe('what a user chooses for a portlet', () => {
  it('[W-SETTINGS-07] should be read and written under the key of the user, the portlet and the name', () => {
    const { reads, written, choice, chosen } = aChoice('501');
    expect(chosen()).toBeNull();
    expect(reads.open[0]?.input).toBe('501.portlet.4.size');
    reads.open[0]?.answer(ok('large'));
    expect(chosen()).toBe('large');
    choice.choose('small');
    expect(written).toEqual(['501.portlet.4.size small']);
    expect(chosen()).toBe('small');
  });

  it('should be the standard where nothing is stored, or nothing that can be used, or it cannot be read', () => {
    for (const answer of [ok(null), ok('huge'), ok('{"a":'), ok('[1]'), fail(LOST)]) {
      const { reads, chosen } = aChoice('501');
      reads.open[0]?.answer(answer);
      expect(chosen()).toBe('small');
    }
  });

  it('should be stored nowhere while the user is unknown', () => {
    const { reads, written, choice, chosen } = aChoice(null);
    choice.choose('large');
    expect(chosen()).toBe('large');
    expect([reads.asked, written]).toEqual([0, []]);
  });
});
