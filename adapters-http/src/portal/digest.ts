import { fail, ok, type Reply, type Result } from '@felles/core';
import { catchError, defer, from, map, of } from 'rxjs';

/** The SHA-256 of some bytes, in hexadecimal digits. A page that came by an unsafe way has no means to know it. */
export const digest = (bytes: Uint8Array): Reply<string> =>
  defer(() => from(crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))).pipe(
    map(
      (sum): Result<string> => ok([...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')),
    ),
    catchError(() => of(fail({ kind: 'unreachable', cause: 'network' } as const))),
  );
