import { createCommand } from '@felles/core/internal/data/command';
import { createForm } from '@felles/core/internal/data/form';
import { createPosting } from '@felles/core/internal/data/posting';
import { createDrafts, keepDraft } from '@felles/core/internal/workspace/drafts/store';
import { BehaviorSubject, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';

function aTab(kept: unknown = null) {
  const stored = new Map<string, unknown>(kept === null ? [] : [['Ola', kept]]);
  return {
    place: {
      put: (owner: string, drafts: unknown) => void stored.set(owner, drafts),
      take(owner: string) {
        const taken = stored.get(owner) ?? null;
        stored.delete(owner);
        return taken;
      },
      clear: () => stored.clear(),
    },
    stored: () => Object.fromEntries(stored),
  };
}

function draftsOf(owner: string, { place }: ReturnType<typeof aTab>) {
  const drafts = createDrafts(place);
  drafts.open(owner);
  return drafts;
}

const aForm = () =>
  createForm<{ readonly title: string }, { readonly title: string }, { readonly title: string }, null>({
    record$: new BehaviorSubject({ title: 'Skole' }),
    valuesOf: ({ title }) => ({ title }),
    problemsOf: () => ({}),
    inputOf: (values) => values,
    command: createPosting(() => undefined, at('2026-11-24T09:00:00Z')),
    saved: () => undefined,
  });
const read = (kept: unknown) => (typeof Object(kept).title === 'string' ? { title: String(Object(kept).title) } : {});

describe('what was typed before the way to the provider', () => {
  it('[W-AUTH-15] should stand in the form again when the user is back, once', () => {
    const tab = aTab();
    const before = draftsOf('Ola', tab);
    const form = aForm();
    const gone = keepDraft(before, 'project 7', form, read);
    form.change({ title: 'Ny skole' });
    before.leave();
    // The forms go with the page.
    gone();

    const after = draftsOf('Ola', tab);
    expect(tab.stored()).toEqual({});
    const same = aForm();
    keepDraft(after, 'project 7', same, read);
    expect(same.view$.value.values).toEqual({ title: 'Ny skole' });
    const other = aForm();
    keepDraft(after, 'project 7', other, read);
    expect(other.view$.value.values).toEqual({ title: 'Skole' });
  });

  it('[W-AUTH-15] should wait on where the user has to sign in twice before the form is shown', () => {
    const tab = aTab({ 'project 7': { title: 'Ny skole' } });
    draftsOf('Ola', tab).leave();
    expect(draftsOf('Ola', tab).take('project 7')).toEqual({ title: 'Ny skole' });
  });

  it('should be there for a user who is let in again without a new page', () => {
    const tab = aTab();
    const drafts = draftsOf('Ola', tab);
    const form = aForm();
    const gone = keepDraft(drafts, 'project 7', form, read);
    form.change({ title: 'Ny skole' });
    drafts.leave();
    gone();
    drafts.open('Ola');
    expect(drafts.take('project 7')).toEqual({ title: 'Ny skole' });
  });

  it('should be shown to no other user, and wait for its own', () => {
    const tab = aTab({ 'project 7': { title: 'Ny skole' } });
    const kari = draftsOf('Kari', tab);
    expect([kari.take('project 7'), kari.isAny()]).toEqual([null, false]);
    kari.leave();
    expect(draftsOf('Ola', tab).take('project 7')).toEqual({ title: 'Ny skole' });
  });

  it('should keep nothing of a form that is as it was, is sent, or is gone', () => {
    const tab = aTab();
    const drafts = draftsOf('Ola', tab);
    const form = aForm();
    const leave = keepDraft(drafts, 'project 7', form, read);
    drafts.save();
    expect([tab.stored(), drafts.isAny()]).toEqual([{}, false]);
    form.change({ title: 'Ny skole' });
    leave();
    drafts.save();
    expect(tab.stored()).toEqual({});
  });

  it.each([null, 'text', [], { 'project 7': 5 }, { other: {} }])('should start empty if %j was stored', (kept) => {
    const form = aForm();
    keepDraft(draftsOf('Ola', aTab(kept)), 'project 7', form, read);
    expect(form.view$.value.changed).toEqual([]);
  });
});

describe('a creation that is not answered', () => {
  const words = {
    offline: { key: 'failure.unreachable', params: {} },
    lost: { key: 'failure.timeout', params: {} },
    refused: () => ({ key: 'failure.malformed', params: {} }),
  } as const;

  it('should be repeated under its key by the form of a reloaded page', () => {
    const tab = aTab();
    const keys: string[] = [];
    const open = (newKey: string) => {
      const drafts = draftsOf('Ola', tab);
      const form = createForm<{ readonly title: string }, { readonly title: string }, unknown, unknown>({
        record$: new BehaviorSubject({ title: '' }),
        valuesOf: ({ title }) => ({ title }),
        problemsOf: () => ({}),
        inputOf: (values) => values,
        command: createCommand<unknown, unknown>({
          send(_input, key) {
            keys.push(key);
            return NEVER;
          },
          ...{ creates: true, words, online$: new BehaviorSubject(true), newKey: () => newKey },
          clock: at('2026-11-24T09:00:00Z'),
        }),
        saved: () => undefined,
      });
      keepDraft(drafts, 'new project', form, read);
      return { drafts, form };
    };
    const { drafts, form } = open('key 1');
    form.change({ title: 'Ny skole' });
    form.save();
    drafts.save();
    const reloaded = open('key 2').form;
    expect(reloaded.view$.value).toMatchObject({ values: { title: 'Ny skole' }, saving: { isUncertain: true } });
    reloaded.save();
    expect(keys).toEqual(['key 1', 'key 1']);
  });
});

describe('what is typed when the page may be gone the next moment', () => {
  function aTyping() {
    const tab = aTab();
    const drafts = draftsOf('Ola', tab);
    const form = aForm();
    const gone = keepDraft(drafts, 'project 7', form, read);
    form.change({ title: 'Ny skole' });
    drafts.save();
    return { tab, drafts, form, gone };
  }

  it('should survive a reload', () => {
    const { tab, drafts } = aTyping();
    expect([tab.stored(), drafts.isAny()]).toEqual([{ Ola: { 'project 7': { title: 'Ny skole' } } }, true]);
    expect(draftsOf('Ola', tab).take('project 7')).toEqual({ title: 'Ny skole' });
  });

  it('should leave the tab with its form', () => {
    const { tab, gone } = aTyping();
    gone();
    expect(tab.stored()).toEqual({});
  });

  it('should leave the tab at once when its user discards it, and be stored no more', () => {
    const { tab, drafts, gone } = aTyping();
    tab.place.put('Kari', { 'project 8': {} });
    drafts.discard();
    drafts.save();
    gone();
    drafts.leave();
    expect([tab.stored(), drafts.isAny()]).toEqual([{ Kari: { 'project 8': {} } }, false]);
    expect(draftsOf('Ola', tab).take('project 7')).toBeNull();
  });

  it('should leave the tab when the user gives it up, for every form and user', () => {
    const { tab, drafts, gone } = aTyping();
    tab.place.put('Kari', { 'project 8': {} });
    drafts.clear();
    gone();
    drafts.leave();
    expect([tab.stored(), drafts.isAny()]).toEqual([{}, false]);
  });
});
