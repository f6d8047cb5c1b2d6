import { WIRE } from '@felles/adapters-http/wire';
import { describe, expect, it } from 'vitest';
import { checkBackend, type Finding } from '../conformance/checks.ts';
import { MORNING, serve, staffTokenAt } from './serving.ts';

const MEMBER = { phone: '10000001', password: 'trening' };

/** The answer of a service in the place of a right one. */
interface Defect {
  readonly what: string;
  readonly call: string;
  readonly path: string;
  /** How the program names it. */
  readonly named: RegExp;
  readonly verdict?: Finding['verdict'];
  answer(url: URL, ask: (url?: URL) => Promise<Response>, headers: Headers, method: string): Promise<Response>;
}

/** An answer to a client with a token, with another body. */
const withBody =
  (change: (body: never) => unknown, status = 200): Defect['answer'] =>
  async (_url, ask, headers) => {
    const answer = await ask();
    return headers.has('authorization')
      ? Response.json(change((await answer.json()) as never), { status }) // the defect knows the answer of its call
      : answer;
  };

const DEFECTS: readonly Defect[] = [
  {
    what: 'a field is missing',
    call: 'timetable.classes',
    named: /^\/\*: must have required property 'avdeling'$/,
    path: '/classes',
    answer: withBody((body: readonly object[]) => body.map((one) => ({ ...one, avdeling: undefined }))),
  },
  {
    what: 'a field is of a wrong type',
    call: 'projects.project',
    named: /^\/title: must be string,null$/,
    path: '/v1/projects/1001',
    answer: withBody((body: object) => ({ ...body, title: 5 })),
  },
  {
    what: 'the status is a wrong one',
    call: 'center.center',
    named: /^status 201 in place of 200$/,
    path: '/v1/boostsignup/center',
    answer: withBody((body: object) => body, 201),
  },
  {
    what: 'a call is missing',
    call: 'tasks.tasks',
    verdict: 'missing',
    named: /^status 404$/,
    path: '/v1/tasks',
    answer: async () => Response.json({ error: { http_status: 404 } }, { status: 404 }),
  },
  {
    what: 'a spelling is missing',
    call: 'center.departments',
    named: /^as \/v1\/boostsignup\/departments: status 404 in place of 200$/,
    path: '/v1/boostsignup/departments',
    answer: async () => new Response('', { status: 404 }),
  },
  {
    what: 'a refusal is of a wrong shape',
    call: 'articles.articles',
    named: /^refusal: no error object$/,
    path: '/v1/articles',
    answer: async (_, ask, headers) =>
      headers.has('authorization') ? ask() : Response.json({ message: 'no' }, { status: 401 }),
  },
  {
    what: 'nothing is refused',
    call: 'chat.unread',
    named: /^refusal: status 200 in place of 401$/,
    path: '/v1/messages/unread',
    answer: async () => Response.json(3),
  },
  {
    what: 'pages are not kept to',
    call: 'contacts.contacts',
    named: /^paging: page_size 1 is not kept$/,
    path: '/v1/contacts',
    answer: async (url, ask) => {
      url.searchParams.delete('page');
      url.searchParams.delete('page_size');
      return ask(url);
    },
  },
  {
    what: 'each page is the first',
    call: 'persons.persons',
    named: /^paging: page 2 is page 1 again$/,
    path: '/v1/persons',
    answer: async (url, ask) => {
      url.searchParams.delete('page');
      return ask(url);
    },
  },
  {
    what: 'a header is missing',
    call: 'center.colors',
    named: /header content-type is ''$/,
    path: '/colors',
    answer: async (_, ask, headers) => {
      const answer = await ask();
      return headers.has('authorization') ? new Response(await answer.arrayBuffer()) : answer;
    },
  },
  {
    what: 'null stands for a list',
    call: 'membership.groups',
    named: /^\/: must be array$/,
    path: '/departments/memberships/groups',
    answer: withBody(() => null),
  },
  {
    what: 'an entry of a list cannot be read, which the client passes over',
    call: 'expenses.expenses',
    named: /^\/\*: must have required property/,
    path: '/v1/projects/1001/expenses',
    answer: withBody((body: readonly object[]) => [{}, ...body]),
  },
  {
    what: 'a file is of another type',
    call: 'files.poster',
    named: /a file of type 'text\/html'/,
    path: '/v1/projects/1001/poster',
    answer: async (_, ask, headers) =>
      headers.has('authorization') ? new Response('<p>', { headers: { 'content-type': 'text/html' } }) : ask(),
  },
];

const byPath = new Map(DEFECTS.map((defect) => [`/rest${defect.path}`, defect]));

describe('the conformance program', () => {
  it('[P-TRANSPORT-18] should find every call that can be read the same, under each of its spellings', async () => {
    const findings = await check();
    expect(wrongOf(findings)).toEqual([]);
    expect(findings.map(({ call }) => call).sort()).toEqual(Object.keys(WIRE).sort());
    const asked = findings.flatMap((finding) => finding.asked);
    for (const path of ['/v1/boostsignup/classes', '/classes', '/v1/portal/profile', '/v1/projects/{project_id}'])
      expect(asked).toContain(`GET ${path}`);
    const untried = findings.flatMap(({ call, verdict, where }) =>
      verdict === 'untried' && !where.includes('it changes something') ? [call] : [],
    );
    expect(untried.sort()).toEqual([
      'payment.invoice',
      'payment.paymentState',
      'publishing.markRead',
      'sponsor.contact',
      'sponsor.lookUpCode',
      'sponsor.sponsored',
    ]);
  });

  it('should find and name each defect of a service, and nothing else', async () => {
    const findings = await check(
      {},
      { answer: (url, ask, ...more) => byPath.get(url.pathname)?.answer(url, ask, ...more) ?? ask() },
    );
    expect(wrongOf(findings).length).toBe(DEFECTS.length);
    for (const { what, call, verdict = 'different', named } of DEFECTS)
      expect(
        findings.find((finding) => finding.call === call),
        what,
      ).toMatchObject({
        verdict,
        where: [expect.stringMatching(named)],
      });
  });

  it('should write nothing, unless it is told to', async () => {
    const reading = await askedOf({ writes: false });
    expect(reading.asked.filter((one) => !one.startsWith('GET'))).toEqual(['POST /rest/v1/portal/login']);
    const writing = await askedOf({ writes: true });
    expect(wrongOf(writing.findings)).toEqual([]);
    expect(writing.asked).toContain('POST /rest/v1/projects');
  });

  it('should check what needs no sign-in, and say of the rest what it needs, when it is given none', async () => {
    const findings = await check({ member: false, staff: false });
    const untried = findings.filter(({ verdict }) => verdict === 'untried');
    expect(untried.find(({ call }) => call === 'projects.projects')?.where).toEqual(['it needs a sign-in: --staff']);
    expect(untried.find(({ call }) => call === 'session.whoami')?.where).toEqual(['it needs --member']);
    expect(findings.find(({ call }) => call === 'timetable.classes')?.verdict).toBe('same');
  });

  it('should say so when there is nothing to check', async () => {
    const findings = await checkBackend({ root: 'http://127.0.0.1:9', centerCode: 'nordlys', now: MORNING });
    expect(findings).toEqual([{ call: 'center.manifest', verdict: 'missing', where: ['unreachable'], asked: [] }]);
  });
});

const wrongOf = (findings: readonly Finding[]) =>
  findings.filter(({ verdict }) => verdict === 'different' || verdict === 'missing');

/** The calls with a token. */
const askedOf = async (options: { readonly writes: boolean }) => {
  const asked: string[] = [];
  const findings = await check(options, {
    answer(url, ask, headers, method) {
      if (headers.has('authorization')) asked.push(`${method} ${url.pathname}`);
      return ask();
    },
  });
  return { asked, findings };
};

async function check({ writes = false, member = true, staff = true } = {}, defect?: Pick<Defect, 'answer'>) {
  const { root } = await serve();
  const fetchBy: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const ask = (to = url) => fetch(to, init);
    return defect ? defect.answer(url, ask, new Headers(init?.headers), init?.method ?? 'GET') : ask();
  };
  return checkBackend({
    root,
    centerCode: 'nordlys',
    now: MORNING,
    fetch: fetchBy,
    writes,
    ...(member && { member: MEMBER }),
    ...(staff && { staffToken: await staffTokenAt(root) }),
  });
}
