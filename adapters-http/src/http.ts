import { type Failure, fail, type Reply, type Result } from '@felles/core';
import type { AccessCell } from '@felles/core/internal/shared/access';
import { NOT_OFFERED } from '@felles/core/internal/shared/result';
import { catchError, defer, Observable, of, type SchedulerLike, switchMap, timeout } from 'rxjs';
import { CLOSED_DOOR, DOOR_CLOSING, LATE } from './ending.ts';
import { interpret, largestOf } from './interpret.ts';
import { documentAddress, type HttpRequest, hasAddress, isOffered, projectIn, requestFor } from './request.ts';
import type { Call, InputOf, OutputOf } from './wire/call.ts';

/** The needs of `createHttp`. Only the first four must be given; an application has the others besides. */
export interface HttpOptions {
  /** Where the application itself is, '' for the page's own origin. */
  readonly root: string;
  readonly fetch: typeof fetch;
  readonly access: AccessCell;
  readonly clock: SchedulerLike;
  /** No answer takes longer than this many milliseconds, its last byte included. */
  readonly limit?: number;
  /** Gets a new token in the place of one that was refused; the answer says whether asking again makes sense. */
  readonly renew?: (refused: string | null) => Reply<boolean>;
  /** Sends a file and reports its progress, which fetch cannot. */
  readonly sendFile?: SendFile;
  /** The last answers, for a service that cannot be reached. */
  readonly cache?: HttpCache;
  /** Called when a member's own token was refused and laid aside: the session may be over as well. */
  readonly sessionRefused?: () => void;
}

/** The last answers on the device, for the calls whose rows have an owner of them. */
export interface HttpCache {
  /** The answer of the service, or the stored one. `ask` sends the request, and stores each good answer. */
  answer<C extends Call>(
    call: C,
    asked: { readonly url: string; readonly projectId: string | null },
    ask: (store: ((bytes: Uint8Array) => void) | null) => Reply<OutputOf<C>>,
  ): Reply<OutputOf<C>>;
}

/** How many bytes of a body have gone. */
export type OnProgress = (sent: number) => void;

/** Sends one request with a file in it and answers as `fetch` does; a browser does it with XMLHttpRequest. */
export type SendFile = (
  url: string,
  request: Omit<HttpRequest, 'url'> & { readonly signal: AbortSignal },
  onProgress: OnProgress,
) => Promise<Response>;

/** Asks the calls of the wire table. Every port is implemented over one of these; a test gives one of its own. */
export interface Http {
  /** `onProgress` is called with the bytes of a file that were sent. */
  ask<C extends Call>(call: C, input: InputOf<C>, onProgress?: OnProgress): Reply<OutputOf<C>>;
  /** The address of a document that the browser opens by itself. */
  addressOf<C extends Call>(call: C, input: InputOf<C>): string;
}

const STANDARD_LIMIT = 30_000;

/**
 * Calls over `fetch`: a reply never errors, and a refused token is renewed once, where `renew` can. Throws at once for
 * the root '' without a page, as no address could be made of it.
 */
export function createHttp(options: HttpOptions): Http {
  const { fetch, access, clock, limit = STANDARD_LIMIT, renew, sendFile, sessionRefused, cache } = options;
  const root = options.root.replace(/\/+$/, '');
  if (root === '' && fetch === globalThis.fetch && globalThis.location === undefined)
    throw new Error("createHttp: root is '' where there is no page with an origin");
  const askOnce = <C extends Call>(call: C, input: InputOf<C>, onProgress?: OnProgress): Reply<OutputOf<C>> =>
    defer(() => {
      if (!hasAddress(call, access.value)) return of(misuse(call, 'a call before the manifest is read'));
      if (!isOffered(call, access.value)) return of(fail<Failure>(NOT_OFFERED));
      const by: Send = onProgress && sendFile ? (url, request) => sendFile(url, request, onProgress) : fetch;
      const request = sendable(requestFor(call, input ?? {}, access.value, root));
      if (cache === undefined || call.offline === null) return send(by, request, call);
      const asked = { url: request.url, projectId: projectIn(input ?? {}) };
      return cache.answer(call, asked, (store) => send(by, request, call, store));
    }).pipe(
      timeout({ each: call.patience ?? limit, scheduler: clock, with: () => of(unreachable('timeout')) }),
      // Only the request itself can throw, when its input cannot be written on the wire.
      catchError((problem: unknown) =>
        of(fail<Failure>({ kind: 'malformed', where: call.path, issues: [String(problem)] })),
      ),
    );

  /** A call whose token is refused is asked once more with a new one; the second answer stands. */
  const askRenewing = <C extends Call>(
    call: C,
    input: InputOf<C>,
    getNew: NonNullable<HttpOptions['renew']>,
    onProgress?: OnProgress,
  ): Reply<OutputOf<C>> =>
    defer(() => {
      const { token } = access.value;
      return askOnce(call, input, onProgress).pipe(
        switchMap((result) =>
          isTokenRefused(result)
            ? getNew(token).pipe(
                switchMap((renewed) => {
                  if (!renewed.ok) return of(renewed);
                  return renewed.value ? askOnce(call, input, onProgress) : of(result);
                }),
              )
            : of(result),
        ),
      );
    });

  /** Only the service can say when a member's own token has run out; from then on the center's stands in its place. */
  function layAside(own: string): void {
    const { session } = access.value;
    if (session?.accessToken !== own) return; // another call has done so, or another session has begun
    access.next({ ...access.value, session: { ...session, accessToken: null } });
    sessionRefused?.();
  }

  const ask: Http['ask'] = (call, input, onProgress) => {
    if (!renew || call.access === 'anyone' || call.unauthorizedIsAnswer) return askOnce(call, input, onProgress);
    return defer(() => {
      const own = access.value.session?.accessToken ?? null;
      if (own === null) return askRenewing(call, input, renew, onProgress);
      return askOnce(call, input, onProgress).pipe(
        switchMap((result) => {
          if (!isTokenRefused(result)) return of(result);
          layAside(own);
          return askRenewing(call, input, renew, onProgress);
        }),
      );
    });
  };

  return {
    ask,
    addressOf: (call, input) => documentAddress(call, input ?? {}, access.value, root),
  };
}

/** Of an address or a header that is none fetch says no more than of a network that failed; this throws instead. */
function sendable(request: HttpRequest): HttpRequest {
  new URL(request.url, 'https://page.invalid');
  new Headers(request.headers);
  return request;
}

type Send = (url: string, request: Parameters<SendFile>[1]) => Promise<Response>;

/** Turns one request into one value, also when the network fails; unsubscribing aborts it. */
function send<C extends Call>(
  by: Send,
  request: HttpRequest,
  call: C,
  store: ((bytes: Uint8Array) => void) | null = null,
): Reply<OutputOf<C>> {
  return new Observable((subscriber) => {
    const abort = new AbortController();
    const answer = async (): Promise<Result<OutputOf<C>>> => {
      const { url, ...rest } = request;
      const response = await by(url, { ...rest, signal: abort.signal });
      const bytes = await bytesOf(response, largestOf(call));
      const result = interpret(call, {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        bytes,
      });
      if (result.ok) store?.(bytes);
      return result;
    };
    answer()
      .catch((problem: unknown) => {
        const closed = [CLOSED_DOOR, DOOR_CLOSING].find((one) => one === problem);
        if (closed) return misuse(call, closed.message);
        return unreachable(problem === LATE ? 'timeout' : 'network');
      })
      .then((result) => {
        subscriber.next(result);
        subscriber.complete();
      });
    return () => abort.abort();
  });
}

/**
 * The bytes of an answer, up to its end or to the largest size that its caller reads; then the request ends. The bytes
 * are counted, as the length in a header may be that of a compressed body, and counting costs nothing extra.
 */
async function bytesOf(response: Response, largest: number): Promise<Uint8Array> {
  // An answer that the page fetched ahead has its bytes at hand.
  if (!response.body || response.bodyUsed) return new Uint8Array(await response.arrayBuffer());
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length <= largest) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const isTokenRefused = (result: Result<unknown>): boolean =>
  !result.ok && result.error.kind === 'refused' && result.error.refusal === 'unauthorized';

const misuse = (call: Call, issue: string): Result<never> => fail({ kind: 'misuse', where: call.path, issue });

const unreachable = (cause: 'network' | 'timeout'): Result<never> => fail({ kind: 'unreachable', cause });
