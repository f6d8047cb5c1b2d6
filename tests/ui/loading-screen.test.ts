import { createContext, runInContext } from 'node:vm';
import { textsIn } from '@felles/ui-react/internal/i18n/every';
import { describe, expect, it } from 'vitest';
import head from '../../ui-react/loading/head.html?raw';
import words from '../../ui-react/loading/words.html?raw';

it.each([
  ['no', 'nb'],
  ['en', 'en'],
] as const)('should say in %s on the loading screen what the application says of the same', (language, tag) => {
  const text = textsIn(language);
  const [loading, late, failed, offline, again, nowhere, ...more] = [
    ...words.matchAll(new RegExp(`<span lang="${tag}">(.*?)</span>`, 'g')),
  ].map(([, said]) => said);
  expect([loading, again, more]).toEqual([text('frame.loading'), text('retry'), []]);
  for (const said of [late, nowhere]) expect(said).toMatch(/\.$/);
  const message = { key: 'failure.timeout', params: {} } as const;
  expect(text({ key: 'center.notLoaded', params: { message } })).toBe(failed?.replace(/\.$/, `: ${text(message)}`));
  expect(text('timetable.offline').split(/(?<=\.) /)[0]).toBe(offline);
});

describe('the loading screen', () => {
  it.each([
    ['a built file', '/assets/start-a1b2.js'],
    ['a source of the development server', '/src/portal/main.ts?t=1795400000000'],
    ['one with markup', '/src/workspace/main.tsx'],
    ['a package of the development server', '/node_modules/.vite/deps/react.js?v=a1b2c3d4'],
  ])('should say that the page could not be loaded when %s does not arrive, or cannot be run', (_, path) => {
    const missing = open();
    missing.tell('error', { target: { src: `${ORIGIN}${path}` } });
    expect(missing.page.dataset).toEqual({ arrival: 'failed' });

    const unreadable = open();
    unreadable.tell('error', { target: {}, filename: `${ORIGIN}${path}` });
    expect(unreadable.page.dataset).toEqual({ arrival: 'failed' });
  });

  it.each([
    ['the icon', { target: { href: `${ORIGIN}/assets/icon.png` } }],
    ['a script of another site', { target: { src: 'https://elsewhere.example/assets/start.js' } }],
    ['a script of the page itself', { target: {}, filename: `${ORIGIN}/nordlys/classes` }],
  ])('should wait on when only %s has failed', (_, error) => {
    const screen = open();
    screen.tell('error', error);
    expect(screen.page.dataset).toEqual({});
  });

  it('should reload the page once the service answers again', async () => {
    const screen = open();
    screen.pass();
    screen.press();
    expect([screen.page.dataset, screen.asked, screen.reloads]).toEqual([{}, ['HEAD no-store'], 0]);
    await screen.answer({ status: 404 });
    expect(screen.reloads).toBe(1);
  });

  it('should stay where there is no answer, and say so to a visitor who pressed', async () => {
    const screen = open();
    screen.tell('error', LOST);
    screen.press();
    expect(screen.page.dataset).toEqual({});
    await screen.answer(null);
    expect([screen.page.dataset, screen.reloads, screen.focused]).toEqual([{ arrival: 'failed' }, 0, 1]);

    screen.press();
    await screen.answer({ status: 502 });
    expect([screen.page.dataset, screen.reloads, screen.focused]).toEqual([{ arrival: 'failed' }, 0, 2]);
  });

  it('should offer another try where no answer comes for long', () => {
    const screen = open();
    screen.tell('error', LOST);
    screen.press();
    screen.pass();
    expect([screen.page.dataset, screen.reloads]).toEqual([{ arrival: 'late' }, 0]);
    screen.press();
    expect(screen.asked).toHaveLength(2);
  });

  it('should leave what has come meanwhile', async () => {
    const screen = open();
    screen.pass();
    screen.press();
    screen.stands = false;
    await screen.answer({ status: 200 });
    expect([screen.page.dataset, screen.reloads]).toEqual([{}, 0]);
  });

  it('should stay without a network, and try again when it is back, also where it had not failed', async () => {
    const screen = open();
    screen.pass();
    screen.navigator.onLine = false;
    screen.press();
    await screen.answer(null);
    expect([screen.page.dataset, screen.reloads]).toEqual([{ arrival: 'failed', offline: '' }, 0]);
    screen.navigator.onLine = true;
    screen.tell('online');
    await screen.answer({ status: 200 });
    expect([screen.reloads, screen.focused]).toEqual([1, 1]);
  });

  it.each([
    ['no other try was asked for', true],
    ['it has gone', false],
  ])('should leave everything as it is when the network comes and %s', (_, stands) => {
    const screen = open();
    screen.pass();
    screen.stands = stands;
    screen.tell('online');
    expect([screen.asked, screen.reloads]).toEqual([[], 0]);
  });
});

const ORIGIN = 'https://portal.example';
const LOST = { target: { src: `${ORIGIN}/assets/start-a1b2.js` } };

/** Runs the script of a loading screen: what the page says of itself, how often it was loaded anew, and what happens to it. */
function open() {
  class Element {
    closest = () => this;
    focus() {
      screen.focused += 1;
    }
  }
  const listeners = new Map<string, (event: object) => void>();
  const waiting: (() => void)[] = [];
  const answers: ((answer: { status: number } | null) => void)[] = [];
  const dataset: Record<string, string> = {};
  const tell = (type: string, event: object = {}) => listeners.get(type)?.(event);
  const screen = {
    page: { dataset },
    navigator: { onLine: true },
    stands: true,
    reloads: 0,
    focused: 0,
    asked: [] as string[],
    /** What the last question was answered; nothing where it could not be asked. */
    async answer(answer: { status: number } | null) {
      answers.pop()?.(answer);
      await new Promise<void>((done) => setTimeout(done));
    },
    tell,
    press: () => tell('click', { target: new Element() }),
    /** As long as somebody waits for it. */
    pass: () => waiting.forEach((action) => void action()),
  };
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(head) ?? [];
  const onPage = {
    ...{ Element, navigator: screen.navigator },
    fetch: (_: string, { method, cache }: { method: string; cache: string }) => {
      screen.asked.push(`${method} ${cache}`);
      return new Promise((resolve, reject) =>
        answers.push((answer) => (answer ? resolve(answer) : reject(new TypeError('Failed to fetch')))),
      );
    },
    document: {
      documentElement: screen.page,
      readyState: 'complete',
      querySelector: () => (screen.stands ? new Element() : null),
    },
    location: {
      origin: ORIGIN,
      reload() {
        screen.reloads += 1;
      },
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    setTimeout: (action: () => void) => waiting.push(action),
    clearTimeout: (timer = 0) => waiting.splice(timer - 1, 1, () => undefined),
  };
  runInContext(script, createContext(onPage));
  return screen;
}
