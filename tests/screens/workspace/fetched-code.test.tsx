import { within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeAt } from '../../../ui-react/src/workspace/routes.tsx';
import { eventually } from '../../support/eventually.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

type Screen = VisitedWorkspace['screen'];

const title = (screen: Screen, name: string) => screen.findByRole('heading', { level: 1, name });

const windowTitle = (words: RegExp) => eventually(() => expect(document.title).toMatch(words));

const tab = async (screen: Screen, name: string) =>
  within(await screen.findByRole('navigation', { name: 'Sider i prosjektet' })).getByRole('link', { name });

/** Code that never comes. */
function lost() {
  const code = Promise.reject(new Error('no network'));
  code.catch(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => code;
}

describe('the code of an address', () => {
  it.each([
    ['/', ['checkIns', 'dashboard', 'deadlines', 'projects', 'publishing', 'search']],
    ['/chat/20101', ['chat']],
    ['/project/1001', ['project', 'checkIns', 'handbook', 'project', 'projectPages']],
    ['/project/1001/hours/approval', ['project', 'hours', 'siteRecords']],
    ['/no-such-page', []],
  ])('should be known before the service is: %s', (address, areas) => {
    expect(codeAt(address).flatMap((page) => page.areas)).toEqual(areas);
  });
});

describe('code that does not come', () => {
  it('should leave the name of the project and its tabs, which lead on, beside a notice', async () => {
    const { screen, user } = await visitWorkspace('/x/-/project/1001/participants', {
      code: () => ({ projectPages: lost() }),
    });
    await user.click(await tab(screen, 'Historikk'));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByRole('button', { name: 'Last inn på nytt' })).toBeDefined();
    await title(screen, 'Historikk');
    await windowTitle(/^Historikk – Storgata 31/);
    const path = within(screen.getByRole('navigation', { name: 'Hvor siden ligger' }));
    expect(path.getByRole('link', { name: /^Storgata 31/ })).toBeDefined();
    await user.click(await tab(screen, 'Deltakere'));
    await title(screen, 'Deltakere');
    expect(screen.queryByRole('button', { name: 'Last inn på nytt' })).toBeNull();
  });

  it('should leave the page below a notice where it is that of the search', async () => {
    const { screen, user } = await visitWorkspace('/x/-/notifications', { code: () => ({ search: lost() }) });
    await title(screen, 'Varsler');
    await screen.findByText('Ola Bakken');
    await user.click(screen.getByRole('button', { name: 'Søk' }));
    expect(await screen.findByRole('button', { name: 'Last inn på nytt' })).toBeDefined();
    await title(screen, 'Varsler');
    expect(screen.getByRole('button', { name: 'Logg ut' })).toBeDefined();
  });
});

describe('code that is on its way', () => {
  it('should be waited for below the name of the page in a project, and below other words elsewhere', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    onTestFinished(arrive);
    const { screen, user } = await visitWorkspace('/x/-/project/1001/participants', {
      code(services) {
        const expenses = arrival.then(services.expenses);
        const deadlines = arrival.then(services.deadlines);
        return { expenses: () => expenses, deadlines: () => deadlines };
      },
    });
    await user.click(await tab(screen, 'Utgifter'));
    await title(screen, 'Utgifter');
    await windowTitle(/^Utgifter – Storgata 31/);
    expect((await tab(screen, 'Utgifter')).getAttribute('aria-current')).toBe('page');
    expect((await screen.findByText('Laster …')).role).toBe('status');

    const menu = within(screen.getByRole('navigation', { name: 'Hovedmeny' }));
    await user.click(menu.getByRole('link', { name: 'Frister' }));
    await title(screen, 'Laster …');
    await windowTitle(/^Laster … –/);
    arrive();
    await title(screen, 'Frister');
    expect(screen.queryByText('Laster …')).toBeNull();
  });
});
