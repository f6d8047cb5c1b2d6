// In a browser: two users who talk over sockets of their own, a database that outlives the page and of which one tab sends, and
// where the list of messages stands while it grows at both ends.
import { issueGrant } from '@felles/mock-server/internal';
import type { Browser, Page } from 'playwright/test';
import { expectNoBarriers } from '../support/axe.ts';
import { goesRight, goesWrong } from '../support/service.ts';
import { turnTo } from '../support/turn.ts';
import { JOURNEY_WIDTHS } from '../support/widths.ts';
import { expect, signInAhead, test, type Workspace } from '../support/workspace.ts';

/** A public conversation and an internal one of the same agreement. */
const PUBLIC = { id: 20_101, title: 'Avklaring vindusleveranse' };
const INTERNAL = { id: 20_104, title: 'Kalkyle vinduer' };
const LONG = 21_003;

const PAGE = `/x/-/chat/${PUBLIC.id}`;

const talk = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Skriv/ });
const row = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });

async function write(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await field(page).fill(text);
    await page.getByRole('button', { name: /^(?:Send|Send internt|Legg i utboks)$/ }).click();
    await expect(talk(page).getByText(text, { exact: true })).toBeVisible();
  }
}

/** The page of another user, in a browser of their own. */
async function another(browser: Browser, { world, origin }: Workspace, login: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAhead(page, issueGrant(world, login).access);
  await page.goto(`${origin}${path}`);
  return page;
}

/** The conversation as a user finds it when asking the service. */
async function answered({ world, origin }: Workspace, login: string, path: string): Promise<string> {
  const reply = await fetch(`${origin}/rest/v1${path}`, {
    headers: { authorization: `Bearer ${issueGrant(world, login).access}` },
  });
  return reply.text();
}

/** The texts of a conversation that are like one, in the order of the service. */
async function texts(workspace: Workspace, id: number, like: RegExp): Promise<readonly string[]> {
  const messages: readonly { readonly text: string }[] = JSON.parse(
    await answered(workspace, 'ola', `/conversations/${id}/messages`),
  );
  return messages.map(({ text }) => text).filter((text) => like.test(text));
}

async function control({ origin }: Workspace, path: string, method: string, body: object): Promise<void> {
  const reply = await fetch(`${origin}/control/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status, await reply.text()).toBe(200);
}

for (const width of JOURNEY_WIDTHS) {
  test(`[W-CHAT-01] two users talk live, and what is internal stays internal, in a window of ${width} pixels`, async ({
    page,
    browser,
    workspace,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await workspace.open(PAGE);
    const nina = await another(browser, workspace, 'nina', PAGE);
    await expect(talk(nina)).toBeVisible();
    await write(page, 'Kommer dere i morgen?');
    await expect(talk(nina).getByText('Kommer dere i morgen?')).toBeVisible();
    await write(nina, 'Ja, klokken åtte.');
    await expect(talk(page).getByText('Ja, klokken åtte.')).toBeVisible();

    await turnTo(page, `/x/-/chat/${INTERNAL.id}`);
    await expect(page.getByText(/^Intern\. Bare/)).toBeVisible();
    await write(page, 'Vi tåler tolv tusen til.');
    await write(nina, 'Ses da.');
    await turnTo(nina, `/x/-/chat/${INTERNAL.id}`);
    await expect(nina.getByText('finnes ikke')).toBeVisible();
    expect(await nina.content()).not.toContain('tolv tusen');
    expect(await answered(workspace, 'nina', '/conversations/agreement_conversations')).not.toContain('tolv tusen');
    await nina.context().close();
  });
}

test('sends what was written without a network once, in order, with its file, and keeps the place in a long talk', async ({
  page,
  workspace,
}) => {
  await workspace.open(PAGE);
  await expect(talk(page)).toBeVisible();
  // The page itself still loads: only what it asks of the service gets no answer.
  await page.route('**/rest/v1/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'utboks 1');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'notat.txt', mimeType: 'text/plain', buffer: Buffer.from('Fire karmer.') });
  await write(page, 'utboks 2');
  await field(page).fill('halvferdig');
  await page.reload();
  await expect(talk(page).getByText('utboks 2', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('halvferdig');
  expect(await texts(workspace, PUBLIC.id, /^utboks/)).toEqual([]);
  await page.unroute('**/rest/v1/conversations/*/messages');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => texts(workspace, PUBLIC.id, /^utboks/)).toEqual(['utboks 1', 'utboks 2']);
  await expect
    .poll(
      async () => (await answered(workspace, 'ola', `/conversations/${PUBLIC.id}/messages`)).split('notat.txt').length,
    )
    .toBe(2);
  await expect(talk(page).getByText('notat.txt')).toBeVisible();

  await test.step('sends each message once when every second attempt fails', async () => {
    goesWrong(workspace.world, { call: 'chat.send', kind: 'status', status: 500, probability: 0.5 });
    const all = ['halvveis 1', 'halvveis 2', 'halvveis 3', 'halvveis 4'];
    await write(page, ...all);
    goesRight(workspace.world);
    const again = page.getByRole('button', { name: /^Send på nytt/ });
    const sent = async () => {
      if (await again.first().isVisible()) await again.first().click();
      return (await texts(workspace, PUBLIC.id, /^halvveis/)).toSorted();
    };
    await expect.poll(sent).toEqual(all);
  });

  await test.step('keeps the place while older messages come, and leads back to the newest', async () => {
    await control(workspace, 'chat/size', 'POST', { count: 10_000 });
    await turnTo(page, `/x/-/chat/${LONG}`);
    const list = talk(page);
    await expect(list).toBeVisible();
    const parts: string[] = [];
    page.on('request', (request) => request.url().includes('before=') && parts.push(request.url()));
    for (let round = 0; round < 4; round += 1) {
      const before = parts.length;
      // Again and again, as a reader does: a page that is still drawn may go back to the newest once.
      await expect
        .poll(async () => {
          await page.getByRole('region', { name: 'Meldinger' }).evaluate((element) => element.scrollTo({ top: 0 }));
          return parts.length;
        })
        .toBeGreaterThan(before);
    }
    await page.getByRole('button', { name: /Til siste melding|Nye meldinger/ }).click();
    await write(page, 'nederst');
    await expect(list.getByText('nederst', { exact: true })).toBeInViewport();
  });
});

test('sends ten messages of each of two tabs once and in order, when one of them is killed', async ({
  page,
  context,
  workspace,
}) => {
  await workspace.open(PAGE);
  await expect(talk(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${workspace.origin}/x/-/chat/${INTERNAL.id}`);
  await expect(talk(other)).toBeVisible();
  await context.setOffline(true);
  const ten = Array.from({ length: 10 }, (_, at) => `linje ${at + 1}`);
  await write(page, ...ten);
  await write(other, ...ten);
  // The tab that was first is the one that sends.
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => texts(workspace, PUBLIC.id, /^linje/)).toEqual(ten);
  await expect.poll(() => texts(workspace, INTERNAL.id, /^linje/)).toEqual(ten);
});

test('leaves nothing of a user for the next one on the same device', async ({ page, workspace }) => {
  await workspace.open(`/x/-/chat/${PUBLIC.id}`);
  await expect(talk(page)).toBeVisible();
  await page.route('**/rest/v1/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'skrevet av Ola');
  await field(page).fill('ikke ferdig');
  const kari = issueGrant(workspace.world, 'kari').access;
  await page.evaluate((access) => {
    const tokens = { access, expiresAt: Date.now() + 86_400_000, refresh: null };
    localStorage.setItem('felles.workspace.tokens', JSON.stringify(tokens));
  }, kari);
  await page.goto(`${workspace.origin}${PAGE}`);
  await expect(page.getByText('Kari Lunde').first()).toBeAttached();
  await expect(field(page)).toHaveValue('');
  // The page of the first user is gone: nothing of it can be sent any more.
  await page.unroute('**/rest/v1/conversations/*/messages');
  await write(page, 'skrevet av Kari');
  await expect.poll(() => texts(workspace, PUBLIC.id, /^skrevet av/)).toEqual(['skrevet av Kari']);
  await expect(talk(page).getByText('skrevet av Ola')).toHaveCount(0);
});

test('leads on a phone from the list to a conversation, to its contacts, and back', async ({ page, workspace }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await workspace.open('/x/-/chat');
  await expect(row(page, PUBLIC.title)).toBeVisible();
  await page.getByRole('button', { name: 'Ny samtale' }).click();
  await expect(page.getByRole('dialog', { name: 'Ny samtale' }).getByLabel('Tittel')).toBeVisible();
  await expectNoBarriers(page, 'a new conversation');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await row(page, PUBLIC.title).click();
  await expect(talk(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Snarveier' })).toBeHidden();
  await talk(page)
    .getByRole('button', { name: /^Åpne / })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Avtale og kontakter' }).click();
  await expect(page.getByRole('heading', { name: 'Kontakter', exact: true })).toBeVisible();
  await expectNoBarriers(page, 'the contacts of a conversation');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await page.goBack();
  await expect(row(page, PUBLIC.title)).toBeVisible();
});
