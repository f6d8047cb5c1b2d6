import { createOverlayStore, type Failure, type OverlayStore, ok } from '@felles/core';
import { CLOSE_ANSWERS, type CloseGuard } from '@felles/core/internal/shell/close-question';
import { Subject, tap } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at, SECOND } from '../../support/at.ts';
import { scripted } from '../../support/fake-ports.ts';

describe('the windows above the page', () => {
  it('should lie on each other and close from the top', () => {
    const { overlays } = start();
    overlays.open('A');
    overlays.open('B');
    expect(contents(overlays)).toEqual(['A', 'B']);
    overlays.close();
    expect(contents(overlays)).toEqual(['A']);
    overlays.close();
    overlays.close();
    expect(contents(overlays)).toEqual([]);
  });

  it('should differ, even with equal contents', () => {
    const { overlays } = start();
    overlays.open('A');
    overlays.open('A');
    expect(new Set(overlays.view$.value.windows.map(({ id }) => id)).size).toBe(2);
  });

  it('should close without a question where nothing would be lost', () => {
    const { overlays } = start();
    overlays.open('A', { ...changed(), hasChanges: () => false });
    overlays.close();
    expect(contents(overlays)).toEqual([]);
  });

  it('[P-SHELL-42] should ask first where data would be lost', () => {
    const { overlays } = start();
    overlays.open('A', changed());
    overlays.close();
    expect(overlays.view$.value).toMatchObject({ windows: [{ content: 'A' }], closing: 'asked' });
    overlays.close();
    overlays.open('B');
    expect(contents(overlays)).toEqual(['A']);
  });

  it('[P-SHELL-42] should end the question in one of three ways', () => {
    expect(CLOSE_ANSWERS).toEqual(['cancel', 'close', 'closeWithSave']);
    const outcomes = CLOSE_ANSWERS.map((answer) => {
      const { overlays, clock, saves } = start();
      overlays.open('below');
      overlays.open('A', changed(saves.ask));
      overlays.close();
      overlays.answer(answer);
      clock.pass(SECOND);
      return { answer, left: contents(overlays), closing: overlays.view$.value.closing, saved: saves.askings.length };
    });
    expect(outcomes).toEqual([
      { answer: 'cancel', left: ['below', 'A'], closing: 'unasked', saved: 0 },
      { answer: 'close', left: ['below'], closing: 'unasked', saved: 0 },
      { answer: 'closeWithSave', left: ['below'], closing: 'unasked', saved: 1 },
    ]);
  });

  it('should all go when the page below does, and close nothing later', () => {
    const { overlays, clock, saves } = start();
    overlays.open('A', changed(saves.ask));
    overlays.close();
    overlays.answer('closeWithSave');
    overlays.closeAll();
    expect(overlays.view$.value).toEqual({ windows: [], closing: 'unasked' });
    overlays.open('B');
    clock.pass(SECOND);
    expect(contents(overlays)).toEqual(['B']);
  });
});

function start() {
  const clock = at('2026-11-19T09:00:00Z');
  const failures: Failure[] = [];
  const saves = scripted<undefined, null>(clock, () => ({ after: 500, result: ok(null) }));
  return {
    clock,
    failures,
    saves,
    overlays: createOverlayStore<string>({ failed: (failure) => failures.push(failure) }),
  };
}

const contents = ({ view$ }: OverlayStore<string>) => view$.value.windows.map(({ content }) => content);

type Save = (question: undefined) => ReturnType<CloseGuard['save']>;

/** Data that was changed, until it is saved. */
function changed(save: Save = () => new Subject()): CloseGuard {
  let isUnsaved = true;
  return {
    hasChanges: () => isUnsaved,
    isSaving: () => false,
    discard: () => undefined,
    save: () =>
      save(undefined).pipe(
        tap(({ ok: isSaved }) => {
          isUnsaved = !isSaved;
        }),
      ),
  };
}
