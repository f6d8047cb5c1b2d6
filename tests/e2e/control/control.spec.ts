import { demoDeviations } from '@felles/fixtures/workspace/deviations';
import { issueGrant } from '@felles/mock-server/internal';
import type { Page } from 'playwright/test';
import { expectNoBarriersAt } from '../support/axe.ts';
import { expect, test } from '../support/portal.ts';
import { makeWide } from '../support/window.ts';

test('makes calls go wrong and right again, and tells in the journal what was asked', async ({ page, portal }) => {
  await portal.open('/control');
  await test.step('logs the request and how much of it is stored, but neither the user nor the token', async () => {
    const { journal, section } = controlOn(page);
    for (const title of ['Journal', 'Ledger', 'Breaches of the policy'])
      await expect(section(title)).toContainText(/The latest \d+ \w+ are kept\./);
    const token = '0123456789abcdef0123456789abcdef';
    await ask(page, '/rest/colors?departmentId=101');
    await ask(page, '/rest/colors?departmentId=Olga');
    await ask(page, `/rest/document/logo/100?token=${token}`);
    await ask(page, '/rest/lookup/99887766/Olga/24.12.1990?phone=99887766&name=Olga%20Nordmann');
    await ask(page, '/rest/token/nordlys');
    await expect(journal).toHaveText([
      /GET center\.centerToken200\d+$/,
      /GET \/rest\/……404\d+$/,
      /GET center\.centerLogo…401\d+$/,
      /GET center\.colorsdepartmentId=…401\d+$/,
      /GET center\.colorsdepartmentId=101401\d+$/,
    ]);
    await expect(section('Ledger')).toContainText('token-1');
    const told = await page.getByRole('main').textContent();
    expect(told).not.toMatch(/0123456789abcdef|99887766|Olga|Nordmann|24\.12/);
    expect(told).not.toContain(Object.keys(portal.world.state.tokens)[0]);

    await page.getByRole('button', { name: 'Clear the journal' }).click();
    await expect(journal).toHaveCount(0);
    await expect(section('Journal')).toContainText('None.');
  });

  await test.step('lets one thing go right again, or everything', async () => {
    const { faults, status } = controlOn(page);
    for (const kind of ['empty', 'html', 'malformed']) {
      await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
      await page.getByRole('button', { name: 'Add' }).click();
      await expect(faults.last()).toContainText(kind);
    }
    await page.getByRole('button', { name: 'Remove html of *' }).click();
    await expect(status).toHaveText('The fault is removed.');
    await expect(faults).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove every fault' }).click();
    await expect(faults).toHaveCount(0);
    expect(portal.world.state.faults).toEqual([]);
  });

  await test.step('lets a call go wrong so many times, and tells in the journal that it did', async () => {
    const { faults, journal, status } = controlOn(page);
    await page.getByRole('combobox', { name: 'Call' }).selectOption('center.manifest');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('status');
    await page.getByRole('spinbutton', { name: 'Status' }).fill('503');
    await page.getByRole('spinbutton', { name: 'Times' }).fill('1');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(status).toHaveText('The fault is added.');
    await expect(faults).toHaveText(['center.manifeststatus (503)110Remove']);

    expect(await ask(page, '/manifest.json')).toBe(503);
    expect(await ask(page, '/manifest.json')).toBe(200);
    await expect(faults).toHaveCount(0);
    await expect(journal).toHaveText([/GET center\.manifest200\d+$/, /GET center\.manifest503\d+status$/]);
  });

  await test.step('says that the server is away, and goes on once it is back', async () => {
    const { journal, status } = controlOn(page);
    const before = await journal.count();
    await page.route('**/control/api/**', (route) => route.abort());
    await expect(status).toHaveText('The server does not answer. Asking again …');
    await ask(page, '/manifest.json');
    await page.unroute('**/control/api/**');
    await expect(status).toHaveText('');
    await expect(journal).toHaveCount(before + 1);
  });
});

test('shows the world in another way, lets others act and the clock go, and resets it', async ({ page, portal }) => {
  await portal.open('/control');
  await test.step('lets another user act, and says why a deed is refused', async () => {
    const form = page.getByRole('region', { name: 'Another user' });
    await form.getByRole('textbox', { name: 'Number of the record' }).fill('1');
    await form.getByRole('textbox', { name: 'Value' }).fill('2027-01-15');
    await form.getByRole('button', { name: 'Do it' }).click();
    await expect(controlOn(page).status).toHaveText('Avviket finnes ikke i dette prosjektet.');

    const [deviation] = demoDeviations(portal.world.state.seed, portal.world.now(), '1001');
    await form.getByRole('textbox', { name: 'Number of the record' }).fill(deviation?.deviation_id ?? '');
    await form.getByRole('button', { name: 'Do it' }).click();
    await expect(controlOn(page).status).toHaveText('It is done, and told to those who see it.');
  });

  await test.step('stops the clock, moves it, lets it run, and goes back to the real time', async () => {
    const { world, status } = controlOn(page);
    await expect(world).toContainText('2026-11-19 09:00:00 UTC, stopped');
    await page.getByRole('spinbutton', { name: 'Hours to move by' }).fill('-1.5');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(world).toContainText('2026-11-19 07:30:00 UTC, stopped');

    await page.getByRole('button', { name: 'Stop at it' }).click();
    await expect(status).toHaveText('Choose an instant first.');
    await page.getByLabel('Instant (in UTC)').fill('2030-01-01T12:00');
    await page.getByRole('button', { name: 'Stop at it' }).click();
    await expect(world).toContainText('2030-01-01 12:00:00 UTC, stopped');
    await page.getByRole('button', { name: 'Run from it' }).click();
    await expect(world).toContainText(/2030-01-01 12:0\d:\d\d UTC(?!, stopped)/);
    await page.getByLabel('Instant (in UTC)').fill('1980-01-01T12:00');
    await page.getByRole('button', { name: 'Stop at it' }).click();
    await expect(status).toContainText('the clock goes from the year 2000 to 2100');

    await page.getByRole('button', { name: 'Back to the real time' }).click();
    await expect(status).toHaveText('The clock tells the real time.');
    expect(portal.world.state.clock).toEqual({ kind: 'real', offset: 0 });
  });

  await test.step('shows the world in another way, says how payments go, and resets both', async () => {
    const { provider } = portal.world.state;
    const { world, status } = controlOn(page);
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption('empty');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(status).toHaveText('The scenario is shown.');
    await expect(world).toContainText('empty: No classes and no memberships anywhere');
    expect(portal.world.state.scenario).toBe('empty');

    await page.getByRole('combobox', { name: 'Invoices are paid' }).selectOption('embedded');
    await page.getByRole('combobox', { name: 'Visits to the payment provider end' }).selectOption('late');
    await page.getByRole('spinbutton', { name: 'Seconds until the service is told late' }).fill('1.5');
    await page.getByRole('button', { name: 'Set for payments' }).click();
    await expect(status).toHaveText('The payment provider goes about it so.');
    await expect(world).toContainText('embedded; late');
    expect(portal.world.state.provider).toEqual({ checkout: 'embedded', outcome: 'late', callbackAfter: 1_500 });

    await page.getByRole('textbox', { name: 'Seed' }).fill('7');
    await page.getByRole('button', { name: 'Reset the world' }).click();
    await expect(status).toHaveText('The world is as it was at first.');
    await expect(world).toContainText('standard: The demo world as it is meant to be');
    expect(portal.world.state).toMatchObject({ seed: 7, scenario: 'standard', provider });
  });
});

test('shows the live connections, tells their channels of an event, and lets things go wrong on them', async ({
  page,
  portal,
}) => {
  await portal.open('/control');
  const { status, connections, liveFaults, section } = controlOn(page);
  const live = section('Live connection');
  const staff = issueGrant(portal.world, 'ola').access;
  const token = await page.evaluate(
    async (access) =>
      (await fetch('/rest/pubsub/auth/gettoken', { headers: { authorization: `Bearer ${access}` } })).json(),
    staff,
  );
  const closing = page.evaluate(
    ({ token }) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/pubsub`);
        const ask = (operation: string, operation_id: number, parameters: object) =>
          socket.send(JSON.stringify({ operation, operation_id, parameters }));
        const client = { type: 'web', version: '1', agent: 'test' };
        socket.onopen = () => {
          ask('auth', 1, { token, server: 'live', base_url: '/', client });
          ask('subscribe', 2, { channel: 'chat:12' });
        };
        socket.onclose = ({ code }) => resolve(code);
      }),
    token,
  );
  await expect(connections).toHaveText([
    /^1.+http:\/\/127\.0\.0\.1:\d+readychat:122 \(\d+ bytes\)2 \(\d+ bytes\)0CutSilence$/,
  ]);

  await live.getByRole('textbox', { name: 'Channel', exact: true }).fill('chat:12');
  await live.getByRole('textbox', { name: 'JSON of its data' }).fill('{"id": 3}');
  await live.getByRole('button', { name: 'Publish' }).click();
  await expect(status).toHaveText('The event is told.');
  await expect(connections).toContainText(['3 (']);

  await live.getByRole('combobox', { name: 'What goes wrong' }).selectOption('delay');
  await live.getByRole('combobox', { name: 'With' }).selectOption('event');
  await live.getByRole('spinbutton', { name: 'Milliseconds of delay' }).fill('50');
  await live.getByRole('button', { name: 'Let it go wrong' }).click();
  await expect(liveFaults).toHaveText(['eventdelay (50 ms)1always0Remove']);
  await live.getByRole('button', { name: 'Clear the faults of the live connection' }).click();
  await expect(liveFaults).toHaveCount(0);

  await live.getByRole('button', { name: 'Cut connection 1' }).click();
  await expect(status).toHaveText('It is cut.');
  await expect(connections).toHaveCount(0);
  expect(await closing).toBe(1006);
});

test('can be used with the keyboard alone, fits its window and is accessible, narrow and wide, light and dark', async ({
  page,
  portal,
}) => {
  await portal.open('/control');
  await test.step('can be used with the keyboard alone, from the first link to the last list', async () => {
    const { status } = controlOn(page);
    await expect(status).toHaveText('');
    const wanted = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, select, input, [tabindex="0"]')].map((element, index) => {
        element.setAttribute('data-place', String(index));
        return String(index);
      }),
    );
    const reached = new Set<string>();
    // A date is several stops.
    for (let count = 0; count < wanted.length + 10; count++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
      if (typeof place === 'string') reached.add(place);
    }
    expect([...reached].toSorted()).toEqual(wanted.toSorted());

    await page.getByRole('combobox', { name: 'Scenario' }).focus();
    await page.keyboard.type('hostile');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('The scenario is shown.');
    expect(portal.world.state.scenario).toBe('hostile');
  });

  await test.step('fits its window and is accessible, narrow and wide, light and dark', async () => {
    const { journal, faults } = controlOn(page);
    await page.getByRole('combobox', { name: 'Call' }).selectOption('center.departmentLogo');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('wrong-shape');
    await page.getByRole('button', { name: 'Add' }).click();
    await ask(
      page,
      '/rest/classes?from_date=2026-06-14T22:00:00.000Z&to_date=2026-06-21T21:59:59.999Z&department_id=101',
    );
    await expect(faults).toHaveCount(1);
    await expect(journal).toHaveCount(1);
    for (const width of [390, 1280]) {
      await makeWide(page, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectNoBarriersAt(page, width);
    }
  });
});

/** The page of the control as a developer finds their way in it. */
function controlOn(page: Page) {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const rowsOf = (name: string) => page.getByRole('group', { name, exact: true }).locator('tbody').getByRole('row');
  return {
    status: page.getByRole('status'),
    world: section('World'),
    section,
    faults: rowsOf('Faults in force'),
    connections: rowsOf('Connections'),
    liveFaults: rowsOf('Faults of the live connection'),
    /** The newest first. */
    journal: rowsOf('Journal'),
  };
}

/** Asks the service as the page's own origin does, and tells the status of the answer. */
const ask = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, path);
