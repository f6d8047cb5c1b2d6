import type { Failure } from '@felles/core';
import { choicesOfFields, type HoursChoices, refusalsOf } from '@felles/core/internal/workspace/hours/refusals';
import { withChoices } from '@felles/core/internal/workspace/site-work/rules';
import { HoursLine } from '@felles/core/workspace/hours';
import { SiteChange } from '@felles/core/workspace/site-work';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const LINE = HoursLine.parse({ hours_id: '9', date: '2026-11-18', art_id: '1', hours: 7.5 });
const MINE = {
  ...{ date: '2026-11-19', art_id: '2', hours: 8, from: '07:00', to: '15:30', pause: 30 },
  ...{ extras: [], phase_id: '3', comment: 'Dekke' },
};
const NAMES = Object.keys(MINE);
const nullsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

const changeOf = (names: readonly string[]) =>
  SiteChange.parse({
    ...{ call: 'hours.change', project: { id: '1', title: '' }, record: '9', id: '9', point: null, title: '' },
    ...{ at: '2026-11-18T14:00:00.000Z', photos: [] },
    body: {
      ...Object.fromEntries(Object.entries(MINE).filter(([name]) => names.includes(name))),
      was: nullsOf(names),
    },
  });

describe('the refused changes of a line', () => {
  it('[W-SITE-25] should ask once for each thing in conflict, and keep or drop all its fields together', () => {
    const sent = fc.subarray(NAMES, { minLength: 1 });
    const drawn = sent.chain((names) => fc.tuple(fc.constant(names), fc.subarray(names, { minLength: 1 })));
    fc.assert(
      fc.property(drawn, fc.constantFrom('mine', 'theirs'), ([names, changed], choice) => {
        const input = changeOf(names);
        const newer = Object.fromEntries(changed.map((name) => [name, { value: null, by: 'Kari Lunde' }]));
        const refusal: Failure = {
          ...{ kind: 'refused', refusal: 'conflict', status: 409, type: 'Changed', message: '' },
          detail: { fields: newer },
        };
        const entry = { key: 'a', lane: '9', order: 1, input, refusal, state: 'failed' } as const;
        expect(refusalsOf(LINE, ['b'], [entry])).toEqual([]);
        const [refused] = refusalsOf(LINE, ['a'], [entry]);
        const things = refused?.conflicts.map(({ thing }) => thing) ?? [];
        expect(things.length).toBeGreaterThan(0);
        expect(new Set(things).size).toBe(things.length);
        expect(refused?.conflicts.every(({ by }) => by === 'Kari Lunde')).toBe(true);
        expect(refused?.mayRetry).toBe(false);
        const choices: HoursChoices = Object.fromEntries(things.map((thing) => [thing, choice]));
        const { was: _, ...left } = withChoices(input, newer, choicesOfFields(choices))?.body ?? {};
        // Of a thing that the other user keeps, none of the own fields goes again.
        const isTime = (name: string): boolean => ['hours', 'from', 'to', 'pause'].includes(name);
        const isAsked = (name: string): boolean => changed.some((one) => one === name || (isTime(one) && isTime(name)));
        const kept = names.filter((name) => choice === 'mine' || !isAsked(name));
        expect(Object.keys(left).toSorted()).toEqual([...kept].toSorted());
      }),
    );
  });
});
