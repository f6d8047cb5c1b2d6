import { BehaviorSubject, interval, map, type SchedulerLike, Subject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Day, type Instant, instantOf, osloDay } from '../../shared/dates.ts';
import type { Load } from '../../shared/load.ts';
import { type Failure, isRetryable, ok } from '../../shared/result.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import { trimmedOrNull } from '../../shared/wire-values.ts';
import type { Surroundings } from '../../shell/ports.ts';
import { createMemberQuery, type MemberPlace } from '../session/member-query.ts';
import type { CardPort } from './model.ts';
import { type CardRefusal, cardRefusalOf, type HeldCard, heldSince, isGood, nextAsking } from './rules.ts';

/** The part of the card that changes: `ready` with the code, or why there is none. */
export type CardState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly code: string;
      /** The service's instant, for the words. */
      readonly until: Instant;
      readonly isAsking: boolean;
      /** Without a network it is not renewed. */
      readonly isOnline: boolean;
    }
  | { readonly status: 'expired'; readonly at: Instant; readonly isAsking: boolean; readonly wasHidden: boolean }
  | { readonly status: 'offline' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly isAsking: boolean }
  | { readonly status: 'refused'; readonly refusal: CardRefusal; readonly isAsking: boolean };

export interface CardView {
  /** The page shows a link to log in and no data. */
  readonly isLoggedOut: boolean;
  /** The member's name; null until the service has told it. */
  readonly name: string | null;
  /** The member's number, and the agreement, of the last answer in this session. */
  readonly number: string | null;
  readonly title: string | null;
  readonly today: Day;
  readonly state: CardState;
}

export interface CardStore {
  readonly view$: Behavior<CardView>;
  open(): void;
  close(): void;
  /** The member asks for a new code. */
  reload(): void;
}

export interface CardNeeds extends MemberPlace {
  readonly port: CardPort;
  readonly surroundings: Pick<Surroundings, 'online$' | 'visible$'>;
  readonly clock: SchedulerLike;
}

/** How often an open page looks whether its code is over (milliseconds). */
const EVERY = 1_000;

/** [P-MEMBER-47] The card of the member who is logged in. The code is renewed while the page is visible, and kept nowhere. */
export function createCardStore({ port, session, surroundings, clock }: CardNeeds): CardStore {
  const { online$, visible$ = new BehaviorSubject(true) } = surroundings;
  const now$ = new BehaviorSubject<Instant>(clock.now());
  const hiddenAt$ = new BehaviorSubject<Instant>(Number.NEGATIVE_INFINITY);
  const again$ = new Subject<void>();
  const scope = createScope();
  const ticking = createSlot();
  let askedAt: Instant = 0;
  const query = createMemberQuery({
    session,
    ask: () => {
      const at = clock.now();
      askedAt = at;
      return port.card().pipe(map((answer) => (answer.ok ? ok(heldSince(answer.value, at)) : answer)));
    },
    again$,
  });

  /** Asks for the next code once it is time; a refusal is asked about again when its member comes back to the page. */
  function look(isBack = false): void {
    const now = clock.now();
    now$.next(now);
    const { question, load, isRefreshing, refreshFailure } = query.answer$.value;
    if (question === null || isRefreshing || load.status === 'loading' || !online$.value) return;
    const failure = load.status === 'failed' ? load.failure : refreshFailure;
    const isTime = now >= nextAsking(heldIn(load), failure !== null, askedAt);
    const mayPass = failure === null || isRetryable(failure);
    // A clock that was set back would otherwise make it wait.
    if (mayPass ? isTime || now < askedAt : isBack) again$.next();
  }

  const isGood$ = derive({ answer: query.answer$, now: now$ }, ({ answer: { load }, now }) => {
    const held = heldIn(load);
    return held !== null && isGood(held, now);
  });

  return {
    view$: derive(
      {
        view: session.view$,
        session: session.session$,
        answer: query.answer$,
        isCodeGood: isGood$,
        today: derive({ now: now$ }, ({ now }) => osloDay(now)),
        isOnline: online$,
        hiddenAt: hiddenAt$,
      },
      ({ view: { status }, session: current, answer, isCodeGood, today, isOnline, hiddenAt }): CardView => {
        const { load, isRefreshing, refreshFailure } = answer;
        const held = heldIn(load);
        const failure = load.status === 'failed' ? load.failure : refreshFailure;
        const refusal = cardRefusalOf(failure);
        const number = refusal?.number ?? held?.card.number;
        const isAsking = isRefreshing || load.status === 'loading';
        return {
          isLoggedOut: status === 'loggedOut',
          name: current?.person?.name ?? null,
          number: number === null || number === undefined ? null : trimmedOrNull(String(number)),
          title: trimmedOrNull(refusal?.title) ?? trimmedOrNull(held?.card.title),
          today,
          state:
            refusal === null
              ? stateOf(held, failure, { isCodeGood, isOnline, hiddenAt, isAsking })
              : { status: 'refused', refusal, isAsking },
        };
      },
    ),
    open() {
      if (!scope.open()) return;
      now$.next(clock.now());
      query.open();
      scope.add(query.close);
      scope.add(
        visible$.subscribe((isVisible) => {
          if (isVisible) {
            look(true);
            ticking.run(interval(EVERY, clock), () => look());
          } else {
            hiddenAt$.next(clock.now());
            ticking.end();
          }
        }),
      );
      scope.add(online$.subscribe(() => visible$.value && look()));
      scope.add(ticking.end);
    },
    close: scope.close,
    reload: query.reload,
  };
}

const heldIn = (load: Load<HeldCard>): HeldCard | null => (load.status === 'ready' ? load.value : null);

interface Moment {
  readonly isCodeGood: boolean;
  readonly isOnline: boolean;
  readonly hiddenAt: Instant;
  readonly isAsking: boolean;
}

function stateOf(
  held: HeldCard | null,
  failure: Failure | null,
  { isCodeGood, isOnline, hiddenAt, isAsking }: Moment,
): CardState {
  if (held !== null) {
    const until = instantOf(held.card.expires_at);
    if (isCodeGood) return { status: 'ready', code: held.card.code, until, isAsking, isOnline };
    if (!isOnline) return { status: 'offline' };
    if (failure === null) return { status: 'expired', at: until, isAsking, wasHidden: hiddenAt >= held.askedAt };
  }
  if (!isOnline) return { status: 'offline' };
  return failure === null ? { status: 'loading' } : { status: 'failed', failure, isAsking };
}
