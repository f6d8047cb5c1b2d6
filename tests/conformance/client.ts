// Asks a service as the client does, and gives what came as it is.
import { type CallInput, type HttpAnswer, requestFor } from '@felles/adapters-http';
import { type Call, center, session, signin, WIRE } from '@felles/adapters-http/wire';
import { createAccess, type ServiceAccess } from '@felles/core/internal/shared/access';
import * as z from 'zod/mini';
import { jsonOf } from './judge.ts';
import { known, LEADS, paramsOf, queryOf, type Values, valueAt } from './values.ts';

/** A service to hold against the wire table, and who asks it. */
export interface Backend {
  readonly root: string;
  readonly centerCode: string;
  readonly now: number;
  readonly fetch?: typeof fetch;
  /** The access token of a user of the workspace. */
  readonly staffToken?: string;
  /** A member who can log in at the center. */
  readonly member?: { readonly phone: string; readonly password: string };
  /** Whether calls that change something are made too. */
  readonly writes?: boolean;
}

/** The findings about a service before its calls are tried. */
export interface Client {
  /** The additions that the service knows. */
  readonly additions: readonly string[];
  readonly values: Values;
  /** Anyone, without a token. */
  readonly anyone: ServiceAccess;
  /** Who may ask; null where no user was named who may. */
  accessOf(row: Call): ServiceAccess | null;
  /** Null where the service does not answer at all. A text is sent as it is, in the place of a body that the row describes. */
  send(row: Call, input: CallInput & { readonly text?: string }, access: ServiceAccess): Promise<HttpAnswer | null>;
}

/** A client that has signed in as far as it can, or why there is none. */
export async function openClient(backend: Backend): Promise<Client | { readonly call: string; readonly why: string }> {
  const { root, centerCode, now, staffToken, member, fetch: fetchBy = fetch } = backend;
  let provider = root;
  /** Tokens are ended where they are given. */
  const rootOf = (row: Call): string => (row.path === signin.revoke.path ? provider : root);
  const send: Client['send'] = async (row, { text, ...input }, access) => {
    const { body: _, ...withoutBody } = row;
    const { url, body, headers, ...request } = requestFor(
      text === undefined ? row : withoutBody,
      input,
      access,
      rootOf(row),
    );
    const written = text === undefined ? headers : { ...headers, 'Content-Type': 'application/json' };
    const sent = text ?? body;
    const order = { ...request, headers: written, ...(sent !== null && { body: sent }) };
    const response = await fetchBy(url, order).catch(() => null);
    if (response === null) return null;
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };
  const nobody = createAccess().value;
  const found = await send(center.manifest, {}, nobody);
  const manifest = found && z.safeParse(center.manifest.reply.schema, jsonOf(found)).data;
  if (!manifest) return { call: 'center.manifest', why: found === null ? 'unreachable' : `status ${found.status}` };
  provider = (manifest.authorization_server ?? root).replace(/\/+$/, '');
  const additions = manifest.additions ?? [];
  const anyone = { ...nobody, base: manifest.service_base_url.replace(/\/+$/, ''), additions };
  const given = await send(center.centerToken, { params: { centerident: centerCode } }, anyone);
  const token = given === null ? null : valueAt(jsonOf(given), 'token');
  if (token === null) return { call: 'center.centerToken', why: 'no token for the center' };

  const ofCenter = { ...anyone, token };
  const ofMember = member ? await logIn(ofCenter, member) : null;
  if (member && ofMember === null) return { call: 'session.login', why: 'the member cannot log in' };
  const asker: Readonly<Record<Call['access'], ServiceAccess | null>> = {
    anyone,
    center: ofCenter,
    member: ofMember,
    staff: staffToken === undefined ? null : { ...anyone, token: staffToken },
  };
  const accessOf: Client['accessOf'] = ({ access }) => asker[access];
  return { additions, anyone, values: await valuesFrom(accessOf), accessOf, send };

  async function logIn(access: ServiceAccess, { phone, password }: NonNullable<Backend['member']>) {
    const ids = await send(center.center, {}, access);
    const eier = Number(ids === null ? 0 : valueAt(jsonOf(ids), 'id'));
    const body = { username: phone, password, eier, client: 'conformance', client_version: '1' };
    const answer = await send(session.login, { body }, access);
    const id = answer === null ? null : valueAt(jsonOf(answer), 'whoami.sessid');
    return id === null ? null : { ...access, session: { id, accessToken: null } };
  }

  async function valuesFrom(askedAs: Client['accessOf']): Promise<Values> {
    const values: Record<string, string> = { ...known(centerCode) };
    const answers = new Map<string, unknown>();
    for (const [name, call, path] of LEADS) {
      const row = WIRE[call];
      const access = row === undefined ? null : askedAs(row);
      if (row === undefined || access === null || !isOffered(row, additions)) continue;
      const { params, missing } = paramsOf(call, row, values);
      if (missing.length > 0) continue;
      if (!answers.has(call)) {
        const answer = await send(row, { params, query: queryFor(call, row, now) }, access);
        answers.set(call, answer === null ? null : jsonOf(answer));
      }
      const value = valueAt(answers.get(call), path);
      if (value !== null) values[name] = value;
    }
    return values;
  }
}

/** No service owes us our additions. */
export const isOffered = ({ extension }: Call, additions: readonly string[]): boolean =>
  extension === null || additions.includes(extension);

/** The query of a call as the client has it, before it is written. */
export const queryFor = (call: string, { query }: Call, now: number, more: Values = {}): unknown =>
  query && z.decode<z.core.$ZodType>(query, { ...queryOf(call, now), ...more });
