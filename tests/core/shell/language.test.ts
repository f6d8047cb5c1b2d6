import { LANGUAGE_SETTINGS, otherLanguage } from '@felles/core';
import { createLanguageStore, parseLanguage } from '@felles/core/internal/shell/language';
import { describe, expect, it } from 'vitest';
import { at } from '../../support/at.ts';
import { forbiddenKeyValue, memoryKeyValue } from '../../support/fake-ports.ts';

describe('language', () => {
  it('[P-SHELL-47] should be Norwegian unless English was chosen', () => {
    expect(['en', 'no', null, '', 'EN', 'de', '__proto__'].map(parseLanguage)).toEqual([
      'en',
      'no',
      'no',
      'no',
      'no',
      'no',
      'no',
    ]);
  });

  it('[P-SHELL-46] should have exactly one other', () => {
    expect([otherLanguage('no'), otherLanguage('en')]).toEqual(['en', 'no']);
  });
});

describe('createLanguageStore', () => {
  it('[P-SHELL-49] should restore what was saved, and save what is chosen, under its name', () => {
    const saved = memoryKeyValue({ [LANGUAGE_SETTINGS.key]: 'en' });
    const store = createLanguageStore({ saved });
    expect(store.language$.value).toBe('no');
    store.open();
    expect(store.language$.value).toBe('en');
    store.toggle();
    expect(store.language$.value).toBe('no');
    expect(saved.entries.get('language')).toBe('no');
    expect(LANGUAGE_SETTINGS.lifetimeSeconds).toBe(31_536_000);
  });

  it('should not take back by a late reading what was chosen by hand', () => {
    const clock = at('2026-11-18T12:00:00Z');
    const store = createLanguageStore({
      saved: memoryKeyValue({ [LANGUAGE_SETTINGS.key]: 'no' }, { clock, after: 10 }),
    });
    store.open();
    store.toggle();
    clock.pass(20);
    expect(store.language$.value).toBe('en');
  });

  it('should stop reading when closed and read once however often it is opened', () => {
    const clock = at('2026-11-18T12:00:00Z');
    const store = createLanguageStore({
      saved: memoryKeyValue({ [LANGUAGE_SETTINGS.key]: 'en' }, { clock, after: 10 }),
    });
    store.open();
    store.open();
    store.close();
    store.close();
    clock.pass(20);
    expect(store.language$.value).toBe('no');
    store.open();
    clock.pass(20);
    expect(store.language$.value).toBe('en');
  });

  it('should change also where nothing can be saved', () => {
    const store = createLanguageStore({ saved: forbiddenKeyValue });
    store.open();
    store.toggle();
    expect(store.language$.value).toBe('en');
  });
});
