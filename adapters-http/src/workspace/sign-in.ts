// The provider that knows the users: OAuth 2 with codes and PKCE, by a maintained library.
import { type Failure, fail, ok, type Reply, type Result } from '@felles/core';
import { refusalOf } from '@felles/core/internal/shared/result';
import { CLIENT_ID, SCOPES } from '@felles/core/internal/workspace/session/rules';
import { type PendingSignIn, type SignInPort, Tokens } from '@felles/core/workspace/session';
import * as oauth from 'oauth4webapi';
import { from, map, of, type SchedulerLike, timeout } from 'rxjs';
import * as z from 'zod/mini';

/** Which provider is asked, and by what. */
export interface SignInHttpOptions {
  /** Where the provider is, without a slash at the end. */
  readonly server: string;
  readonly fetch: typeof fetch;
  readonly clock: SchedulerLike;
  /** [W-AUTH-08] Who the application is for the provider. */
  readonly client?: string;
}

/** No answer of the provider takes longer (milliseconds). */
const LIMIT = 30_000;

/**
 * Core's `SignInPort` for a provider of OAuth 2: codes with PKCE, or the token flow where the service wants it. It is
 * how staff get a token, so it needs none.
 */
export function createSignInHttp({ server, fetch, clock, client: id = CLIENT_ID }: SignInHttpOptions): SignInPort {
  const provider: oauth.AuthorizationServer = {
    issuer: server,
    authorization_endpoint: `${server}/oauth2/authorize`,
    token_endpoint: `${server}/oauth2/token`,
    revocation_endpoint: `${server}/oauth2/revoke`,
  };
  const client: oauth.Client = { client_id: id };
  const options = {
    [oauth.customFetch]: fetch,
    // A provider on the own machine speaks plain HTTP.
    [oauth.allowInsecureRequests]: server.startsWith('http:'),
  };

  /** A promise of the library as a reply: it never errors, and it ends. */
  const reply = <T>(work: () => Promise<T>): Reply<T> =>
    from(
      Promise.resolve()
        .then(work)
        .then(
          (value): Result<T> => ok(value),
          (problem: unknown): Result<T> => fail(failureOf(problem)),
        ),
    ).pipe(
      timeout({
        first: LIMIT,
        scheduler: clock,
        with: () => of(fail<Failure>({ kind: 'unreachable', cause: 'timeout' })),
      }),
    );

  /** A token without an end is refused: the client could not know when it stops being valid. */
  const tokensOf = (answer: Reply<oauth.TokenEndpointResponse>, kept: string | null = null): Reply<Tokens> =>
    answer.pipe(
      map((result): Result<Tokens> => {
        if (!result.ok) return result;
        const { access_token: access, expires_in: seconds, refresh_token: refresh } = result.value;
        if (seconds === undefined) return fail({ kind: 'malformed', where: 'oauth2/token', issues: ['expires_in'] });
        return ok({ access, expiresAt: clock.now() + seconds * 1000, refresh: refresh ?? kept });
      }),
    );

  return {
    prepare: (flow, returnAddress) =>
      reply(async () => {
        const state = oauth.generateRandomState();
        const verifier = flow === 'code' ? oauth.generateRandomCodeVerifier() : null;
        const address = new URL(`${server}/oauth2/authorize`);
        const asked = {
          response_type: flow,
          client_id: id,
          redirect_uri: returnAddress,
          scope: SCOPES.join(' '),
          state,
          ...(verifier !== null && {
            code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          }),
        };
        for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
        return { address: address.href, state, verifier };
      }),

    redeem(answer, pending) {
      if (pending.flow === 'token') return of(tokenIn(answer, pending, clock.now()));
      return tokensOf(
        reply(async () => {
          const given = oauth.validateAuthResponse(provider, client, new URL(answer), pending.state);
          const { returnAddress, verifier } = pending;
          const response = await oauth.authorizationCodeGrantRequest(
            provider,
            client,
            oauth.None(),
            given,
            returnAddress,
            verifier ?? oauth.nopkce,
            options,
          );
          return oauth.processAuthorizationCodeResponse(provider, client, response);
        }),
      );
    },

    renew: (refresh) =>
      tokensOf(
        reply(async () => {
          const response = await oauth.refreshTokenGrantRequest(provider, client, oauth.None(), refresh, options);
          return oauth.processRefreshTokenResponse(provider, client, response);
        }),
        refresh,
      ),

    revoke: (token, hint) =>
      reply(async () => {
        const more = { ...options, additionalParameters: { token_type_hint: hint } };
        const response = await oauth.revocationRequest(provider, client, oauth.None(), token, more);
        await oauth.processRevocationResponse(response);
        return null;
      }),
  };
}

const InHash = z.object({
  access_token: z.string(),
  expires_in: z.string().check(z.regex(/^\d{1,9}$/)),
  state: z.string(),
});

/** [W-AUTH-06] The answer of the token flow stands in the hash. */
function tokenIn(answer: string, { state }: PendingSignIn, now: number): Result<Tokens> {
  const given = InHash.safeParse(Object.fromEntries(new URLSearchParams(new URL(answer).hash.slice(1))));
  if (!given.success || given.data.state !== state) return fail(refused(400, 'invalid_response', ''));
  const { access_token: access, expires_in: seconds } = given.data;
  const tokens = Tokens.safeParse({ access, expiresAt: now + Number(seconds) * 1000, refresh: null });
  return tokens.success ? ok(tokens.data) : fail(refused(400, 'invalid_response', ''));
}

function failureOf(problem: unknown): Failure {
  if (problem instanceof oauth.ResponseBodyError)
    return refused(problem.status, problem.error, problem.error_description ?? '');
  if (problem instanceof oauth.AuthorizationResponseError)
    return refused(400, problem.error, problem.error_description ?? '');
  if (problem instanceof oauth.OperationProcessingError) return ofAnswer(problem);
  return { kind: 'unreachable', cause: 'network' };
}

/** A failure of the library: an answer of the provider has its status or its body, any other stood in the address. */
function ofAnswer({ cause, message }: oauth.OperationProcessingError): Failure {
  if (cause instanceof Response) return refused(cause.status, 'Error', '');
  // A body that was cut off is no answer: the page may have been left.
  if (cause instanceof Error && !(cause instanceof SyntaxError)) return { kind: 'unreachable', cause: 'network' };
  if (cause instanceof SyntaxError) return { kind: 'malformed', where: 'oauth2', issues: [message] };
  const isOfBody = cause instanceof Object && 'body' in cause;
  return isOfBody ? { kind: 'malformed', where: 'oauth2', issues: [message] } : refused(400, 'invalid_response', '');
}

const refused = (status: number, type: string, message: string): Failure => ({
  kind: 'refused',
  refusal: refusalOf(status),
  status,
  type,
  message,
});
