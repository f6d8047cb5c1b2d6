// After an update whose answer was lost: asking the service what it holds.
import { defer, type Observable, of, repeat, type SchedulerLike, timeout, timer } from 'rxjs';
import { fail, type Result } from '../../shared/result.ts';
import type { Profile } from './model.ts';
import type { ProfilePort } from './port.ts';

/** How long one asking is waited for, how soon the next one follows, and how far they come apart; in milliseconds. */
export const FINDING_OUT = { limit: 10_000, again: 2_000, longest: 60_000 } as const;

/** The answers, for as long as they are listened to. */
export const findOut = (port: Pick<ProfilePort, 'profile'>, clock: SchedulerLike): Observable<Result<Profile>> =>
  defer(port.profile).pipe(
    timeout({ first: FINDING_OUT.limit, scheduler: clock, with: () => of(TOO_LATE) }),
    repeat({ delay: (times) => timer(pauseAfter(times), clock) }),
  );

const pauseAfter = (times: number): number => Math.min(FINDING_OUT.again * 2 ** (times - 1), FINDING_OUT.longest);

const TOO_LATE = fail({ kind: 'unreachable', cause: 'timeout' } as const);
