import { defer, map, type Observable, of, switchMap } from 'rxjs';
import type { AccessCell } from '../../shared/access.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, fail, type Result } from '../../shared/result.ts';
import { loginFailure } from './answers.ts';
import type { SessionMessage } from './messages.ts';
import type { LoginResponse } from './model.ts';
import type { LoginCredentials, LoginPort } from './port.ts';
import { isSessionRefused } from './rules.ts';

/** The request, and how to learn whether the member's password or the center's token was refused. */
export interface LoginAttemptNeeds {
  readonly port: Pick<LoginPort, 'login'>;
  /** Any request with the center's token, which is renewed if the service refuses it. */
  readonly probe: () => Reply<unknown>;
  readonly access: AccessCell;
  /** Why a refused token could not be renewed. */
  readonly lost$: Behavior<Failure | null>;
}

/** A refused login may be due to the center's token. A probe tells which, as services count repeated wrong passwords. */
export function attemptLogin(
  { port, probe, access, lost$ }: LoginAttemptNeeds,
  credentials: LoginCredentials,
): Observable<Result<LoginResponse, SessionMessage>> {
  const attempt = () => port.login(credentials).pipe(map(inWords));
  return defer(() => {
    const { token } = access.value;
    return port.login(credentials).pipe(
      switchMap((first) => {
        if (first.ok || !isSessionRefused(first.error)) return of(inWords(first));
        return probe().pipe(
          switchMap(() => {
            if (lost$.value) return of(fail(describeFailure(lost$.value)));
            return access.value.token === token ? of(inWords(first)) : attempt();
          }),
        );
      }),
    );
  });
}

const inWords = (answer: Result<LoginResponse>): Result<LoginResponse, SessionMessage> =>
  answer.ok ? answer : fail(loginFailure(answer.error));
