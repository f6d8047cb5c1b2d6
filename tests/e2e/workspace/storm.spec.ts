import { expectNoBarriers } from '../support/axe.ts';
import { pressAt } from '../support/keyboard.ts';
import { whileStopped } from '../support/renderer.ts';
import { expect, fetchedBy, test, tokensFor } from '../support/workspace.ts';

const CONNECTED = /Tilkobling: tilkoblet$/;
const CONNECTING = /Tilkobling: kobler til$/;
const DISCONNECTED = /Tilkobling: frakoblet$/;

test('[R-57] [W-REALTIME-25] should report a lost service or network at once, and then reconnect', async ({
  context,
  workspace,
  shown,
}) => {
  await workspace.open();
  await expect(shown.dot).toHaveAccessibleName(CONNECTED);
  // A failed call would be fetched once more on its own when the network comes back.
  await expect(shown.nothingTold).toBeVisible();
  await workspace.stop();
  await expect(shown.notice).toContainText('senest kl.');
  await expect(shown.dot).toHaveAccessibleName(DISCONNECTED);
  // Of the next attempt the socket or the token fails first.
  await expect(shown.history).toHaveText([/Prøver igjen senest kl\./, /Tjenesten stengte.*uten å lykkes$/]);
  await context.setOffline(true);
  await expect(shown.notice).toContainText('uten nett. Vi kobler til når nettet er tilbake.');
  await workspace.start();
  const fetched = fetchedBy(workspace.world);
  await context.setOffline(false);
  await expect(shown.dot).toHaveAccessibleName(CONNECTED);
  await expect(shown.notice).toBeHidden();
  await expect(shown.subscriptions.getByRole('listitem')).toHaveText(['byggeplass', 'user.501']);
  // On a slow machine a subscription can be answered late, which fetches once more; "once" is proven in the store's tests.
  await expect.poll(() => fetchedBy(workspace.world)).toBeGreaterThan(fetched);

  // A network that goes and comes while the line holds changes nothing.
  const tokens = tokensFor(workspace.world);
  await context.setOffline(true);
  await expect(shown.notice).toHaveText(/uten nett\.$/);
  await expect(shown.dot).toHaveAccessibleName(CONNECTED);
  await context.setOffline(false);
  await expect(shown.notice).toBeHidden();
  expect(tokensFor(workspace.world)).toBe(tokens);
});

test('[R-51] should come back once after its page stood still, and leave a line alone that held', async ({
  browser,
  workspace,
  shown,
}) => {
  await workspace.open();
  await expect(shown.subscriptions.getByRole('listitem')).toHaveText(['byggeplass', 'user.501']);
  await whileStopped(browser, async () => {
    await workspace.live('publish', { channel: 'byggeplass', data: { id: 1, text: 'hørt etterpå' } });
    await aWhile();
  });
  await expect(shown.lines).toHaveText([/hørt etterpå$/]);
  await expect(shown.history).toHaveCount(0);
  expect(tokensFor(workspace.world)).toBe(1);

  const fetched = fetchedBy(workspace.world);
  await whileStopped(browser, async () => {
    await workspace.live('drop', {});
    await workspace.live('publish', { channel: 'byggeplass', data: { id: 2, text: 'hentet etterpå' } });
    await aWhile();
  });
  await expect(shown.lines).toHaveText([/hentet etterpå$/, /hørt etterpå$/]);
  await expect(shown.dot).toHaveAccessibleName(CONNECTED);
  await expect(shown.history).toHaveText([/aldri åpnet.*Tilkoblet igjen etter/]);
  expect(tokensFor(workspace.world)).toBe(2);
  expect(fetchedBy(workspace.world) - fetched).toBe(1);
  expect(await workspace.connections()).toHaveLength(1);
});

/** Longer than the page waits before it connects again, or says that it is away. */
const aWhile = () => new Promise((over) => setTimeout(over, 700));

test.describe('with time in the hands of the test', () => {
  test.use({ time: 'moved' });

  test('[R-48] [R-54] [W-REALTIME-28] should say for good that it gave up, and connect when the user asks for it', async ({
    page,
    workspace,
    shown,
  }) => {
    await workspace.open();
    for (let close = 1; close <= 6; close += 1) {
      await expect(shown.dot).toHaveAccessibleName(CONNECTED);
      await workspace.live('drop', {});
      await expect(shown.history).toHaveCount(close);
      if (close === 6) break;
      await page.clock.runFor(10);
      await expect(shown.dot).toHaveAccessibleName(CONNECTED);
      await page.clock.fastForward(100_000);
    }
    await expect(shown.notice).toContainText('blir ikke lenger oppdatert');
    await expect(shown.dot).toHaveAccessibleName(DISCONNECTED);
    await expect(shown.history.first()).toHaveText(/Ga opp etter 6 brudd$/);
    const tokens = tokensFor(workspace.world);
    await page.clock.fastForward('24:00:00');
    await expect(shown.notice).toContainText('etter 6 brudd');
    expect(tokensFor(workspace.world)).toBe(tokens);
    await expectNoBarriers(page, 'given up');

    await pressAt(page, shown.reconnect);
    await expect(shown.dot).toHaveAccessibleName(CONNECTED);
    await expect(shown.notice).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(shown.history.first()).toHaveText(/Ga opp etter 6 brudd\s*Tilkoblet igjen etter 1440 min$/);
    expect(tokensFor(workspace.world)).toBe(tokens + 1);
  });

  test('[R-65] should notice a line that has gone dead without a word, and lose nothing that was written', async ({
    page,
    workspace,
    shown,
  }) => {
    await workspace.open();
    await expect(shown.subscriptions.getByRole('listitem')).toHaveText(['byggeplass', 'user.501']);
    for (let beat = 1; beat <= 2; beat += 1) {
      await page.clock.runFor(10_000);
      await workspace.live('keep-alive', {});
    }
    workspace.tunnel.blackHole();
    await shown.message.fill('er noen der');
    await shown.publish.click();
    await page.clock.runFor(10_100);
    await expect(
      page.getByText('Ingen svarte innen 10 sekunder. Vi vet ikke om det kom fram.', { exact: true }),
    ).toBeVisible();
    await expect(shown.message).toHaveValue('er noen der');
    await expect(shown.dot).toHaveAccessibleName(CONNECTED);
    await page.clock.runFor(21_000);
    await expect(shown.history).toHaveText([/Linjen ble taus/]);
    await expect(shown.dot).toHaveAccessibleName(CONNECTING);
    await page.clock.runFor(10_100);
    await expect(shown.history).toHaveText([/gitt opp.*Prøver igjen senest kl\./, /Linjen ble taus/]);
    await expect(shown.notice).toContainText('senest kl.');

    workspace.tunnel.heal();
    await shown.reconnect.click();
    await expect(shown.dot).toHaveAccessibleName(CONNECTED);
    await shown.publish.click();
    await expect(shown.lines).toHaveText([/er noen der$/]);
    await expect(shown.message).toHaveValue('');
  });

  test('[R-06] should give an attempt up after ten seconds whose socket is never answered', async ({
    page,
    workspace,
    shown,
  }) => {
    await workspace.live('faults', { kind: 'silence', of: 'upgrade', times: 1 });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/manifest.json', (route) => answered.then(() => route.continue()));
    await workspace.open();
    // Nobody knows yet where the socket is.
    await expect(page.getByRole('status')).toHaveText(
      /^Tjenesten bruker lang tid .* åpnes om noen sekunder uansett\.$/,
    );
    answer();
    await expect(shown.dot).toHaveAccessibleName(CONNECTING);
    await page.clock.runFor(1_000);
    await expect(shown.notice).toContainText('blir ikke oppdatert ennå. Vi kobler til.');
    await page.clock.runFor(9_500);
    await expect(shown.history).toHaveText([/gitt opp/]);
    await page.clock.runFor(100);
    await expect(shown.dot).toHaveAccessibleName(CONNECTED);
    await expect(shown.history).toHaveText([/Tilkoblet igjen etter/]);
  });
});

test('[R-09] [R-10] should count a socket that the policy forbids as a close, and say that it is not connected', async ({
  page,
  workspace,
  shown,
}) => {
  await page.route('**/manifest.json', async (route) => {
    const reply = await route.fetch();
    // Elsewhere than where the policy of the page allows.
    await route.fulfill({ json: { ...(await reply.json()), websocket_url: 'ws://127.0.0.1:9/pubsub' } });
  });
  await workspace.open();
  await expect(shown.history).toHaveText([/aldri åpnet.*Prøver igjen senest kl\./, /aldri åpnet.*uten å lykkes$/]);
  await expect(shown.dot).toHaveAccessibleName(DISCONNECTED);
  await expect(shown.notice).toBeVisible();
  await shown.reconnect.click();
  await expect(shown.history).toHaveCount(4);
  await expect(shown.history.nth(2)).toHaveText(/uten å lykkes$/);
});
