// The form of one thing: the changed fields are sent, and no others.
import { ok } from '@felles/core';
import { createPatchForm } from '@felles/core/internal/data/patch-form';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClock, createNetwork } from './network.ts';

interface Thing {
  readonly a?: string | null;
  readonly b?: string | null;
  readonly c?: string | null;
}

interface Draft {
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

const WRONG = { key: 'wrong', params: {} };
const message = (key: string) => ({ key, params: {} });

function aForm(record: Thing | null) {
  const { clock, pass } = createClock();
  const record$ = new BehaviorSubject<Thing | null>(record);
  const network = createNetwork<Thing, Thing>();
  let done = 0;
  const form = createPatchForm<Thing, Draft, Thing>({
    record$,
    creates: record === null,
    words: { offline: message('offline'), lost: message('lost'), refused: () => message('refused') },
    valuesOf: (thing) => ({ a: thing?.a ?? '', b: thing?.b ?? '', c: thing?.c ?? '' }),
    problemsOf: (values) =>
      Object.fromEntries(Object.entries(values).flatMap(([field, value]) => (value === 'bad' ? [[field, WRONG]] : []))),
    fieldsOf: (values, changed) => Object.fromEntries(changed.map((field) => [field, values[field]])),
    send: (fields, key) => network.ask(fields, key),
    take: (answer) => record$.next({ ...record$.value, ...answer }),
    done: () => {
      done += 1;
    },
    online$: new BehaviorSubject(true),
    newKey: () => 'k',
    clock,
  });
  return { form, network, record$, done: () => done, pass };
}

const value = fc.constantFrom('', 'x', 'y', 'bad');
const thing = fc.record({ a: value, b: value, c: value });

describe('the form of one thing', () => {
  it('should have nothing to lose once it is saved, though the service writes it in another way', () => {
    const { form, network } = aForm({ a: 'x', b: 'y' });
    const lost: boolean[] = [];
    form.change({ a: ' z ' });
    form.save();
    network.open[0]?.answer(ok({ a: 'z' }));
    lost.push(form.guard.hasChanges());
    expect(form.view$.value.values.a).toBe('z');
    form.change({ a: 'w ' });
    form.save();
    form.change({ b: 'more' });
    network.open[0]?.answer(ok({ a: 'w' }));
    lost.push(form.guard.hasChanges());
    expect(lost).toEqual([false, true]);
    expect(form.view$.value.changed).toEqual(['b']);
  });

  it('should send the fields that were changed, and no other', () => {
    fc.assert(
      fc.property(thing, fc.record({ a: value, b: value, c: value }, { requiredKeys: [] }), (before, typed) => {
        const { form, network, done } = aForm(before);
        form.change(typed);
        form.save();
        const changed = Object.entries(typed).filter(([field, now]) => Reflect.get(before, field) !== now);
        const isWrong = changed.some(([, now]) => now === 'bad');
        const isSent = changed.length > 0 && !isWrong;
        expect(network.open.map(({ input }) => input)).toEqual(isSent ? [Object.fromEntries(changed)] : []);
        // Where nothing was changed, there is nothing to wait for.
        expect(done()).toBe(changed.length === 0 ? 1 : 0);
      }),
    );
  });

  it('should save despite invalid values that the service itself wrote', () => {
    const { form, network } = aForm({ a: 'bad', b: '' });
    form.change({ b: 'x' });
    form.save();
    expect(network.open.map(({ input }) => input)).toEqual([{ b: 'x' }]);
    expect(form.view$.value.problems).toEqual({});
  });

  it('should name what is wrong in each field of a thing that is new', () => {
    const { form, network } = aForm(null);
    form.change({ a: 'bad' });
    form.save();
    expect([network.asked, form.view$.value.problems]).toEqual([0, { a: WRONG }]);
  });

  it('should keep what the answer does not tell, and end with nothing left to save', () => {
    const { form, network, record$, done } = aForm({ a: 'x', c: 'y' });
    form.change({ a: 'z' });
    form.save();
    network.open[0]?.answer(ok({ a: 'z' }));
    expect(record$.value).toEqual({ a: 'z', c: 'y' });
    expect([form.guard.hasChanges(), done()]).toEqual([false, 1]);
  });
});
