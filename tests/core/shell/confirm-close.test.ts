import { type CloseAnswer, createConfirmLeaving, fail, ok } from '@felles/core';
import { CLOSE_ANSWERS } from '@felles/core/internal/shell/close-question';
import { map, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../support/at.ts';
import { unreachable } from '../../support/fake-ports.ts';

const SAVING_TIME = 50;

function aLeaving({ hasChanges = true, canSave = true, typesOn = false, isSaving = (): boolean => false } = {}) {
  const clock = at('2026-11-19T12:00:00+01:00');
  const done: string[] = [];
  let isUnsaved = hasChanges;
  const leaving = createConfirmLeaving({
    guard: {
      hasChanges: () => isUnsaved,
      isSaving,
      discard: () => void done.push('discarded'),
      save: () =>
        timer(SAVING_TIME, clock).pipe(
          map(() => {
            if (!canSave) return fail(unreachable);
            isUnsaved = typesOn;
            return ok(done.push('saved'));
          }),
        ),
    },
    leave: () => void done.push('left'),
  });
  const after = (given: CloseAnswer) => {
    leaving.leave();
    leaving.answer(given);
    clock.pass(SAVING_TIME);
    return [done, leaving.view$.value];
  };
  return { leaving, done, after, clock };
}

describe('leaving with unsaved changes', () => {
  it('should ask nothing where there are none', () => {
    const { leaving, done } = aLeaving({ hasChanges: false });
    leaving.leave();
    expect([done, leaving.view$.value.closing]).toEqual([['left'], 'unasked']);
  });

  it('should ask first, once, and do nothing meanwhile', () => {
    const { leaving, done } = aLeaving();
    leaving.leave();
    leaving.leave();
    expect([done, leaving.view$.value.closing]).toEqual([[], 'asked']);
  });

  it.each<readonly [CloseAnswer, readonly string[]]>([
    ['cancel', []],
    ['close', ['discarded', 'left']],
    ['closeWithSave', ['saved', 'left']],
  ])('[P-SHELL-42] should end with %s', (given, done) => {
    expect(aLeaving().after(given)).toEqual([done, { closing: 'unasked', rejections: 0 }]);
    expect(CLOSE_ANSWERS).toHaveLength(3);
  });

  it('should stay, and count it, when it cannot be saved', () => {
    expect(aLeaving({ canSave: false }).after('closeWithSave')).toEqual([[], { closing: 'unasked', rejections: 1 }]);
  });

  it.each([
    [true, ['saved', 'left'], 0],
    [false, [], 1],
  ])(
    'should not offer to leave without saving what is on its way, and wait for it: %s',
    (canSave, done, rejections) => {
      const saving = aLeaving({ canSave, isSaving: () => true });
      saving.leaving.leave();
      expect(saving.leaving.view$.value.closing).toBe('saving');
      saving.leaving.answer('close');
      saving.clock.pass(SAVING_TIME);
      expect([saving.done, saving.leaving.view$.value]).toEqual([done, { closing: 'unasked', rejections }]);
    },
  );

  it('should ask after that where more was typed meanwhile', () => {
    const { leaving, done, clock } = aLeaving({ typesOn: true, isSaving: () => true });
    leaving.leave();
    clock.pass(SAVING_TIME);
    expect([done, leaving.view$.value]).toEqual([['saved'], { closing: 'asked', rejections: 0 }]);
  });

  it('should drop nothing that was sent since it asked', () => {
    let isSaving = false;
    const { leaving, done, clock } = aLeaving({ isSaving: () => isSaving });
    leaving.leave();
    isSaving = true;
    leaving.answer('close');
    clock.pass(SAVING_TIME);
    expect(done).toEqual(['saved', 'left']);
  });

  it.each([true, false])(
    'should stay with a visitor who does not want to wait any more, whether it is saved or not: %s',
    (canSave) => {
      let isSaving = true;
      const { leaving, done, clock } = aLeaving({ canSave, isSaving: () => isSaving });
      leaving.leave();
      leaving.answer('cancel');
      expect(leaving.view$.value.closing).toBe('unasked');
      clock.pass(SAVING_TIME);
      expect([done.includes('left'), leaving.view$.value]).toEqual([false, { closing: 'unasked', rejections: 0 }]);
      isSaving = false;
      leaving.leave();
      expect(leaving.view$.value.closing).toBe('asked');
    },
  );

  it('should be able to save and leave again after staying, unless a save is running', () => {
    const { leaving, done, clock } = aLeaving();
    leaving.leave();
    leaving.answer('closeWithSave');
    leaving.answer('cancel');
    expect(leaving.view$.value.closing).toBe('saving');
    clock.pass(SAVING_TIME);
    expect([done, leaving.view$.value.closing]).toEqual([['saved', 'left'], 'unasked']);
  });

  it('should take no answer that was not asked for, and none while it saves', () => {
    const { leaving, done } = aLeaving();
    leaving.answer('close');
    leaving.leave();
    leaving.answer('closeWithSave');
    leaving.answer('close');
    expect([done, leaving.view$.value.closing]).toEqual([[], 'saving']);
  });
});
