import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { LANGUAGES, type Language, WORDS, type Words } from '../../../e2e/support/words.ts';
import { type Visited, visit } from '../../support/portal.tsx';

/** Every kind of fault. */
const FAULTS = [
  { kind: 'html', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'empty', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'malformed', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'wrong-shape', said: ({ unknownAnswer }: Words) => unknownAnswer },
  { kind: 'cut', said: ({ unreachable }: Words) => unreachable },
  { kind: 'status', status: 500, said: () => 'Noe gikk galt hos oss. Prøv igjen om litt.' },
] as const;

// Nothing can be shown without these.
const NEEDED = ['center.manifest', 'center.centerToken', 'center.center'];

describe.each(LANGUAGES)('a portal that cannot start, in %s', (language: Language) => {
  const words = WORDS[language];

  it.each(NEEDED)('says why, however %s fails, and starts when it does not', async (call) => {
    const [{ said: _, ...first }] = FAULTS;
    const { world, screen, press, warns, load } = visit('/nordlys/classes?departmentId=101', {
      language,
      before: (given) => goesWrong(given, { call, ...first }),
    });
    for (const { said, ...fault } of FAULTS) {
      goesRight(world);
      goesWrong(world, { call, ...fault });
      load();
      await warns(`${words.notLoaded}${said(words)}`);
      expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
      await press(words.retry);
      await warns(`${words.notLoaded}${said(words)}`);
    }
    goesRight(world);
    await press(words.retry);
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });
});

const MANIFESTS = [
  ['to a script', { service_base_url: 'javascript:window.hacked=1' }],
  ['to data', { service_base_url: 'data:text/html,' }],
  ['nowhere', { service_base_url: 'https://[' }],
  ['to another host', { service_base_url: '//elsewhere.invalid' }],
  ['nowhere, as a list', []],
  ['nowhere, as nothing', null],
] as const;

describe('a portal whose manifest leads nowhere it may go', () => {
  it.each(MANIFESTS)('says that it cannot start: %s', async (_, answer) => {
    const { screen, main, warns } = visit('/nordlys', {
      before: (world) => goesWrong(world, { call: 'center.manifest', kind: 'answer', answer }),
    });
    await warns(`${WORDS.no.notLoaded}${WORDS.no.unknownAnswer}`);
    screen.getByRole('button', { name: WORDS.no.retry });
    expect(main().queryByRole('link', { name: /^Timeplan/ })).toBeNull();
  });
});

/** Waits for the parts that every started page shows. */
async function hasStarted({ screen }: Visited): Promise<void> {
  await screen.findByRole('link', { name: /^Nordlys/ });
  await screen.findByRole('heading', { level: 1 });
}

/** The portal starts without these answers, and shows a center that has none of them. */
const REST: readonly {
  readonly call: string;
  readonly path?: string;
  readonly isWaitedFor?: boolean;
  /** No page has a place to say that it is missing. */
  readonly isToldBeside?: boolean;
  shows(visited: Visited): unknown;
}[] = [
  {
    call: 'center.departments',
    isWaitedFor: true,
    path: '/nordlys/classes',
    shows: ({ warns }) => warns('Timeplanen kunne ikke lastes'),
  },
  {
    call: 'center.colors',
    shows: () => waitFor(() => expect(document.documentElement.style.getPropertyValue('--brand')).toBe('#2f6b57')),
  },
  {
    call: 'center.sponsorSetup',
    isToldBeside: true,
    shows: ({ main }) => expect(main().getByRole('link', { name: /^Timeplan/ })).toBeDefined(),
  },
  {
    // Nordlys has its terms as a document, which is found all the same.
    call: 'terms.conditionUrl',
    isWaitedFor: true,
    shows: ({ main }) => main().findByRole('link', { name: /^Betalingsvilkår/ }),
  },
  {
    call: 'terms.conditions',
    path: '/nordlys/vilkar',
    isWaitedFor: true,
    shows: ({ main }) => main().findByRole('alert'),
  },
];

describe('a portal that starts all the same', () => {
  it.each(REST)(
    'does without an answer to $call, be it a failure or none at all',
    async ({ call, path = '/nordlys', ...about }) => {
      const { shows, isWaitedFor = false, isToldBeside = false } = about;
      const kind = FAULTS[REST.findIndex((each) => each.call === call)]?.kind ?? 'html';
      const visited = visit(path, { before: (world) => goesWrong(world, { call, kind }) });
      const { screen } = visited;
      const told = () => within(screen.getByRole('region', { name: 'Meldinger' })).queryAllByRole('alert');
      await hasStarted(visited);
      await shows(visited);
      if (isToldBeside) await waitFor(() => expect(told()).toHaveLength(1));
      else expect(screen.queryByRole('region', { name: 'Meldinger' }) ? told() : []).toEqual([]);
      if (isWaitedFor) return;
      goesRight(visited.world);
      const letGo = visited.hold(call);
      visited.load();
      await hasStarted(visited);
      await shows(visited);
      letGo();
    },
  );

  it('keeps a member logged in, however the question who they are fails', async () => {
    const visited = visit('/nordlys', { member: '10000001' });
    await hasStarted(visited);
    for (const { said: _, ...fault } of FAULTS) {
      goesRight(visited.world);
      goesWrong(visited.world, { call: 'session.whoami', ...fault });
      visited.load();
      await hasStarted(visited);
      await visited.screen.findByRole('link', { name: 'Min profil' });
    }
    goesRight(visited.world);
    const letGo = visited.hold('session.whoami');
    visited.load();
    await hasStarted(visited);
    await visited.screen.findByRole('link', { name: 'Min profil' });
    letGo();
  });
});
