// A record that is opened from a notification, a hit or an address is loading until it is known to be missing.
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesWrong } from '../../e2e/support/service.ts';
import { visitWorkspace } from '../support/workspace.tsx';

const MISSING = /finnes ikke|ikke blant|fant ikke|finner ikke|er slettet|ukjent/i;

/** The address of a record that is there or not, and the call that tells. */
const PANELS = [
  ['project/1001/tasks?panel=task.1', 'tasks.tasks'],
  ['planning?panel=task.1', 'tasks.tasks'],
  ['project/1001/photos?panel=photo.1', 'statistics.photos'],
  ['project/1001/participants?panel=participant.999', 'participants.participants'],
  ['project/1001/checkins?panel=checkin.999', 'checkins.checkIns'],
  ['project/1001/expenses?panel=expense.999', 'expenses.expenses'],
  ['project/1001/deviations?panel=deviations.999', 'siteRecords.deviations'],
  ['project/1001/checklists?panel=checklists.999', 'siteRecords.checklists'],
  ['articles?article=999', 'articles.articles'],
  ['departments?panel=department.999', 'departments.department'],
  ['dashboard/start?panel=layout.999', 'dashboard.layouts'],
  ['chat/999?panel=conversation.title', 'chat.conversation'],
] as const;

const PAGES = [
  ['dashboard/start?layout=999', 'dashboard.layout'],
  ['contact/999', 'contacts.contact'],
  ['person/999', 'persons.person'],
  ['document/999', 'documents.document'],
  ['panels/999', 'publishing.panel'],
  ['chat/999', 'chat.conversation'],
  ['project/999', 'projects.project'],
  ['project/1001/phases/999', 'phases.phases'],
  ['article/999', 'articles.articles'],
] as const;

describe('a record at an address', () => {
  it.each(PANELS)('should be loading at /%s until %s has answered', async (address, call) => {
    const { screen, world } = await visitWorkspace(`/x/-/${address}`, {
      before: (given) => goesWrong(given, { call, kind: 'hang' }),
    });
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(asked(world, call)).toBeGreaterThan(0));
    await waitFor(() => expect(panel.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(within(panel).queryByText(MISSING)).toBeNull();
  });

  it.each(PAGES)('should be loading at /%s until %s has answered', async (address, call) => {
    const { screen, world } = await visitWorkspace(`/x/-/${address}`, {
      before: (given) => goesWrong(given, { call, kind: 'hang' }),
    });
    await waitFor(() => expect(asked(world, call)).toBeGreaterThan(0));
    expect(within(screen.getByRole('main')).queryByText(MISSING)).toBeNull();
  });

  it.each([
    ['articles', 'articles?article=999', 'articles.articles'],
    ['project/1001/phases', 'project/1001/phases/999', 'phases.phases'],
  ])('should not be missing beside /%s at /%s while %s is asked again', async (list, address, call) => {
    const { screen, world, online$ } = await visitWorkspace(`/x/-/${list}`);
    await waitFor(() => expect(screen.queryAllByRole('main')[0]?.querySelector('tbody, section')).not.toBeNull());
    goesWrong(world, { call, kind: 'hang' });
    const before = asked(world, call);
    online$.next(false);
    online$.next(true);
    await waitFor(() => expect(asked(world, call)).toBeGreaterThan(before));
    window.history.pushState(null, '', `/x/-/${address}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(window.location.href).toContain('999'));
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  it.each(PANELS.map(([address]) => address))(
    'should be missing at /%s once the service has answered',
    async (address) => {
      const { screen } = await visitWorkspace(`/x/-/${address}`);
      expect(await within(await screen.findByRole('dialog')).findAllByText(MISSING)).not.toEqual([]);
    },
  );
});
