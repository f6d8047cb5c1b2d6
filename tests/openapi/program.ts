// A client that knows of the service nothing but what its OpenAPI document says.
import createClient from 'openapi-fetch';
import type { components, paths } from './dist/service.ts';

/** Some calls of both applications, and what came of them. */
export async function callBoth(root: string, staffToken: string) {
  const client = createClient<paths>({ baseUrl: root });
  const token = await client.GET('/rest/v1/boostsignup/token/{centerident}', {
    params: { path: { centerident: 'nordlys' } },
  });
  const ofCenter = { authorization: `Bearer ${token.data?.token}` };
  const week = { from_date: '2026-11-15T23:00:00Z', to_date: '2026-11-22T23:00:00Z' };
  const classes = await client.GET('/rest/classes', { params: { query: week }, headers: ofCenter });
  const refused = await client.GET('/rest/classes', { params: { query: week } });
  const center = await client.GET('/rest/v1/boostsignup/center', { headers: ofCenter });
  const eier = center.data?.id ?? 0;
  const wrongPassword = await client.POST('/rest/v1/portal/login', {
    body: { username: '10000001', password: 'wrong', eier, client: 'program', client_version: '1' },
    headers: ofCenter,
  });
  const ofStaff = { authorization: `Bearer ${staffToken}` };
  const pageOf = (page: string) =>
    client.GET('/rest/v1/projects', { params: { query: { page, page_size: '2' } }, headers: ofStaff });
  const pages = [await pageOf('1'), await pageOf('2')];
  const [first = [], second = []] = pages.map(({ data }) => data?.result_set.map((project) => project?.id) ?? []);
  return {
    classes: { some: classes.data?.length !== 0, minutes: classes.data?.every(({ varighet }) => varighet > 0) },
    refused: { status: refused.response.status, type: typeOf(refused.error) },
    wrongPassword: wrongPassword.response.status,
    pages: [first.length, second.length],
    pagesDiffer: second.every((id) => !first.includes(id)),
  };
}

/** A refusal tells of one error, or of several at once. */
const typeOf = (refused: components['schemas']['Error' | 'Errors'] = { errors: [] }) =>
  'error' in refused ? refused.error.type : refused.errors[0]?.type;

/** Calls that the types let no client write; each line is an error, or else this file is one. */
export const mistakes = (client: ReturnType<typeof createClient<paths>>) => [
  // @ts-expect-error there is no such call
  client.GET('/rest/v1/nothing'),
  // @ts-expect-error the week is missing
  client.GET('/rest/classes'),
  // @ts-expect-error a page is a text on the wire
  client.GET('/rest/v1/projects', { params: { query: { page: 1 } } }),
];
