import { createForm, createPosting } from '@felles/core/data';
import { createDrafts, keepDraft } from '@felles/core/workspace';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';

function aTab(kept: unknown = null) {
  let stored = kept;
  return {
    place: {
      put: (drafts: unknown) => {
        stored = drafts;
      },
      take() {
        const taken = stored;
        stored = null;
        return taken;
      },
    },
    stored: () => stored,
  };
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
    const before = createDrafts(tab.place);
    const form = aForm();
    keepDraft(before, 'project 7', form, read);
    form.change({ title: 'Ny skole' });
    before.save();

    const after = createDrafts(tab.place);
    expect(tab.stored()).toBeNull();
    const same = aForm();
    keepDraft(after, 'project 7', same, read);
    expect(same.view$.value.values).toEqual({ title: 'Ny skole' });
    const other = aForm();
    keepDraft(after, 'project 7', other, read);
    expect(other.view$.value.values).toEqual({ title: 'Skole' });
  });

  it('[W-AUTH-15] should wait on where the user has to sign in twice before the form is shown', () => {
    const tab = aTab({ 'project 7': { title: 'Ny skole' } });
    createDrafts(tab.place).save();
    expect(createDrafts(tab.place).take('project 7')).toEqual({ title: 'Ny skole' });
  });

  it('should keep nothing of a form that is as it was, is sent, or is gone', () => {
    const tab = aTab();
    const drafts = createDrafts(tab.place);
    const form = aForm();
    const leave = keepDraft(drafts, 'project 7', form, read);
    drafts.save();
    expect(tab.stored()).toBeNull();
    form.change({ title: 'Ny skole' });
    leave();
    drafts.save();
    expect(tab.stored()).toBeNull();
  });

  it.each([null, 'text', [], { 'project 7': 5 }, { other: {} }])('should begin afresh where %j was kept', (kept) => {
    const form = aForm();
    keepDraft(createDrafts(aTab(kept).place), 'project 7', form, read);
    expect(form.view$.value.changed).toEqual([]);
  });
});
