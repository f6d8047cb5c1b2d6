import { DEMO_PASSWORD } from '@felles/fixtures';
import { buildMockServer, createWorld, type MockServerOptions } from '@felles/mock-server/internal';
import { onTestFinished } from 'vitest';
import { openRequests } from '../support/open-requests.ts';

type App = ReturnType<typeof buildMockServer>;

/** A noon of summer time, on the Thursday of a plain week. */
export const NOON = Date.parse('2026-06-18T10:00:00Z');

/** Servers that no test uses now: to build one takes longer than most tests take to ask it. */
const idle: ReturnType<typeof build>[] = [];

/** A server that checks its answers, on a world that stands still, for one test. One without options may have served others. */
export function aMock(options?: MockServerOptions) {
  const mock = (options ? null : idle.pop()) ?? build(options);
  const { app, world, seed, problems, open } = mock;
  onTestFinished(async () => {
    if (options || open.size > 0) return app.close();
    world.reset(seed);
    problems.length = 0;
    idle.push(mock);
  });
  return { app, world, problems, ...asking(app) };
}

function build(options: MockServerOptions = {}) {
  const problems: unknown[] = [];
  const world = options.world ?? createWorld({ realTime: () => NOON });
  const app = buildMockServer({ world, check: true, report: (problem) => problems.push(problem), ...options });
  return { app, world, seed: world.state.seed, problems, open: openRequests(app) };
}

/** The ways in which tests ask. */
export function asking(app: App) {
  return {
    /** A token for a center, got as a client gets it. */
    async tokenFor(center: string): Promise<string> {
      const reply = await app.inject(`/rest/v1/boostsignup/token/${center}`);
      return reply.json<{ readonly token: string }>().token;
    },
    /** A session at nordlys, of Ingrid when nobody else is named, got as a client gets it. */
    async sessionFor(token: string, username = '10000001', eier = 100): Promise<string> {
      const reply = await app.inject({
        method: 'POST',
        url: '/rest/v1/portal/login',
        headers: { authorization: `Bearer ${token}` },
        payload: { username, password: DEMO_PASSWORD, eier, client: '', client_version: '' },
      });
      return reply.json<{ readonly whoami: { readonly sessid: string } }>().whoami.sessid;
    },
    get: (url: string, token?: string) =>
      app.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }),
    post: (url: string, body: object) => app.inject({ method: 'POST', url, payload: body }),
  };
}

/** A refusal in the shape of the service: its status, type and body. */
export function refusalIn(reply: { readonly statusCode: number; readonly headers: object; readonly body: string }) {
  return { status: reply.statusCode, type: Reflect.get(reply.headers, 'content-type'), body: JSON.parse(reply.body) };
}
