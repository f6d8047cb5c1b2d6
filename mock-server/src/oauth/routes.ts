// The provider of the demo world: it knows the staff, and gives tokens for codes.

import { signin as wire } from '@felles/adapters-http/wire';
import { PAGES } from '@felles/core/internal/workspace/routing/rules';
import { CLIENT_ID } from '@felles/core/internal/workspace/session/rules';
import { type DemoStaff, demoStaff, STAFF_PASSWORD } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { answer } from '../answer.ts';
import { type Html, html, writePage } from '../pages/page.ts';
import { queryOf, readPairs } from '../pairs.ts';
import { refusal } from '../refusals.ts';
import { pagesHost, problemsOf } from '../request.ts';
import type { Service } from '../row.ts';
import type { SiteFiles } from '../site/files.ts';
import { type IssuedTokens, issueCode, issueGrant, redeemCode, renewGrant, revokeToken } from '../world/grants.ts';
import { Credentials, Order, type TokenAnswer, TokenOrder, type TokenRefusal } from './orders.ts';

/** `redirects` are the addresses of other frontends, besides the workspace's own pages. */
export function oauthRoutes(
  app: FastifyInstance,
  service: Service,
  files: SiteFiles,
  redirects: readonly string[],
): void {
  const { world } = service;
  const showSignIn = async (reply: FastifyReply, login: string): Promise<FastifyReply> =>
    reply
      .headers(pageHeaders([...(world.apart === null ? [] : [world.apart.pages]), ...redirects.map(originOf)]))
      .send(signInPage(await files.developerStyles(), reply.statusCode === 401, login));

  answer(app, service, wire.revoke, ({ body: { token } }) => {
    revokeToken(world, token);
    return {};
  });

  app.get('/oauth2/authorize', async (request, reply) => {
    orderOf(service, request, redirects);
    return showSignIn(reply, '');
  });

  app.post('/oauth2/authorize', async (request, reply) => {
    const order = orderOf(service, request, redirects);
    const given = Credentials.safeParse(request.body);
    const staff = demoStaff.find(({ login }) => login === given.data?.login);
    if (staff === undefined || given.data?.password !== STAFF_PASSWORD)
      return showSignIn(reply.code(401), given.data?.login ?? '');
    return reply.code(303).header('location', returnOf(order, staff.login)).send();
  });

  function returnOf(
    { response_type: kind, redirect_uri: redirect, state, code_challenge: challenge = '' }: Order,
    login: string,
  ): string {
    // The address is given back letter for letter, with the answer behind it.
    if (kind === 'token') {
      const { access, expiresIn } = issueGrant(world, login);
      const answer = { access_token: access, token_type: 'Bearer', expires_in: String(expiresIn), state };
      return `${redirect}#${new URLSearchParams(answer)}`;
    }
    const code = issueCode(world, { login, clientId: CLIENT_ID, redirect, challenge });
    return `${redirect}${redirect.includes('?') ? '&' : '?'}${new URLSearchParams({ code, state })}`;
  }

  app.post('/oauth2/token', async (request, reply) => {
    const order = TokenOrder.safeParse(request.body);
    if (!order.success) return refuse(reply, 'invalid_request', problemsOf(order.error, 'body').join('; '));
    const tokens = tokensFor(order.data);
    return tokens === null ? refuse(reply, 'invalid_grant') : written(tokens);
  });

  function tokensFor(order: z.infer<typeof TokenOrder>): IssuedTokens | null {
    if (order.client_id !== CLIENT_ID) return null;
    if (order.grant_type === 'refresh_token') return renewGrant(world, order.refresh_token);
    const { code, client_id: clientId, redirect_uri: redirect, code_verifier: verifier } = order;
    return redeemCode(world, { code, clientId, redirect, verifier });
  }
}

/** The order in the address, from a page where the client is registered: any other would be told who is signed in. */
function orderOf({ world }: Service, request: FastifyRequest, redirects: readonly string[]): Order {
  const order = Order.safeParse({ ...readPairs(queryOf(request.url)) });
  if (!order.success) throw refusal(400, 'The provider does not understand what it is asked for.');
  const { redirect_uri: redirect, response_type: kind, code_challenge: challenge } = order.data;
  const registered = [`http://${pagesHost(world, request)}${PAGES}/`, ...redirects];
  if (!registered.some((address) => leadsTo(redirect, address)))
    throw refusal(
      400,
      `The provider leads back to ${registered.join(' or ')}, and what is below. --redirect ADDRESS registers another one.`,
    );
  if (kind === 'code' && !challenge) throw refusal(400, 'The provider asks for a challenge with each code.');
  return order.data;
}

/** Whether an answer goes to a registered address, or below it. What stands in a header is visible and ASCII. */
function leadsTo(redirect: string, registered: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(redirect) || redirect.includes('#') || !URL.canParse(redirect)) return false;
  const { origin, pathname, username, password } = new URL(redirect);
  const to = new URL(registered);
  return origin === to.origin && pathname.startsWith(to.pathname) && username === '' && password === '';
}

const originOf = (address: string): string => new URL(address).origin;

const written = ({ access, refresh, expiresIn }: IssuedTokens): TokenAnswer => ({
  access_token: access,
  token_type: 'Bearer',
  expires_in: expiresIn,
  refresh_token: refresh,
  scope: 'login standalone',
});

/** A refusal in the shape that OAuth has for it. */
const refuse = (reply: FastifyReply, error: TokenRefusal['error'], why?: string): FastifyReply =>
  reply.code(400).send({ error, ...(why !== undefined && { error_description: why }) });

/** The answer to the form leads back to the page that asked, and a browser lets a form go nowhere else. */
const pageHeaders = (pages: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${["'self'", ...pages].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});

/** Where the staff of the demo company say who they are. The form goes back to the address it came from. */
const signInPage = (styles: string | null, isRefused: boolean, login: string): string =>
  writePage({
    title: 'Logg inn · Fjordbygg',
    language: 'no',
    styles,
    body: html`<main>
<h1>Logg inn</h1>
${isRefused ? html`<p role="alert">Feil bruker eller passord.</p>` : ''}
<form method="post">
<p><label>Bruker <input name="login" value="${login}" autocomplete="username" autocapitalize="none" required></label></p>
<p><label>Passord <input type="password" name="password" autocomplete="current-password" required></label></p>
<p><button>Logg inn</button></p>
</form>
<p>Demoens brukere har passordet <code>${STAFF_PASSWORD}</code>:</p>
<ul>${demoStaff.map(user)}</ul>
</main>`,
  });

const user = ({ login, name, title }: DemoStaff): Html => html`<li><code>${login}</code> ${name}, ${title}</li>`;
