// Everything the portal may keep in a browser: what, where, and why. Whatever is not here must not be kept.
import type { BrowserContext, Page } from 'playwright/test';

interface Kept {
  readonly where: 'cookie' | 'local' | 'session';
  readonly name: RegExp;
  readonly holds: string;
  /** Whether it is only there because the visitor asked for it. */
  readonly onlyAfter: 'arrival' | 'choice' | 'login' | 'consent';
}

const STORAGE_INVENTORY: readonly Kept[] = [
  { where: 'cookie', name: /^language$/, holds: 'the chosen language', onlyAfter: 'choice' },
  {
    where: 'cookie',
    name: /^session$/,
    holds: 'what opens the session, and whose it is by number',
    onlyAfter: 'login',
  },
  { where: 'local', name: /^felles\.look\.[\w-]+$/, holds: 'two colours for the loading screen', onlyAfter: 'arrival' },
  { where: 'local', name: /^felles\.timetable\.[\w-]+$/, holds: 'week, department and filters', onlyAfter: 'choice' },
  { where: 'local', name: /^felles\.consent\.[\w-]+$/, holds: 'accepted or rejected', onlyAfter: 'choice' },
  { where: 'session', name: /^felles\.parameters\.[\w-]+$/, holds: 'what the address said', onlyAfter: 'arrival' },
  {
    where: 'session',
    name: /^felles\.signup\.[\w-]+$/,
    holds: 'what was filled in, chosen and sent in a sign-up, until it ends',
    onlyAfter: 'choice',
  },
  {
    where: 'local',
    name: /^felles\.(unresolved|payments)\.[\w-]+$/,
    holds: 'ids of a sign-up and a payment under way, for two days',
    onlyAfter: 'choice',
  },
  { where: 'session', name: /^felles\.completed\.[\w-]+$/, holds: 'sign-ups already counted', onlyAfter: 'consent' },
];

/** The stored values that stand in no inventory. */
export async function undocumentedIn(page: Page, context: BrowserContext): Promise<readonly string[]> {
  const cookies = (await context.cookies()).map(({ name }) => ({ where: 'cookie', name }) as const);
  const keys = await page.evaluate(async () => ({
    local: Object.keys(window.localStorage),
    session: Object.keys(window.sessionStorage),
    others: [...(await window.caches.keys()), ...(await window.indexedDB.databases()).map(({ name }) => `${name}`)],
  }));
  const found = [
    ...cookies,
    ...keys.local.map((name) => ({ where: 'local', name }) as const),
    ...keys.session.map((name) => ({ where: 'session', name }) as const),
  ];
  const isDocumented = ({ where, name }: (typeof found)[number]) =>
    STORAGE_INVENTORY.some((kept) => kept.where === where && kept.name.test(name));
  return [...found.filter((each) => !isDocumented(each)).map(({ where, name }) => `${where}: ${name}`), ...keys.others];
}
