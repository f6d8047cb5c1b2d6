import { expectNoBarriers } from '../support/axe.ts';
import { pressAt, typeAt } from '../support/keyboard.ts';
import { misfitsOn } from '../support/misfits.ts';
import { goesWrong } from '../support/service.ts';
import { turnTo } from '../support/turn.ts';
import { makeWide } from '../support/window.ts';
import { expect, fetchedBy, shownOn, test, tokensFor } from '../support/workspace.ts';

const WIDTHS = [390, 1024, 1440, 1600];

test('[R-45] should name a page that it lacks, and tell by keyboard alone and in every window how the connection stands', async ({
  page,
  workspace,
  shown,
  spoken,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await workspace.open('/x/-/projects/12');
  await expect(page.getByRole('heading', { name: 'Ukjent side' })).toBeVisible();
  await expect(page).toHaveTitle('Ukjent side – Felles arbeidsflate');
  await expectNoBarriers(page, 'an unknown page');

  await test.step('subscribes to a channel for as long as its page is looked at', async () => {
    await pressAt(page, page.getByRole('link', { name: /Tilkobling:/ }));
    await pressAt(page, page.getByRole('link', { name: 'Om tilkoblingen' }));
    await expect(page.getByRole('heading', { name: 'Tilkobling', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const channels = async () => (await workspace.connections()).map((connection) => connection.channels.toSorted());
    await expect.poll(channels).toEqual([['byggeplass', 'user.501']]);
    await page.goBack();
    // An event for the user alone is heard on every page.
    await expect.poll(channels).toEqual([['user.501']]);
    await page.goBack();
  });

  await pressAt(page, page.getByRole('link', { name: 'Til startsiden' }));
  await expect(page.getByRole('heading', { name: 'Oversikt', level: 1 })).toBeVisible();

  await turnTo(page, '/x/-/about');
  await expect(page).toHaveURL(`${workspace.origin}/x/-/about`);
  await pressAt(page, page.getByRole('button', { name: /^For utviklere/ }));
  await expect(page).toHaveTitle('Tilkobling – Felles arbeidsflate');
  await expect(shown.dot).toHaveAccessibleName(/Tilkobling: tilkoblet$/);
  await expect(shown.state).toContainText(/tilkoblet\s*siden kl\. \d\d:\d\d:\d\d/);
  await expect(shown.subscriptions.getByRole('listitem')).toHaveText(['byggeplass', 'user.501']);
  await expect(page.getByText('Ingen brudd')).toBeVisible();
  await expectNoBarriers(page, 'the page about the connection');

  await typeAt(page, shown.message, 'Betongbilen er her');
  await page.keyboard.press('Enter');
  await expect(shown.lines).toHaveText([/message\s*Betongbilen er her$/]);
  await expect(shown.message).toHaveValue('');
  await workspace.live('publish', { channel: 'byggeplass', event: 'changed', data: 'uten noe å kjennes igjen på' });
  await expect(shown.lines.first()).toHaveText(/changed\s*"uten noe å kjennes igjen på"\s*uten id$/);
  const channel = page.getByLabel('Kanal', { exact: true });
  await channel.fill('kran');
  await pressAt(page, page.getByRole('button', { name: 'Lytt' }));
  await expect(page.getByText('Ingenting er sagt i kanalen ennå.')).toBeVisible();
  await expect(shown.subscriptions.getByRole('listitem')).toHaveText(['kran', 'user.501']);

  await workspace.live('faults', { kind: 'non-200', of: 'listsubs', code: 503, times: 1 });
  const refresh = shown.subscriptions.getByRole('button', { name: 'Oppdater' });
  await pressAt(page, refresh);
  await expect(shown.subscriptions.getByRole('alert')).toHaveText(
    'Tjenesten svarte ikke med en liste. Tjenesten sa nei (503).',
  );
  await page.keyboard.press('Enter');
  await expect(shown.subscriptions.getByRole('listitem')).toHaveText(['kran', 'user.501']);

  const long = 'Et svært langt ord: '.concat('armeringsjernleverandør'.repeat(12));
  for (let count = 1; count <= 3; count += 1)
    await workspace.live('publish', { channel: 'kran', data: { id: count, text: long } });
  goesWrong(workspace.world, { call: 'realtime.recent', kind: 'status', status: 503, times: 1 });
  await workspace.live('drop', {});
  await expect(shown.history).toHaveCount(1);
  await expect(page.getByText('Noe kan mangle')).toBeVisible();
  await expect(shown.lines).toHaveCount(3);
  await expectNoBarriers(page, 'the page when the channel could not be fetched again');
  for (const width of WIDTHS) {
    await makeWide(page, width);
    expect(await misfitsOn(page), `${width} px`).toEqual([]);
  }
  await pressAt(page, page.getByRole('button', { name: 'Prøv igjen' }));
  await expect(page.getByText('Noe kan mangle')).toBeHidden();
  await expect(shown.lines).toHaveCount(3);

  // A token that stands in an address or in a log could be read by others.
  expect(sockets.map((address) => new URL(address).search)).toEqual(['', '']);
  expect(sockets.every((address) => address === `${workspace.origin.replace('http', 'ws')}/pubsub`)).toBe(true);
  expect(spoken).toEqual([expect.stringContaining('status of 503')]);
});

test('[R-67] [W-REALTIME-29] should bring two tabs everything once, what they missed while they were away too', async ({
  page,
  context,
  workspace,
  shown,
}) => {
  await workspace.open();
  const other = await context.newPage();
  await other.goto(page.url());
  const tabs = [shown, shownOn(other)];
  for (const tab of tabs) await expect(tab.subscriptions.getByRole('listitem')).toHaveText(['byggeplass', 'user.501']);
  await shown.message.fill('før bruddet');
  await shown.publish.click();
  for (const tab of tabs) await expect(tab.lines).toHaveText([/før bruddet$/]);

  // The line is cut, and the next attempt is turned away: the following one would come in five minutes.
  await workspace.live('faults', { kind: 'non-200', of: 'upgrade', times: 2 });
  await workspace.live('drop', {});
  for (const tab of tabs) {
    await expect(tab.notice).toBeVisible();
    await expect(tab.dot).toHaveAccessibleName(/Tilkobling: frakoblet$/);
    await expect(tab.history).toHaveText([/aldri åpnet.*Prøver igjen senest kl\. \d\d:\d\d:\d\d$/, /uten å lykkes$/]);
  }
  await workspace.live('publish', { channel: 'byggeplass', data: { id: 'missed', text: 'mens de var borte' } });
  await expect(shown.subscriptions).toContainText('uten en forbindelse');
  const fetched = fetchedBy(workspace.world);
  for (const tab of tabs) await tab.reconnect.click();
  for (const tab of tabs) {
    await expect(tab.lines).toHaveText([/mens de var borte$/, /før bruddet$/]);
    await expect(tab.dot).toHaveAccessibleName(/Tilkobling: tilkoblet$/);
    await expect(tab.notice).toBeHidden();
    await expect(tab.history.first()).toHaveText(/Tilkoblet igjen etter/);
  }
  await workspace.live('publish', { channel: 'byggeplass', data: { id: 'after', text: 'etterpå' } });
  for (const tab of tabs) await expect(tab.lines).toHaveText([/etterpå$/, /mens de var borte$/, /før bruddet$/]);
  expect(fetchedBy(workspace.world) - fetched).toBe(2);
  // Each tab: one at first, one that was turned away, one by hand.
  expect(tokensFor(workspace.world)).toBe(6);
});
