import { createLayoutForm } from '@felles/core/internal/workspace/dashboard/form';
import type { Layout } from '@felles/core/workspace/dashboard';
import { describe, expect, it } from 'vitest';
import { aDashboard, DONE } from './a-dashboard.ts';

const MINE: Layout = { layout_id: '1', context: 'start', title: 'Min', login_id: '501', active: true, portlets: [] };

function aForm(layoutId: string | null) {
  const { store, changes, needs, online$ } = aDashboard(MINE);
  let done = 0;
  const form = createLayoutForm({
    store,
    layoutId,
    ...needs,
    done: () => {
      done += form.guard.hasChanges() ? 100 : 1;
    },
  });
  return { store, form, changes, online$, done: () => done };
}

describe('the form of a layout', () => {
  it('[W-DASHBOARD-02] should save a new name once, and leave nothing to be asked about', () => {
    const { store, form, changes, done } = aForm('1');
    expect(form.view$.value.values).toEqual({ title: 'Min', shared: false });
    form.change({ title: 'Fredag ' });
    form.save();
    form.save();
    expect(changes.open.map(({ input }) => input)).toEqual(['change 1 Fredag  false']);
    changes.open[0]?.answer(DONE);
    expect(done()).toBe(1);
    expect(store.view$.value.doing.failure).toBeNull();
  });

  it('should want a name of a length that fits, and keep what is typed', () => {
    for (const title of ['', '   ', 'x'.repeat(81)]) {
      const { form, changes } = aForm(null);
      form.change({ title, shared: true });
      form.save();
      expect(changes.asked).toBe(0);
      expect(form.view$.value.problems.title).toBeDefined();
      expect(form.view$.value.values).toEqual({ title, shared: true });
    }
  });

  it('should say that the device is offline, and send nothing', () => {
    const { form, changes, online$ } = aForm(null);
    online$.next(false);
    form.change({ title: 'Ny' });
    form.save();
    expect([changes.asked, form.view$.value.saving.failure?.key]).toEqual([0, 'dashboard.offline']);
  });

  it('[W-DASHBOARD-22] should create a layout beside the active one without activating it', () => {
    const { form, changes, done } = aForm(null);
    form.change({ title: 'Ny' });
    form.save();
    expect(changes.open.map(({ input }) => input)).toEqual(['create Ny']);
    changes.open[0]?.answer(DONE);
    expect([changes.asked, done() > 0]).toEqual([1, true]);
  });
});
