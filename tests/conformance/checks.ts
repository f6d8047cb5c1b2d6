// Holds a running service against the wire table, call by call.
import { type Call, payment, session, signin, sponsor, WIRE } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { type Backend, type Client, isOffered, openClient, queryFor } from './client.ts';
import { isMissing, jsonOf, problemsOf, refusalProblems } from './judge.ts';
import { known, paramsOf, valueAt } from './values.ts';
import { writeProblems } from './writes.ts';

export interface Finding {
  readonly call: string;
  /** Whether the service does as the table says: untried is a call that was not made, for the reason that is given. */
  readonly verdict: 'same' | 'different' | 'missing' | 'untried';
  /** Where it is different, or why it was not tried. */
  readonly where: readonly string[];
  /** The requests that were sent. */
  readonly asked: readonly string[];
}

/**
 * Makes the calls of the table as the client makes them. Reads are asked in each of their spellings. Every call must be
 * refused without a token, which shows of a call that would change something that it is there.
 */
export async function checkBackend(backend: Backend): Promise<readonly Finding[]> {
  const client = await openClient(backend);
  if ('why' in client) return [{ call: client.call, verdict: 'missing', where: [client.why], asked: [] }];
  const findings: Finding[] = [];
  for (const [name, row] of inOrder()) findings.push(await checkCall(backend, client, name, row));
  return findings;
}

/** A log-out ends the session that others need. */
const inOrder = () =>
  Object.entries(WIRE).sort(([, one], [, other]) => Number(one === session.logout) - Number(other === session.logout));

async function checkCall(backend: Backend, client: Client, name: string, row: Call): Promise<Finding> {
  const { additions, values, anyone } = client;
  const found = (verdict: Finding['verdict'], where: readonly string[]) => ({ call: name, verdict, where, asked });
  const asked: string[] = [];
  const where: string[] = [];
  if (!isOffered(row, additions)) return found('untried', [`the manifest does not name '${row.extension}'`]);
  if (row.access !== 'anyone') {
    asked.push(`${row.method} ${row.path} without a token`);
    // A service that refuses nothing would do the request: so it is about a missing thing.
    const { params } = paramsOf(name, row, changes(row) ? known(backend.centerCode) : values, '0');
    const query = queryFor(name, row, backend.now, SUBSTITUTES);
    const refused = await client.send(row, { params, query, ...(row.body && { text: '{}' }) }, anyone);
    if (refused === null) return found('missing', ['no answer']);
    if (isMissing(refused)) return found('missing', [`status ${refused.status}`]);
    where.push(...refusalProblems(refused, [401]));
  }
  const reason = reasonAgainst(client, name, row);
  if (reason === null) {
    const read = await readProblems(backend, client, name, row);
    asked.push(...read.asked);
    if (read.isMissing) return found('missing', read.where);
    where.push(...read.where);
  } else if (backend.writes && changes(row)) {
    const written = await writeProblems(client, name, row);
    if (written !== null) {
      asked.push(...written.asked);
      where.push(...written.where);
      return found(where.length > 0 ? 'different' : 'same', where);
    }
  }
  if (where.length > 0) return found('different', where);
  return reason === null ? found('same', []) : found('untried', [reason]);
}

/** Values for a required query, where the call is refused before it is read. */
const SUBSTITUTES = {
  departmentId: '1',
  memberId: '1',
  signupUrl: 'https://example.invalid',
  netsCallbackUrl: 'https://example.invalid',
  acceptanceCallbackUrl: 'https://example.invalid',
  sponsorConnectionHash: '1',
};

/** To end a token that there never was changes nothing. */
const changes = (row: Call): boolean => row.method !== 'GET' && row !== signin.revoke;

const ROWS_OF_VISITORS: readonly Call[] = [
  sponsor.lookUpCode,
  sponsor.sponsored,
  payment.invoice,
  payment.paymentState,
];

/** Why a call is not made; null where it is. */
function reasonAgainst({ accessOf, values }: Client, name: string, row: Call): string | null {
  if (row.hasSideEffect) return 'it is a GET that does more than read';
  if (ROWS_OF_VISITORS.includes(row)) return 'it asks by what only a visitor was given';
  if (accessOf(row) === null) return row.access === 'staff' ? 'it needs a sign-in: --staff' : 'it needs --member';
  if (changes(row)) return 'it changes something';
  const { missing } = paramsOf(name, row, values);
  return missing.length > 0 ? `the service has no value for ${missing.join(', ')}` : null;
}

async function readProblems({ now }: Backend, client: Client, name: string, row: Call) {
  const access = client.accessOf(row) ?? client.anyone;
  const { params } = paramsOf(name, row, client.values);
  const where: string[] = [];
  const asked: string[] = [];
  const ask = (path: string, more = {}) =>
    client.send(
      { ...row, path },
      {
        params,
        query: queryFor(name, row, now, { ...inQuery(row, client), ...more }),
        body: row.body && { token: 'conformance' },
      },
      access,
    );
  // Once it has ended a session cannot be ended again by another spelling.
  for (const path of row === session.logout ? [row.path] : [row.path, ...row.aliases]) {
    asked.push(`${row.method} ${path}`);
    const answer = await ask(path);
    const isAlias = path !== row.path;
    if (answer === null || (isMissing(answer) && !isAlias))
      return { isMissing: true, where: [answer === null ? 'no answer' : `status ${answer.status}`], asked };
    where.push(...problemsOf(row, answer).map((problem) => (isAlias ? `as ${path}: ${problem}` : problem)));
  }
  if (where.length === 0) where.push(...(await pagingProblems(row, (page) => ask(row.path, page))));
  return { isMissing: false, where, asked };
}

/** A call that may be about one department is asked about one. */
const inQuery = ({ access }: Call, { values }: Client) =>
  access === 'center' && values['departmentId'] !== undefined
    ? { departmentId: values['departmentId'], department_id: values['departmentId'] }
    : {};

/** Whether a list that is given in pages is given in those that were asked for. */
async function pagingProblems(
  row: Call,
  ask: (page: object) => ReturnType<Client['send']>,
): Promise<readonly string[]> {
  if (row.reply.kind !== 'json' || !isPaged(row)) return [];
  const [first, second] = [await ask({ page: '1', page_size: '1' }), await ask({ page: '2', page_size: '1' })];
  if (first === null || second === null) return ['paging: no answer'];
  const [one, other] = [jsonOf(first), jsonOf(second)];
  const size = valueAt(one, 'page_size');
  if (size !== '1' || valueAt(one, 'result_set.1.id') !== null) return [`paging: page_size 1 is not kept`];
  const isSame = valueAt(one, 'result_set.0.id') === valueAt(other, 'result_set.0.id');
  return isSame && Number(valueAt(one, 'total_count')) > 1 ? ['paging: page 2 is page 1 again'] : [];
}

const isPaged = ({ query }: Call): boolean => {
  const { properties = {} } = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {};
  return 'page' in properties && 'page_size' in properties;
};
